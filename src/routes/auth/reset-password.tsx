import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../../features/accounts/ResetPasswordScreen.tsx';

export const Route = createFileRoute('/auth/reset-password')({ component: ResetPasswordScreen });
