import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../api/signedIn.ts';
import { readId, readOneOf } from '../ui/searchCodecs.ts';

/** Everything below needs a session; anyone else goes to the start page. */
export const Route = createFileRoute('/_signedIn')({
  /** The item whose details are open, over any of these screens: a deep link, a notification, the phone's back gesture. */
  validateSearch: (search): { video?: string; image?: string; panel?: number; begin?: 'share' | 'retry' } => ({
    video: readId(search.video),
    image: readId(search.image),
    // Of a storyboard, from 1.
    panel: Number.isInteger(search.panel) && Number(search.panel) > 1 ? Number(search.panel) : undefined,
    // The button of a notification that was pressed: the details begin at the same one.
    begin: readOneOf(['share', 'retry'], search.begin),
  }),
  beforeLoad({ location }) {
    if (isSignedIn()) return;
    // Nobody waits for it, and most visits never come here.
    void import('../features/accounts/destination.ts').then((destination) =>
      destination.persistWantedPath(location.href),
    );
    throw redirect({ to: '/', replace: true });
  },
  staticData: { opensSignedInShell: true },
  // Beside the screen's own files rather than before them.
  loader: ({ context }) => context.openSignedInShell().then(() => undefined),
});
