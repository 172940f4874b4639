/** A failed sign-in shows what the server says about it, in the user's language if the app knows the answer. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../../../../contract/errorBody.ts';
import { messages } from '../../../../../locales/en/accounts.po';
import { messages as shell } from '../../../../../locales/en/shell.po';
import { ApiError } from '../../../../../src/api/errors.ts';
import { LoginAlert } from '../../../../../src/features/accounts/LoginAlert.tsx';

i18n.loadAndActivate({ locale: 'en', messages: { ...messages, ...shell } });

/** The title of the alert, and what is below it. */
function read(status: number, body: Partial<ErrorBody>) {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <LoginAlert error={new ApiError(status, body)} />
    </I18nProvider>,
  );
  return [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text]) => text);
}

const SERVER = 'Server error. Please try again later.';

test('an error of ours', () => {
  const text = 'Something went wrong on our side. Please try again.';
  expect(read(500, { code: 'internal', message: text, detail: text })).toEqual([SERVER, text]);
});

test('an error without a code', () => {
  expect(read(502, { detail: 'Upstream is down' })).toEqual([SERVER, 'Upstream is down']);
  expect(read(418, { detail: 'A teapot' })).toEqual(['Login failed. Please try again.', 'A teapot']);
});

test('an answer without a text', () => {
  expect(read(502, {})).toEqual([SERVER]);
});
