import type { FirstAccount } from './accounts/ensureFirstAccounts.ts';
import type { Config } from './platform/config.ts';

/** What the terminal says once everything runs: the address, where mail arrives, and the first accounts, told once. */
export function greeting({ config, port, firstAccounts, mailboxPath }: {
  config: Config;
  /** Null for a process that only works. */
  port: number | null;
  firstAccounts: FirstAccount[];
  /** Path of the local mailbox, or null when real mail is set up. */
  mailboxPath: string | null;
}): string {
  if (port === null) return 'Kilas is working: tasks and mail are handled here.\n';
  const address = config.publicUrl ?? `http://localhost:${port}`;
  const lines = ['', `  Kilas is ready   ${address}`];
  if (mailboxPath) lines.push(`  Mailbox          ${address}${mailboxPath}`, '                   (e-mails with codes arrive there; set SMTP_URL to send real ones)');
  if (firstAccounts.length > 0) {
    lines.push('', '  First accounts (shown only this once):');
    for (const account of firstAccounts) lines.push(`    ${account.role.padEnd(6)} ${account.email}   ${account.password ?? '(ADMIN_PASSWORD)'}`);
  }
  lines.push('', `  Data             ${config.databaseUrl ? `${config.dataDirectory} (files), the database of DATABASE_URL` : config.dataDirectory}`, '  Stop             Ctrl-C', '', '');
  return lines.join('\n');
}
