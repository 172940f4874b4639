import Clapperboard from 'lucide-react/icons/clapperboard';
import ImageIcon from 'lucide-react/icons/image';
import { KIND_OF_MODE, type Mode } from '../../../contract/generation.ts';
import { useTemplateLabels } from './useTemplateLabels.ts';

const ICONS = { video: Clapperboard, image: ImageIcon };

/** The kind of result of a mode and, for a clip, its length; readable on any image. */
export function KindBadge({ mode, seconds }: { mode: Mode; seconds: number | undefined }) {
  const labels = useTemplateLabels();
  const Icon = ICONS[KIND_OF_MODE[mode]];
  return (
    <span className="figures inline-flex items-center gap-1.5 rounded-full bg-black/70 px-2.5 py-1 text-xs font-semibold text-white">
      <Icon className="size-3.5" aria-hidden="true" />
      {labels.results[mode]}
      {seconds !== undefined && ` · ${labels.seconds(seconds)}`}
    </span>
  );
}
