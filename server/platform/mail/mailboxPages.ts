import { escapeHtml } from '../../../contract/escapeHtml.ts';
import { BUSINESS_TIME_ZONE } from '../../../contract/limits.ts';
import type { MailboxMessage } from './mailboxFolder.ts';

const STYLE = `
:root{color-scheme:dark light;--ink:#12151f;--panel:#1c2130;--line:#2d3448;--text:#e8eaf0;--muted:#a0a7ba;--amber:#f2b233}
@media (prefers-color-scheme:light){:root{--ink:#faf7f2;--panel:#fff;--line:#e4ddd0;--text:#1b2030;--muted:#5b6070;--amber:#8a5a00}}
*{box-sizing:border-box}
body{margin:0;background:var(--ink);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:1.25rem 1rem 4rem}
h1{font-size:1.35rem;margin:0 0 .25rem}
p{margin:0 0 1rem}
.muted{color:var(--muted);font-size:.875rem;overflow-wrap:anywhere}
a{color:var(--amber)}
ul{list-style:none;margin:1rem 0 0;padding:0;display:grid;gap:.6rem}
li a{display:block;padding:.85rem 1rem;background:var(--panel);border:1px solid var(--line);border-radius:.9rem;text-decoration:none;color:inherit}
li a:focus-visible,li a:hover{border-color:var(--amber)}
.code{font:700 1.9rem/1.2 ui-monospace,monospace;letter-spacing:.18em;color:var(--amber);user-select:all}
.action{display:block;padding:.8rem 1rem;margin:0 0 .6rem;background:var(--panel);border:1px solid var(--line);border-radius:.9rem;overflow-wrap:anywhere}
iframe{width:100%;height:42rem;border:1px solid var(--line);border-radius:.9rem;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--panel);padding:1rem;border-radius:.9rem}
`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;
}

/** The six digits that most people opened the mailbox for. */
const codeIn = (subject: string) => /\b\d{6}\b/.exec(subject)?.[0];
const linksIn = (text: string) => [...new Set(text.match(/https?:\/\/[^\s<>"']+/g) ?? [])];
const times = new Intl.DateTimeFormat('id-ID', {
  timeZone: BUSINESS_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});
const time = (iso: string) => `<time datetime="${iso}">${times.format(new Date(iso))} WIB</time>`;

/** The mailbox's list: every message, newest first, with its code. */
export function listPage(messages: MailboxMessage[]): string {
  const items = messages.map((message) => {
    const code = codeIn(message.subject);
    return `<li><a href="${message.id}">${code ? `<div class="code">${code}</div>` : ''}<strong>${escapeHtml(message.subject)}</strong>
<div class="muted">${escapeHtml(message.to)} · ${time(message.received_at)}</div></a></li>`;
  });
  const body =
    items.length > 0
      ? `<ul>${items.join('\n')}</ul>`
      : '<p>Belum ada pesan. Muat ulang halaman setelah mendaftar. <span lang="en">No messages yet; reload after signing up.</span></p>';
  return page(
    'Kotak surat lokal · Kilas',
    `<h1>Kotak surat lokal</h1>
<p class="muted">Email percobaan berakhir di sini karena server SMTP belum diatur. <span lang="en">Trial mail ends up here because no SMTP server is configured.</span></p>${body}`,
  );
}

/**
 * One message: code and links first, then the mail in a frame without scripts, which may navigate this window only when
 * the user presses a link.
 */
export function messagePage(message: MailboxMessage): string {
  const code = codeIn(message.subject);
  const links = linksIn(message.text).map(
    (link) => `<a class="action" href="${escapeHtml(link)}">${escapeHtml(link)}</a>`,
  );
  const framed = message.html.replace(/<head>/i, '<head><base target="_top">');
  const shown = message.html
    ? `<iframe title="${escapeHtml(message.subject)}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed)}"></iframe>`
    : `<pre>${escapeHtml(message.text)}</pre>`;
  return page(
    message.subject,
    `<p><a href="./">← Kotak surat</a></p>
<h1>${escapeHtml(message.subject)}</h1>
<p class="muted">${escapeHtml(message.to)} · ${time(message.received_at)}</p>
${code ? `<p class="code">${code}</p>` : ''}${links.join('\n')}
${shown}`,
  );
}
