import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../api/signedIn.ts';
import { readId, readOneOf } from '../ui/searchCodecs.ts';

/** Everything below needs a session; guests go to the start page. */
export const Route = createFileRoute('/_signedIn')({
  /**
   * The item whose details are open above one of these screens: by a deep link or a notification; the back gesture
   * closes them.
   */
  validateSearch: (search): { video?: string; image?: string; panel?: number; begin?: 'share' | 'retry' } => ({
    video: readId(search.video),
    image: readId(search.image),
    // Of a storyboard, from 1.
    panel: Number.isInteger(search.panel) && Number(search.panel) > 1 ? Number(search.panel) : undefined,
    // The pressed button of a notification: the details open at the same action.
    begin: readOneOf(['share', 'retry'], search.begin),
  }),
  beforeLoad({ location }) {
    if (isSignedIn()) return;
    // No screen waits for it, and most visits never reach this route.
    void import('../features/accounts/destination.ts').then((destination) =>
      destination.persistWantedPath(location.href),
    );
    throw redirect({ to: '/', replace: true });
  },
  staticData: { opensSignedInShell: true },
  // In parallel with the screen's own files.
  loader: ({ context }) => context.openSignedInShell().then(() => undefined),
});
