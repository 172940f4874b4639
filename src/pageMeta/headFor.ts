import { articleHead, blogHead } from './articleMeta.ts';
import type { HeadQuestion, PageHead } from './pageHead.ts';
import {
  forgotPasswordHead,
  landingHead,
  loginHead,
  privacyHead,
  registerHead,
  sharedHead,
  termsHead,
} from './siteMeta.ts';

/** The head of each server-rendered page, one row per page; null: there is no such page. */
const HEADS: [path: RegExp, head: (question: HeadQuestion) => PageHead | null][] = [
  [/^\/$/, landingHead],
  [/^\/privacy-policy\/?$/, privacyHead],
  [/^\/terms-of-service\/?$/, termsHead],
  [/^\/auth\/login\/?$/, loginHead],
  [/^\/auth\/register\/?$/, registerHead],
  [/^\/auth\/forgot-password\/?$/, forgotPasswordHead],
  [/^\/s\/[^/]+\/?$/, sharedHead],
  [/^\/blog\/?$/, blogHead],
  [/^\/blog\/[^/]+\/?$/, articleHead],
];

/** Title and tags of a public page; null for pages that have none of their own. */
export function headFor(question: HeadQuestion): PageHead | null {
  return HEADS.find(([path]) => path.test(question.url.pathname))?.[1](question) ?? null;
}
