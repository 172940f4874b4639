import { createFileRoute } from '@tanstack/react-router';
import { GoogleReturnScreen } from '../../features/accounts/GoogleReturnScreen.tsx';

/** The return from Google. Its token is taken from the address before any route runs. */
export const Route = createFileRoute('/auth/callback')({ component: GoogleReturnScreen });
