import path from 'node:path';
import type { FirstAccount } from './accounts/ensureFirstAccounts.ts';
import type { Config } from './platform/config.ts';

/** The terminal's text after the start: the address, where mail arrives, and the first accounts, shown only once. */
export function startMessage({
  config,
  port,
  firstAccounts,
  mailboxPath,
}: {
  config: Config;
  /** Null for a worker-only process. */
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
      '                   (emails with codes arrive there; set SMTP_URL to send real ones)',
    );
  lines.push(...firstAccountLines(firstAccounts));
  lines.push(
    '',
    `  Data             ${config.dataDirectory}${config.databaseUrl ? ', the database of DATABASE_URL' : ''}${placeOfFiles(config)}`,
    '  Stop             Ctrl-C',
    '',
    '',
  );
  return lines.join('\n');
}

/** Where files are stored, unless in the data folder. */
function placeOfFiles({ dataDirectory, storage: { place } }: Config): string {
  if ('bucket' in place)
    return `, files in the bucket ${place.bucket.bucket} at ${new URL(place.bucket.endpoint).host}`;
  return place.folder === path.join(dataDirectory, 'files') ? '' : `, files in ${place.folder}`;
}

/** The accounts that this start created, with their passwords; no lines if none. */
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
