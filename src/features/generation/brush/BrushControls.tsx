import { Trans } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../../ui/Button.tsx';
import { useRangeSheet } from '../../../ui/useSheet.ts';

/** Part of the picture's longer side. */
const THINNEST = 0.008;
const THICKEST = 0.12;

interface BrushControlsProps {
  thickness: number;
  onThickness: (thickness: number) => void;
  canUndo: boolean;
  onUndo: () => void;
}

/** Undoes a stroke, and sets how thick the next one is. */
export function BrushControls({ thickness, onThickness, canUndo, onUndo }: BrushControlsProps) {
  useRangeSheet();
  return (
    <>
      <Button
        variant="outline"
        isOff={!canUndo}
        icon={<Undo2 className="size-5" aria-hidden="true" />}
        onClick={onUndo}
      >
        <Trans>Undo</Trans>
      </Button>
      <label className="flex min-h-11 min-w-48 grow items-center gap-3 text-sm font-semibold">
        <Trans>Brush size</Trans>
        <input
          type="range"
          className="grow"
          min={THINNEST}
          max={THICKEST}
          step={0.002}
          value={thickness}
          onChange={(event) => onThickness(Number(event.target.value))}
        />
      </label>
    </>
  );
}
