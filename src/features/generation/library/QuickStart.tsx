import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Brush from 'lucide-react/icons/brush';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Film from 'lucide-react/icons/film';
import ImageIcon from 'lucide-react/icons/image';
import Layers from 'lucide-react/icons/layers';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import type { ReactNode } from 'react';
import type { Mode } from '../../../../contract/generation.ts';
import { modePathFor } from '../modePaths.ts';

const CHIP =
  'bg-surface border-line hover:border-accent/60 flex min-h-11 items-center gap-2 rounded-full border px-3.5 text-sm font-semibold whitespace-nowrap tiny:whitespace-normal transition-colors';
const ICON = 'text-accent [&_svg]:size-5';

/** Links to the modes that are offered, in one row, so that the library stays visible. */
export function QuickStart({ modes }: { modes: readonly Mode[] }) {
  const looks: Record<Mode, { icon: ReactNode; title: ReactNode }> = {
    'text-to-video': { icon: <Clapperboard />, title: <Trans>Generate a video</Trans> },
    'image-to-video': { icon: <Film />, title: <Trans>Animate a picture</Trans> },
    'text-to-image': { icon: <ImageIcon />, title: <Trans>Generate an image</Trans> },
    'image-edit': { icon: <Brush />, title: <Trans>Edit an image</Trans> },
    'multi-image': { icon: <Layers />, title: <Trans>Combine images</Trans> },
    storyboard: { icon: <PanelsTopLeft />, title: <Trans>Storyboard</Trans> },
  };
  return (
    <ul className="relative -mx-4 flex gap-1.5 tiny:flex-wrap sm:gap-2 lg:flex-wrap scroll-px-5 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
      {modes.map((mode) => (
        <li key={mode} className="max-w-full shrink-0">
          <Link
            to="/generate/{-$mode}"
            params={{ mode: modePathFor(mode) }}
            search={modePathFor(mode) ? {} : { mode }}
            className={CHIP}
          >
            <span className={ICON} aria-hidden="true">
              {looks[mode].icon}
            </span>
            {looks[mode].title}
          </Link>
        </li>
      ))}
      <li className="shrink-0">
        <Link to="/template" className={CHIP}>
          <span className={ICON} aria-hidden="true">
            <LayoutTemplate />
          </span>
          <Trans>Start from a template</Trans>
        </Link>
      </li>
    </ul>
  );
}
