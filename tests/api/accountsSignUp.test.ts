/**
 * An address is verified by a code or a link from its mailbox, once, within ten minutes and five tries, and belongs to
 * whoever can read that mailbox, not to whoever registered it first. The code and reset forms do not tell whether an
 * address has an account.
 */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountMails } from '../../server/accounts/accountMails.ts';
import { emailCodes, users } from '../../server/accounts/tables.ts';
import {
  newEmail,
  PASSWORD,
  readBalance,
  readMe,
  register,
  registerVerified,
  registration,
  tokensOf,
  wrongCode,
} from '../support/accounts.ts';
import { createMailedServer } from '../support/mailedServer.ts';
import { codeIn, linkTokenIn, type MailServer } from '../support/mailServer.ts';
import type { TestClock } from '../support/testClock.ts';
import type { TestServer } from '../support/testServer.ts';

let server: TestServer;
let mail: MailServer;
let clock: TestClock;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ server, mail, clock, close } = await createMailedServer());
});
afterAll(() => close());

describe('signing up', () => {
  test('leads from the form through the message to a session with coins', async () => {
    const { email, code } = await register(server, mail, { full_name: '  Sari  ' });
    const tokens = tokensOf(await server.call('POST', '/auth/verify-email', { email, otp_code: code }));
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 900 });
    expect(await readMe(server, tokens.access_token)).toMatchObject({
      email,
      full_name: 'Sari',
      role: 'user',
      language: 'id',
      is_email_verified: true,
      has_password: true,
      has_google: false,
    });
    expect(await readBalance(server, tokens.access_token)).toBe(200);
  });

  test('keeps addresses in lower case and knows them in any', async () => {
    const email = newEmail();
    await registerVerified(server, mail, { email: email.toUpperCase() });
    const again = await server.call('POST', '/auth/register', registration({ email: email.replace('o', 'O') }));
    expect(again.status).toBe(409);
    expect(again.body.code).toBe('email_taken');
  });

  test('makes one account of ten simultaneous sign-ups', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.call('POST', '/auth/register', registration({ email }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(201));
    const rows = await server.services.database.select().from(users).where(eq(users.email, email));
    expect(rows).toHaveLength(1);
  });

  test.each([
    [{ full_name: '   ' }, 'full_name', 'Full name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'bukan-alamat' }, 'email', 'Enter a valid email address.'],
    [{ password: 'pendek7', confirm_password: 'pendek7' }, 'password', 'Password must be at least 8 characters'],
    [{ confirm_password: 'lain-sekali' }, 'confirm_password', 'Passwords do not match'],
    [
      { password: 'a'.repeat(129), confirm_password: 'a'.repeat(129) },
      'password',
      'Password must be at most 128 characters',
    ],
    [
      { password: 'Password123', confirm_password: 'Password123' },
      'password',
      'This password is too common. Choose a less obvious one.',
    ],
    [
      { password: 'bismillah', confirm_password: 'bismillah' },
      'password',
      'This password is too common. Choose a less obvious one.',
    ],
    [
      { password: 'sayang123', confirm_password: 'sayang123' },
      'password',
      'This password is too common. Choose a less obvious one.',
    ],
  ])('refuses %j and says why', async (changes, field, message) => {
    const answer = await server.call('POST', '/auth/register', registration(changes));
    expect(answer.status).toBe(422);
    expect(answer.body.fields?.[field]?.message).toBe(message);
    expect(answer.body.detail).toBe(message);
  });

  test('refuses the e-mail address as the password', async () => {
    const email = newEmail();
    const answer = await server.call(
      'POST',
      '/auth/register',
      registration({ email, password: email, confirm_password: email }),
    );
    expect([answer.status, answer.body.fields?.password?.code]).toEqual([422, 'password_too_common']);
  });

  test('keeps an unverified account out, and says so only to somebody who knows the password', async () => {
    const { email } = await register(server, mail);
    const right = await server.call('POST', '/auth/login', { email, password: PASSWORD });
    expect([right.status, right.body.code]).toEqual([403, 'email_not_verified']);
    expect(right.body.detail).toBe('Please verify your email first. Check your inbox.');
    const wrong = await server.call('POST', '/auth/login', { email, password: 'bukan-sandinya' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials']);
  });
});

describe('the code', () => {
  test('works once', async () => {
    const { email, code } = await register(server, mail);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.call('POST', '/auth/verify-email', { email, otp_code: code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const replayed = await server.call('POST', '/auth/verify-email', { email, otp_code: code });
    expect([replayed.status, replayed.body.code]).toEqual([422, 'code_invalid']);
  });

  test('takes five tries, the right code included', async () => {
    const { email, code } = await register(server, mail);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answer = await server.call('POST', '/auth/verify-email', { email, otp_code: wrongCode(code) });
      expect(answer.body.code).toBe(attempt < 5 ? 'code_invalid' : 'code_exhausted');
    }
    const late = await server.call('POST', '/auth/verify-email', { email, otp_code: code });
    expect(late.body.code).toBe('code_exhausted');
  });

  test('counts simultaneous tries too', async () => {
    const { email, code } = await register(server, mail);
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => server.call('POST', '/auth/verify-email', { email, otp_code: wrongCode(code) })),
    );
    expect(answers.filter(({ body }) => body.code === 'code_invalid')).toHaveLength(4);
  });

  test('ends after ten minutes', async () => {
    const { email, code } = await register(server, mail);
    clock.advance(601);
    const answer = await server.call('POST', '/auth/verify-email', { email, otp_code: code });
    expect([answer.status, answer.body.code]).toEqual([422, 'code_expired']);
  });

  test('works only for its own address', async () => {
    const first = await register(server, mail);
    const second = await register(server, mail);
    const answer = await server.call('POST', '/auth/verify-email', { email: second.email, otp_code: first.code });
    expect([answer.status, answer.body.code]).toEqual([422, 'code_invalid']);
    tokensOf(await server.call('POST', '/auth/verify-email', { email: first.email, otp_code: first.code }));
  });

  test.each(['12345', '1234567', 'abcdef', '', '12 456'])('%j is no code', async (otp_code) => {
    const answer = await server.call('POST', '/auth/verify-email', { email: newEmail(), otp_code });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
  });
});

describe('an address that somebody else registered beforehand', () => {
  const OTHERS = 'sandi-orang-lain-5';
  const others = (email: string) => registration({ email, password: OTHERS, confirm_password: OTHERS });
  const login = (email: string, password: string) => server.call('POST', '/auth/login', { email, password });
  const confirm = (body: Record<string, unknown>) => server.call('POST', '/auth/verify-email/link', body);

  test('belongs to the registration that came last, and the first password opens nothing', async () => {
    const email = newEmail();
    expect((await server.call('POST', '/auth/register', others(email))).status).toBe(201);
    await mail.waitForMail(email);
    expect((await server.call('POST', '/auth/register', registration({ email }))).status).toBe(201);
    const code = codeIn(await mail.waitForMail(email, 2));
    tokensOf(await server.call('POST', '/auth/verify-email', { email, otp_code: code }));
    expect((await login(email, OTHERS)).status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  test('is not confirmed with the password of whoever registered it last', async () => {
    const email = newEmail();
    await server.call('POST', '/auth/register', registration({ email }));
    // A mail whose code was replaced before it could be written is not sent.
    await mail.waitForMail(email);
    await server.call('POST', '/auth/register', others(email));
    const message = await mail.waitForMail(email, 2);
    const code = codeIn(message);
    const byCode = await server.call('POST', '/auth/verify-email', { email, otp_code: code, password: PASSWORD });
    expect(byCode.body.fields).toEqual({ password: expect.objectContaining({ code: 'password_wrong' }) });
    const token = linkTokenIn(message);
    expect((await confirm({ token, password: PASSWORD })).body.fields).toHaveProperty('password');
    expect((await confirm({ token })).body.fields).toHaveProperty('password');
    const tokens = tokensOf(await confirm({ token, new_password: 'tenun-ikat-sumba-3' }));
    expect(await readMe(server, tokens.access_token)).toMatchObject({ email, is_email_verified: true });
    expect((await login(email, OTHERS)).status).toBe(401);
    expect((await login(email, 'tenun-ikat-sumba-3')).status).toBe(200);
  });

  test('loses that password when the link alone is used', async () => {
    const email = newEmail();
    await server.call('POST', '/auth/register', others(email));
    const token = linkTokenIn(await mail.waitForMail(email));
    const tokens = tokensOf(await server.call('GET', `/auth/verify-email?token=${encodeURIComponent(token)}`));
    expect(await readMe(server, tokens.access_token)).toMatchObject({ is_email_verified: true, has_password: false });
    expect((await login(email, OTHERS)).status).toBe(401);
  });

  test('cannot be taken back from its owner once it is verified', async () => {
    const { email } = await registerVerified(server, mail);
    expect((await server.call('POST', '/auth/register', others(email))).body.code).toBe('email_taken');
    expect((await login(email, PASSWORD)).status).toBe(200);
  });
});

describe('the link', () => {
  test('verifies with the password and signs in, once, and uses up the code', async () => {
    const { email, code } = await register(server, mail);
    const token = linkTokenIn(await mail.waitForMail(email));
    const confirm = () => server.call('POST', '/auth/verify-email/link', { token, password: PASSWORD });
    const { access_token } = tokensOf(await confirm());
    expect(await readMe(server, access_token)).toMatchObject({ email, is_email_verified: true, has_password: true });
    const second = await confirm();
    expect([second.status, second.body.code]).toEqual([422, 'link_invalid']);
    expect((await server.call('POST', '/auth/verify-email', { email, otp_code: code })).status).toBe(422);
    expect((await server.call('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });

  test('ends after ten minutes', async () => {
    const { email } = await register(server, mail);
    const token = linkTokenIn(await mail.waitForMail(email));
    clock.advance(601);
    const answer = await server.call('GET', `/auth/verify-email?token=${encodeURIComponent(token)}`);
    expect(answer.body.code).toBe('link_invalid');
  });

  test('cannot be made up or changed', async () => {
    const { email } = await register(server, mail);
    const token = linkTokenIn(await mail.waitForMail(email));
    const [id] = token.split('.');
    for (const forged of [
      id,
      `${id}.`,
      `${token}x`,
      token.slice(0, -1),
      '.',
      'x',
      "' or 1=1 --",
      '%00',
      '../../etc/passwd',
    ]) {
      const answer = await server.call('GET', `/auth/verify-email?token=${encodeURIComponent(forged!)}`);
      expect(answer.status).toBe(422);
    }
    expect((await server.call('GET', '/auth/verify-email')).body.fields).toHaveProperty('token');
  });
});

describe('sending the code again', () => {
  test('waits a minute, then sends a new one that replaces the old', async () => {
    const { email, code } = await register(server, mail);
    const tooSoon = await server.call('POST', '/auth/resend-verification', { email });
    expect([tooSoon.status, tooSoon.body.code]).toEqual([429, 'resend_too_soon']);
    expect(tooSoon.headers.get('retry-after')).toBe(String(tooSoon.body.retry_after));
    expect(tooSoon.body.retry_after).toBe(60);
    clock.advance(60);
    expect((await server.call('POST', '/auth/resend-verification', { email })).status).toBe(200);
    const fresh = codeIn(await mail.waitForMail(email, 2));
    if (fresh !== code)
      expect((await server.call('POST', '/auth/verify-email', { email, otp_code: code })).status).toBe(422);
    expect((await server.call('POST', '/auth/verify-email', { email, otp_code: fresh })).status).toBe(200);
  });

  test.each(['/auth/resend-verification', '/auth/forgot-password'])(
    '%s says the same about every address',
    async (path) => {
      const { email: known } = await registerVerified(server, mail);
      const unknown = newEmail();
      clock.advance(61);
      const first = await Promise.all([known, unknown].map((email) => server.call('POST', path, { email })));
      expect(first[0]!.status).toBe(200);
      expect(first[1]).toMatchObject({ status: 200, body: first[0]!.body });
      const second = await Promise.all([known, unknown].map((email) => server.call('POST', path, { email })));
      expect(second[0]!.status).toBe(429);
      expect(second[1]).toMatchObject({ status: 429, body: second[0]!.body });
    },
  );

  test('gives a stranger the same tries at a reset code, whether or not there is an account', async () => {
    const { email: known } = await registerVerified(server, mail);
    clock.advance(61);
    const codes = await Promise.all(
      [known, newEmail()].map(async (email) => {
        await server.call('POST', '/auth/forgot-password', { email });
        const [row] = await server.services.database.select().from(emailCodes).where(eq(emailCodes.email, email));
        expect(row).toBeDefined();
        const seen: unknown[] = [];
        for (let attempt = 0; attempt < 6; attempt += 1) {
          seen.push(
            (await server.call('POST', '/auth/reset-password', { email, otp_code: '000000', new_password: PASSWORD }))
              .body.code,
          );
        }
        return seen;
      }),
    );
    expect(codes[0]).toEqual(codes[1]);
    expect(codes[0]!.at(-1)).toBe('code_exhausted');
  });

  test('sends nothing to an address that is already verified, or has no account', async () => {
    const { email: verified } = await registerVerified(server, mail);
    const unknown = newEmail();
    clock.advance(61);
    const compose = accountMails(server.services.accounts);
    for (const [path, purpose, email] of [
      ['/auth/resend-verification', 'verify-email', verified],
      ['/auth/resend-verification', 'verify-email', unknown],
      ['/auth/forgot-password', 'reset-password', unknown],
    ] as const) {
      expect((await server.call('POST', path, { email })).status).toBe(200);
      const [row] = await server.services.database
        .select()
        .from(emailCodes)
        .where(and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose)));
      expect(await compose[purpose]!(row!.id)).toBeNull();
    }
  });
});

test('hostile text is stored, except for invisible characters, and does no harm', async () => {
  const names = [
    "Robert'); drop table users; --",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
    'Ünïcödé 名前 🎬',
    'a\r\nBcc: x@y.z',
    'Citra \u202Egnp.exe',
  ];
  for (const full_name of names) {
    const { email, code } = await register(server, mail, { full_name });
    const message = await mail.waitForMail(email);
    expect(message.html).not.toContain('<script');
    expect(message.html).not.toContain('<img');
    expect(message.to).toHaveLength(1);
    expect(message.bcc ?? []).toEqual([]);
    const { access_token } = tokensOf(await server.call('POST', '/auth/verify-email', { email, otp_code: code }));
    expect((await readMe(server, access_token)).full_name).toBe(full_name.replace('\r\n', ' ').replace('\u202E', ''));
  }
  const [count] = await server.services.database.select({ id: users.id }).from(users).limit(1);
  expect(count).toBeDefined();
  for (const email of ["x'or'1'='1@a.id", 'a@b.id\r\nBcc: c@d.id', '<script>@a.id', 'a@b', "admin'--@kilas.local"]) {
    const answer = await server.call('POST', '/auth/login', { email, password: "' or 1=1 --" });
    expect([401, 422]).toContain(answer.status);
  }
});

test('a message is written in the language of the account', async () => {
  const { email: indonesian } = await register(server, mail, { language: 'id' });
  const { email: english } = await register(server, mail, { language: 'en', full_name: 'Jane' });
  const first = await mail.waitForMail(indonesian);
  const second = await mail.waitForMail(english);
  expect(first.subject).toMatch(/^\d{6} adalah kode verifikasi Kilas-mu$/);
  expect(first.html).toContain('<html lang="id">');
  expect(second.subject).toMatch(/^\d{6} is your Kilas verification code$/);
  expect(second.text).toContain('Hi Jane,');
  for (const message of [first, second]) {
    expect(message.from?.address).toBe('halo@kilas.local');
    expect(message.html).toContain(codeIn(message));
    expect(message.text).toContain(codeIn(message));
    expect(message.text).toContain(`${server.url}/auth/verify-email?token=`);
    expect(message.html!.length).toBeLessThan(6000);
  }
});
