import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Brush from 'lucide-react/icons/brush';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Film from 'lucide-react/icons/film';
import ImageIcon from 'lucide-react/icons/image';
import Layers from 'lucide-react/icons/layers';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import type { ReactNode } from 'react';
import type { Mode } from '../../../../contract/generation.ts';
import { modePathFor } from '../modes.ts';

/** The ways to begin, one press each: only those that a model offers. */
export function QuickStart({ modes }: { modes: readonly Mode[] }) {
  const looks: Record<Mode, { icon: ReactNode; title: ReactNode; hint: ReactNode }> = {
    'text-to-video': { icon: <Clapperboard />, title: <Trans>Make a video</Trans>, hint: <Trans>from one sentence</Trans> },
    'image-to-video': { icon: <Film />, title: <Trans>Move a picture</Trans>, hint: <Trans>image to video</Trans> },
    'text-to-image': { icon: <ImageIcon />, title: <Trans>Make an image</Trans>, hint: <Trans>from one sentence</Trans> },
    'image-edit': { icon: <Brush />, title: <Trans>Edit an image</Trans>, hint: <Trans>say what should change</Trans> },
    'multi-image': { icon: <Layers />, title: <Trans>Combine images</Trans>, hint: <Trans>several become one</Trans> },
    storyboard: { icon: <PanelsTopLeft />, title: <Trans>Storyboard</Trans>, hint: <Trans>a story in pictures</Trans> },
  };
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {modes.map((mode) => (
        <li key={mode}>
          <Link
            to="/generate/{-$mode}" params={{ mode: modePathFor(mode) }} search={modePathFor(mode) ? {} : { mode }}
            className="bg-surface border-line hover:border-accent/60 rounded-box flex h-full items-center gap-3 border p-3 transition-colors"
          >
            <span className="bg-accent/12 text-accent grid size-11 shrink-0 place-items-center rounded-2xl [&_svg]:size-5.5" aria-hidden="true">
              {looks[mode].icon}
            </span>
            <span className="min-w-0">
              <span className="block leading-snug font-bold">{looks[mode].title}</span>
              <span className="text-base-content/75 hidden text-sm sm:block">{looks[mode].hint}</span>
            </span>
          </Link>
        </li>
      ))}
      <li className="col-span-full">
        <Link to="/template" className="bg-surface border-line hover:border-accent/60 rounded-box flex min-h-11 items-center gap-3 border px-3 py-2 transition-colors">
          <LayoutTemplate className="text-accent mx-3 size-5.5 shrink-0" aria-hidden="true" />
          <span className="grow leading-snug font-bold">
            <Trans>Start from a template</Trans>
          </span>
          <ChevronRight className="text-base-content/75 size-5 shrink-0" aria-hidden="true" />
        </Link>
      </li>
    </ul>
  );
}
