import type { FirstAccount } from './accounts/ensureFirstAccounts.ts';
import type { Config } from './platform/config.ts';

/** What the terminal says once everything runs: the address, where mail arrives, and the first accounts, told once. */
export function greeting({
  config,
  port,
  firstAccounts,
  mailboxPath,
}: {
  config: Config;
  /** Null for a process that only works. */
  port: number | null;
  firstAccounts: FirstAccount[];
  /** Path of the local mailbox, or null when real mail is set up. */
  mailboxPath: string | null;
}): string {
  if (port === null)
    return ['Kilas is working: tasks and mail are handled here.', ...firstAccountLines(firstAccounts), ''].join('\n');
  const address = config.publicUrl ?? `http://localhost:${port}`;
  const lines = ['', `  Kilas is ready   ${address}`];
  if (mailboxPath)
    lines.push(
      `  Mailbox          ${address}${mailboxPath}`,
      '                   (e-mails with codes arrive there; set SMTP_URL to send real ones)',
    );
  lines.push(...firstAccountLines(firstAccounts));
  lines.push(
    '',
    `  Data             ${config.databaseUrl ? `${config.dataDirectory} (files), the database of DATABASE_URL` : config.dataDirectory}`,
    '  Stop             Ctrl-C',
    '',
    '',
  );
  return lines.join('\n');
}

/** The accounts that this start has made, with their passwords; no lines when it made none. */
export function firstAccountLines(accounts: readonly FirstAccount[]): string[] {
  if (accounts.length === 0) return [];
  return [
    '',
    '  First accounts (shown only this once):',
    ...accounts.map(
      ({ role, email, password }) => `    ${role.padEnd(6)} ${email}   ${password ?? '(ADMIN_PASSWORD)'}`,
    ),
  ];
}
