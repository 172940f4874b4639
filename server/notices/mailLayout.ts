import { escapeHtml } from '../../contract/escapeHtml.ts';
import type { Language } from '../../contract/languages.ts';
import type { MailMessage } from '../platform/mail/mailer.ts';

const INK = '#12151f';
const PAPER = '#faf7f2';
const MUTED = '#5b6070';
const AMBER = '#f2b233';
const FONT = "'Plus Jakarta Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const FOOTER: Record<Language, string> = {
  id: 'Kilas · studio video dan gambar AI untuk kreator Indonesia',
  en: 'Kilas · the AI video and image studio for Indonesian creators',
};

/** A message before it is laid out. Every text is plain: the layout escapes it. */
export interface MailContent {
  to: string;
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Shown large, to be typed in. */
  code?: string;
  button?: { label: string; url: string };
  /** Small print, such as what to do if the mail was not requested, and when it expires. */
  notes: string[];
}

const paragraph = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

const codeBlock = (code: string) =>
  `<p style="margin:8px 0 24px;padding:18px 12px;background:${PAPER};border-radius:12px;text-align:center;font:700 34px/1.1 'Courier New',monospace;letter-spacing:8px;color:${INK}">${escapeHtml(code)}</p>`;

const buttonBlock = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 24px;text-align:center"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;background:${AMBER};color:${INK};border-radius:12px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>`;

/**
 * Lays a message out as a small HTML mail (tables, inline styles, no images: what every mail program shows) and as
 * plain text.
 */
export function layOutMail(content: MailContent): MailMessage {
  const { to, language, subject, greeting, paragraphs, code, button, notes } = content;
  const body = [
    paragraph(greeting, 'font-weight:700'),
    ...paragraphs.map((text) => paragraph(text, '')),
    code ? codeBlock(code) : '',
    button ? buttonBlock(button) : '',
    ...notes.map((text) => paragraph(text, `font-size:13px;color:${MUTED}`)),
  ].join('\n');
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td style="padding:20px 28px;background:${INK};font:800 22px/1 ${FONT};color:${AMBER}">Kilas</td></tr>
<tr><td style="padding:28px;font:400 16px/1.55 ${FONT};color:${INK}">
${body}
</td></tr>
</table>
<p style="margin:16px 0 0;font:400 12px/1.5 ${FONT};color:${MUTED}">${escapeHtml(FOOTER[language])}</p>
</td></tr></table>
</body>
</html>
`;
  const text = [
    greeting,
    ...paragraphs,
    code,
    button && `${button.label}:\n${button.url}`,
    ...notes,
    `-- \n${FOOTER[language]}`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return { to, subject, html, text: `${text}\n` };
}
