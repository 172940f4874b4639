/**
 * Mail goes out by jobs that carry neither address nor code, and a mail server that is away delays it without losing
 * it. Without one, messages arrive in a local mailbox behind an address that nobody can guess.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { accountMails } from '../../server/accounts/accountMails.ts';
import { sendMail } from '../../server/notices/sendMail.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { openMailboxFolder } from '../../server/platform/mail/mailboxFolder.ts';
import { newEmail, PASSWORD, register, registration } from '../support/accounts.ts';
import { codeIn, startMailServer } from '../support/mailServer.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const thing of open.splice(0).toReversed()) await thing.close();
});
function closing<Thing extends { close(): Promise<void> }>(thing: Thing): Thing {
  open.push(thing);
  return thing;
}

interface Shown {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

async function mailboxOf(server: TestServer, to: string): Promise<Shown[]> {
  const answer = await fetch(
    `${server.url}${server.services.mail.mailboxPath}messages.json?to=${encodeURIComponent(to)}`,
  );
  return ((await answer.json()) as { data: Shown[] }).data;
}

test('a message that the mail server does not take at first arrives after all', async () => {
  const mail = closing(await startMailServer());
  const server = closing(await createTestServer({ env: { SMTP_URL: mail.url } }));
  mail.refuseNext(1);
  const { email, code } = await register(server, mail);
  expect(mail.received).toHaveLength(1);
  expect((await server.call('POST', '/auth/verify-email', { email, otp_code: code })).status).toBe(200);
});

test('signing up does not wait for a mail server that is away', async () => {
  const server = closing(await createTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } }));
  expect((await server.call('POST', '/auth/register', registration())).status).toBe(201);
  await expect(
    sendMail({
      mailer: server.services.mail.mailer,
      composers: { greeting: async () => ({ to: 'a@b.id', subject: 'x', html: 'x', text: 'x' }) },
      mail: { kind: 'greeting', reference: '' },
    }),
  ).rejects.toThrow();
});

test('a wrong password at the mail server is an error and not a lost message', async () => {
  const mail = closing(await startMailServer());
  const server = closing(await createTestServer({ env: { SMTP_URL: mail.url.replace('surat', 'salah') } }));
  await expect(server.services.mail.mailer.send({ to: 'a@b.id', subject: 'x', html: 'x', text: 'x' })).rejects.toThrow(
    /Invalid/,
  );
  expect(mail.received).toEqual([]);
});

test('a job carries neither address nor code', async () => {
  const server = closing(await createTestServer({ isWorking: false }));
  const form = registration();
  await server.call('POST', '/auth/register', form);
  const { rows } = await server.services.database.$client.query<{ data: { kind: string; reference: string } }>(
    `select data from pgboss.job where name = 'send-mail'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.data.kind).toBe('verify-email');
  const message = await accountMails(server.services.accounts)['verify-email']!(rows[0]!.data.reference);
  const job = JSON.stringify(rows[0]!.data);
  for (const secret of [String(form.email), codeIn(message as never), PASSWORD]) expect(job).not.toContain(secret);
});

test('without a mail server, messages arrive in the local mailbox', async () => {
  const server = closing(await createTestServer());
  const form = registration({ full_name: '<img src=x onerror=alert(1)>' });
  const email = String(form.email);
  await server.call('POST', '/auth/register', form);
  await waitUntil('the message arrives', async () => (await mailboxOf(server, email)).length > 0);
  const [message] = await mailboxOf(server, email);
  expect(message).toMatchObject({ to: email, from: 'halo@kilas.local' });
  const code = codeIn(message as never);

  const address = `${server.url}${server.services.mail.mailboxPath}`;
  const list = await (await fetch(address)).text();
  expect(list).toContain(code);
  expect(list).toContain(`href="${message!.id}"`);
  const page = await (await fetch(address + message!.id)).text();
  expect(page).toContain(`<p class="code">${code}</p>`);
  expect(page).toMatch(/<a class="action" href="http:\/\/127\.0\.0\.1:\d+\/auth\/verify-email\?token=/);
  expect(page).toContain('sandbox="allow-top-navigation-by-user-activation"');
  for (const html of [list, page]) {
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
  }
  expect((await server.call('POST', '/auth/verify-email', { email, otp_code: code })).status).toBe(200);
});

test('a hostile message runs nothing in the local mailbox', async () => {
  const server = closing(await createTestServer({ isWorking: false }));
  const hostile = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';
  const { mailer } = server.services.mail;
  await mailer.send({
    to: 'a@contoh.id',
    subject: hostile,
    html: `<head></head>${hostile}`,
    text: `${hostile} https://x.id/"onclick="alert(3)`,
  });
  await mailer.send({ to: 'b@contoh.id', subject: 'x', html: '', text: hostile });
  const address = `${server.url}${server.services.mail.mailboxPath}`;
  const ids = (await Promise.all(['a@contoh.id', 'b@contoh.id'].map((to) => mailboxOf(server, to))))
    .flat()
    .map(({ id }) => id);
  expect(ids).toHaveLength(2);
  for (const path of ['', ...ids]) {
    const html = await (await fetch(address + path)).text();
    for (const raw of ['<script', '<img', 'onclick="']) expect(html).not.toContain(raw);
  }
});

test('the local mailbox opens to nobody without its address', async () => {
  const server = closing(await createTestServer());
  const right = server.services.mail.mailboxPath!;
  for (const path of [
    '/mailbox/',
    '/mailbox/x/',
    `${right.slice(0, -2)}/`,
    `${right.slice(0, -1)}x/`,
    '/mailbox/x/messages.json',
    `${right}../token`,
    `${right}..%2Ftoken`,
    `${right}%2e%2e%2ftoken`,
  ]) {
    const answer = await fetch(server.url + path);
    expect(answer.status, path).toBe(404);
  }
  const bare = await fetch(server.url + right.slice(0, -1), { redirect: 'manual' });
  expect([bare.status, bare.headers.get('location')]).toEqual([302, right]);
  expect((await fetch(server.url + right)).headers.get('cache-control')).toBe('no-store');
});

test('processes on one folder agree on its address, which stays', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kilas-mailbox-'));
  open.push({ close: () => rm(folder, { recursive: true }) });
  const opened = await Promise.all(Array.from({ length: 20 }, () => openMailboxFolder(folder, systemClock)));
  expect(opened[0]!.token).toMatch(/^[\w-]{24}$/);
  expect(new Set([...opened, await openMailboxFolder(folder, systemClock)].map(({ token }) => token)).size).toBe(1);
});

test('with a mail server there is no local mailbox', async () => {
  const mail = closing(await startMailServer());
  const server = closing(await createTestServer({ env: { SMTP_URL: mail.url } }));
  expect(server.services.mail.mailboxPath).toBeNull();
  await register(server, mail, { email: newEmail() });
});
