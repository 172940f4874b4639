import { isToolOfSomebody } from './drawingTools.ts';
import type { Style } from '../../prompt/vocabulary/styleWords.ts';
import { type SceneName, TERRAIN_SCENES } from '../../scene.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { PlanReport } from '../report/planReport.ts';

/** Land of grass, rock and leaves, which shapes of smooth plastic make a painting of. */
const UNMODELLED: ReadonlySet<SceneName> = new Set<SceneName>([
  ...TERRAIN_SCENES,
  'forest',
  'bamboo',
  'sakura',
  'ricefield',
  'flowers',
  'space',
  'abstract',
]);

/** Chooses how the picture is made: the style that the prompt names, or null for the studio's own rendering. */
export function chooseStyle(
  { wanted, tokens }: PromptReading,
  { scene, subject }: { scene: SceneName; subject: string | null },
  report: PlanReport,
): Style | null {
  // "tata surya 3d", "gerbang render 3d": nothing around has a shape to be modelled.
  const isModelled = !UNMODELLED.has(scene) || ((scene === 'space' || scene === 'abstract') && subject !== null);
  const isNamed = (hit: Hit): boolean => hit.meaning.style !== undefined && !isToolOfSomebody(hit, wanted, tokens);
  const styleHit = wanted.find((hit) => isNamed(hit) && !(hit.meaning.style === 'render' && !isModelled));
  const style = styleHit?.meaning.style ?? null;
  for (const hit of wanted) {
    if (!style || hit.meaning.style !== style || !isNamed(hit)) continue;
    if (hit === styleHit) report.draw(hit, 'style', style);
    else report.drawSilently(hit);
  }
  return style;
}
