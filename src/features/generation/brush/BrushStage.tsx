import { Plural } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type CutOut, drawStroke, type Point, type Stroke } from './cutOutCanvas.ts';

/** Opacity of the parts that are cut away. */
const FAINT = 0.28;
const COLOURS = { keep: 'rgb(16 185 129 / 0.65)', remove: 'rgb(239 68 68 / 0.65)' };
/** What is transparent, as picture editors show it in both themes. */
const CHECKERS = 'repeating-conic-gradient(#cfcfcf 0 25%, #fff 0 50%) 0 0 / 20px 20px';
/** The picture is as large as the controls below it leave room for. */
const ROOM = { containerType: 'size', minHeight: 'max(10rem, 44dvh)' } as const;
/** Share of the picture by which an arrow key moves the brush. */
const KEY_STEP = 0.03;
const ARROWS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};
const within = (value: number) => Math.min(1, Math.max(0, value));

interface BrushStageProps {
  /** Says how to paint with keys. */
  label: string;
  cutOut: CutOut;
  brush: Omit<Stroke, 'points'>;
  /** Number of strokes: the picture is redrawn with each. */
  strokes: number;
  onStroke: (stroke: Stroke) => void;
}

/** The cut-out over a faint original, painted on by finger, mouse or keyboard. */
export function BrushStage({ label, cutOut, brush, strokes, onStroke }: BrushStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const points = useRef<Point[]>([]);
  /** Where the keyboard's brush is; null until a key moved it. */
  const [spot, setSpot] = useState<Point | null>(null);
  const { width, height } = cutOut;

  function draw(stroke: Stroke | null) {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    pen.clearRect(0, 0, width, height);
    pen.globalAlpha = FAINT;
    pen.drawImage(cutOut.whole, 0, 0);
    pen.globalAlpha = 1;
    pen.drawImage(cutOut.kept, 0, 0);
    if (!stroke) return;
    pen.strokeStyle = COLOURS[stroke.kind];
    drawStroke(pen, stroke);
  }
  useEffect(() => draw(spot && { ...brush, points: [spot] }));

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
    const box = currentTarget.getBoundingClientRect();
    return { x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) };
  }

  function handlePointerMove(event: PointerEvent) {
    if (points.current.length > 0) points.current.push(pointOf(event));
    // A mouse shows how thick the brush is before it paints.
    else if (event.pointerType === 'mouse') return draw({ ...brush, points: [pointOf(event)] });
    else return;
    draw({ ...brush, points: points.current });
  }

  function handlePointerUp() {
    if (points.current.length > 0) onStroke({ ...brush, points: points.current });
    points.current = [];
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    const from = spot ?? { x: 0.5, y: 0.5 };
    setSpot({ x: within(from.x + by.x), y: within(from.y + by.y) });
  }

  return (
    <div className="bg-base-200 rounded-box grid grow place-items-center overflow-hidden p-2" style={ROOM}>
      <button
        type="button"
        aria-label={label}
        className="relative max-w-full cursor-crosshair touch-none overflow-hidden"
        style={{
          aspectRatio: width / height,
          width: `min(100%, calc(100cqh * ${width / height}))`,
          background: CHECKERS,
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setSpot(null);
          points.current = [pointOf(event)];
          draw({ ...brush, points: points.current });
        }}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerUp}
        onPointerLeave={() => points.current.length === 0 && draw(null)}
        onPointerCancel={() => {
          points.current = [];
          draw(null);
        }}
        onKeyDown={handleKeyDown}
        // A pointer's click has been a stroke already.
        onClick={(event) => event.detail === 0 && onStroke({ ...brush, points: [spot ?? { x: 0.5, y: 0.5 }] })}
      >
        <canvas ref={canvas} width={width} height={height} className="absolute inset-0 size-full" />
      </button>
      <p role="status" className="sr-only">
        {strokes > 0 && <Plural value={strokes} one="# stroke painted" other="# strokes painted" />}
      </p>
    </div>
  );
}
