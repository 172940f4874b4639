import { createFileRoute } from '@tanstack/react-router';
import { MailsScreen } from '../../features/dashboard/MailsScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/mails')({ component: MailsScreen });
