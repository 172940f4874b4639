import { t } from '@lingui/core/macro';
import { inLanguage, LANGUAGES } from '../../contract/languages.ts';
import { sharedQuery } from '../features/shares/sharedQuery.ts';
import { type HeadQuestion, type PageHead, siteCard } from './pageHead.ts';

/** A page with the same path in every language. */
function pageIn(
  { url, language }: HeadQuestion,
  { title, description, structured = [] }: { title: string; description: string; structured?: object[] },
): PageHead {
  const path = url.pathname;
  return {
    title,
    description,
    canonical: inLanguage(path, language),
    alternates: LANGUAGES.map((each) => ({ language: each, path: inLanguage(path, each) })),
    type: 'website',
    image: siteCard(language),
    structured,
  };
}

/** Of the landing page. */
export function landingHead(question: HeadQuestion): PageHead {
  const { origin } = question;
  return pageIn(question, {
    title: t`Kilas: AI videos and images from one sentence`,
    description: t`A studio in your pocket: write one sentence and get a video or an image. The price is on the button, and what fails costs nothing.`,
    structured: [
      { '@type': 'Organization', name: 'Kilas', url: `${origin}/`, logo: `${origin}/icons/icon-512.png` },
      questions(),
    ],
  });
}

export const privacyHead = (question: HeadQuestion): PageHead =>
  pageIn(question, {
    title: t`Privacy policy · Kilas`,
    description: t`What Kilas keeps of you, why, for how long, who else sees it, and your rights.`,
  });

export const termsHead = (question: HeadQuestion): PageHead =>
  pageIn(question, {
    title: t`Terms of service · Kilas`,
    description: t`The rules for accounts, credits, payments, and what you make.`,
  });

export const loginHead = (question: HeadQuestion): PageHead =>
  pageIn(question, {
    title: t`Sign in · Kilas`,
    description: t`Sign in to your videos, images and credits.`,
  });

export const registerHead = (question: HeadQuestion): PageHead =>
  pageIn(question, {
    title: t`Sign up · Kilas`,
    description: t`Create an account and turn a sentence into videos and images, all in a library of your own.`,
  });

export const forgotPasswordHead = (question: HeadQuestion): PageHead =>
  pageIn(question, {
    title: t`Forgot your password? · Kilas`,
    description: t`Get a code by email and choose a new password.`,
  });

/**
 * Of a shared item: its own picture or clip, and its prompt only if its owner shows it. Null once the link has ended.
 */
export function sharedHead({ url, queryClient }: HeadQuestion): PageHead | null {
  const token = url.pathname.split('/')[2] ?? '';
  const item = queryClient.getQueryData(sharedQuery(token).queryKey);
  const file = item?.media[0];
  if (!item || !file) return null;
  const title = item.kind === 'video' ? t`A video made with Kilas` : t`An image made with Kilas`;
  return {
    title,
    description: item.prompt ?? t`Made with Kilas, from one sentence.`,
    canonical: null,
    address: url.pathname,
    alternates: [],
    type: item.kind === 'video' ? 'video.other' : 'website',
    image: { path: file.card.url, width: file.card.width, height: file.card.height, alt: item.prompt ?? title },
    ...(item.kind === 'video' && {
      video: { path: file.url, type: file.mime_type, width: file.width, height: file.height },
    }),
    structured: [],
  };
}

function questions(): object {
  const rows = [
    [
      t`Who draws the videos and images?`,
      t`Kilas Studio, a renderer on our own server: it reads your sentence and draws what it knows, and it is no neural model. Where an operator has added other models, the model list says whose each one is.`,
    ],
    [
      t`What if a result fails?`,
      t`It costs nothing. The reserved credits come back by themselves, and the line is in your activity.`,
    ],
    [
      t`May I sell what I make?`,
      t`Yes. What you make is yours, as far as the law and the chosen model’s provider allow. Say that it was made by computer where people could take it for real.`,
    ],
    [
      t`What works without a signal?`,
      t`Your library, history and the blog open from the device. What you want made without a network waits in a queue and is sent when it is back.`,
    ],
  ];
  return {
    '@type': 'FAQPage',
    mainEntity: rows.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
