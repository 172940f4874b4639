import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { ApiError } from '../http/apiError.ts';
import { inlineStyleSources, sendStyledPage } from '../http/inlineStyles.ts';
import type { ServerVariables } from '../http/serverVariables.ts';
import type { MailboxFolder } from './mailboxFolder.ts';
import { listPage, messagePage } from './mailboxPages.ts';

/**
 * Serves the local mailbox under `/mailbox/{token}/`: the list, each message, and `messages.json` for programs. A wrong
 * token gets a 404.
 */
export function mountMailbox(app: Hono<ServerVariables>, folder: MailboxFolder): void {
  const admit = (context: Context) => {
    const given = Buffer.from(context.req.param('token') ?? '');
    const expected = Buffer.from(folder.token);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new ApiError('not_found');
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
  };

  app.get('/mailbox/:token/messages.json', async (context) => {
    admit(context);
    const to = context.req.query('to')?.toLowerCase();
    const messages = await folder.list();
    return context.json({ data: to ? messages.filter((message) => message.to.toLowerCase() === to) : messages });
  });
  app.get('/mailbox/:token/:id', async (context) => {
    admit(context);
    const message = await folder.find(context.req.param('id'));
    if (!message) throw new ApiError('not_found');
    // The mail is in a srcdoc frame, which inherits the page's policy: its styles must be allowed there.
    context.set('styleSources', [...inlineStyleSources(messagePage(message)), ...inlineStyleSources(message.html)]);
    return context.html(messagePage(message));
  });
  app.get('/mailbox/:token', async (context) => {
    admit(context);
    // Links in the list are relative to the folder, so its address ends with a slash.
    const { pathname } = new URL(context.req.url);
    if (!pathname.endsWith('/')) return context.redirect(`${pathname}/`, 302);
    return sendStyledPage(context, listPage(await folder.list()));
  });
  // Without this, other paths below /mailbox would get the app's page.
  app.all('/mailbox/*', () => {
    throw new ApiError('not_found');
  });
}
