import { expect } from '@playwright/test';
import { readProduct } from './product.ts';

export interface Mail {
  subject: string;
  text: string;
}

/** The newest mail to an address, once there are at least `count`. */
export async function readMail(to: string, count = 1): Promise<Mail> {
  let messages: Mail[] = [];
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${readProduct().mailbox}/messages.json?to=${encodeURIComponent(to)}`);
        messages = ((await answer.json()) as { data: Mail[] }).data;
        return messages.length;
      },
      { message: `${count} message(s) to ${to}` },
    )
    .toBeGreaterThanOrEqual(count);
  return messages[0] as Mail;
}

/** The six-digit code in a mail. */
export function codeOf({ text }: Mail): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`No code in:\n${text}`);
  return code;
}

/** Path and query of a mail's first link. */
export function linkOf({ text }: Mail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`No link in:\n${text}`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
