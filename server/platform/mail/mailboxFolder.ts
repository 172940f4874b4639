import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { Clock } from '../clock.ts';
import { newId } from '../identifier.ts';
import { randomToken } from '../randomToken.ts';

/** Messages kept; a new one removes older ones. */
const KEPT_MESSAGES = 200;
const ID = /^[0-9a-f-]{36}$/;

export interface MailboxMessage {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** ISO-8601. */
  received_at: string;
}

/** The local mailbox: one file per message, as received. */
export interface MailboxFolder {
  /** Part of the page's address; generated once and stored, so that a printed address stays valid. */
  token: string;
  add(raw: Buffer): Promise<void>;
  /** Newest first. */
  list(): Promise<MailboxMessage[]>;
  find(id: string): Promise<MailboxMessage | null>;
}

/** Opens the mailbox in a folder, which is made readable to this user only. */
export async function openMailboxFolder(folder: string, clock: Clock): Promise<MailboxFolder> {
  const messages = path.join(folder, 'messages');
  await mkdir(messages, { recursive: true, mode: 0o700 });
  const token = await readOrMakeToken(path.join(folder, 'token'));
  const ids = async () =>
    (await readdir(messages))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -4))
      .toSorted()
      .toReversed();
  const fileOf = (id: string) => path.join(messages, `${id}.eml`);

  const find = async (id: string): Promise<MailboxMessage | null> => {
    if (!ID.test(id)) return null;
    const raw = await readFile(fileOf(id)).catch(() => null);
    return raw && parse(id, raw);
  };
  return {
    token,
    async add(raw) {
      const id = newId(clock.now());
      const unfinished = path.join(messages, `${id}.part`);
      await writeFile(unfinished, raw, { mode: 0o600 });
      await rename(unfinished, fileOf(id));
      for (const old of (await ids()).slice(KEPT_MESSAGES)) await rm(fileOf(old), { force: true });
    },
    async list() {
      const found = await Promise.all((await ids()).map(find));
      return found.filter((message) => message !== null);
    },
    find,
  };
}

async function parse(id: string, raw: Buffer): Promise<MailboxMessage> {
  const mail = await PostalMime.parse(raw);
  const milliseconds = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  return {
    id,
    to: (mail.to ?? []).map((address) => address.address ?? '').join(', '),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    received_at: new Date(milliseconds).toISOString(),
  };
}

/**
 * Processes that start together agree on one token: each writes a complete draft, and only the first can link it to
 * this name.
 */
async function readOrMakeToken(file: string): Promise<string> {
  // Random rather than the process id: processes in separate containers that share the folder may have the same id.
  const draft = `${file}.${randomToken(6)}`;
  await writeFile(draft, randomToken(18), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  return (await readFile(file, 'utf8')).trim();
}
