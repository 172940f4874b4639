/**
 * Every error code has the contract's text in English and its own in Indonesian. An unknown code is shown in the
 * server's words.
 */
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ERROR_CODES, type ErrorCode } from '../../../../contract/errorCodes.ts';
import { ApiError, NetworkError, OfflineError } from '../../../../src/api/errors.ts';
import { addErrorTexts, codeText, errorText, isKnownCode } from '../../../../src/api/errorTexts.ts';
import '../../../../src/features/accounts/errorTexts.ts';
import '../../../../src/features/accounts/notices/errorTexts.ts';
import '../../../../src/features/accounts/owner/errorTexts.ts';
import '../../../../src/features/accounts/passkeys/errorTexts.ts';
import '../../../../src/features/articles/admin/errorTexts.ts';
import '../../../../src/features/credits/errorTexts.ts';
import '../../../../src/features/dashboard/errorTexts.ts';
import '../../../../src/features/generation/errorTexts.ts';
import '../../../../src/features/shares/errorTexts.ts';
import '../../../../src/features/templates/errorTexts.ts';
import { messages as englishAccounts } from '../../../../locales/en/accounts.po';
import { messages as english } from '../../../../locales/en/shell.po';
import { messages as englishCredits } from '../../../../locales/en/credits.po';
import { messages as englishDashboard } from '../../../../locales/en/dashboard.po';
import { messages as englishGeneration } from '../../../../locales/en/generation.po';
import { messages as englishShares } from '../../../../locales/en/shares.po';
import { messages as englishTemplates } from '../../../../locales/en/templates.po';
import { messages as englishWriting } from '../../../../locales/en/writing.po';
import { messages as indonesianAccounts } from '../../../../locales/id/accounts.po';
import { messages as indonesian } from '../../../../locales/id/shell.po';
import { messages as indonesianCredits } from '../../../../locales/id/credits.po';
import { messages as indonesianDashboard } from '../../../../locales/id/dashboard.po';
import { messages as indonesianGeneration } from '../../../../locales/id/generation.po';
import { messages as indonesianShares } from '../../../../locales/id/shares.po';
import { messages as indonesianTemplates } from '../../../../locales/id/templates.po';
import { messages as indonesianWriting } from '../../../../locales/id/writing.po';

beforeAll(() => {
  i18n.load({
    en: {
      ...english,
      ...englishAccounts,
      ...englishCredits,
      ...englishGeneration,
      ...englishDashboard,
      ...englishShares,
      ...englishTemplates,
      ...englishWriting,
    },
    id: {
      ...indonesian,
      ...indonesianAccounts,
      ...indonesianCredits,
      ...indonesianGeneration,
      ...indonesianDashboard,
      ...indonesianShares,
      ...indonesianTemplates,
      ...indonesianWriting,
    },
  });
});

describe.each(Object.entries(ERROR_CODES))('%s', (code, { text }) => {
  test('has the contract’s text in English and a text of its own in Indonesian', () => {
    expect(isKnownCode(code)).toBe(true);
    i18n.activate('en');
    expect(codeText(code)).toBe(text);
    i18n.activate('id');
    expect(codeText(code, '')).not.toBe('');
    expect(codeText(code)).not.toBe(text);
  });
});

test('a code of a newer server is told in the server’s own words', () => {
  expect(
    errorText(new ApiError(418, { code: 'teapot' as ErrorCode, message: 'I am {one}', detail: 'I am {one}' })),
  ).toBe('I am {one}');
});

test('a text whose catalog is not loaded here is told in the server’s own words', () => {
  addErrorTexts({ teapot: { id: 'notLoaded' } } as object);
  expect(errorText(new ApiError(418, { code: 'teapot' as ErrorCode, message: 'I am a teapot' }))).toBe('I am a teapot');
});

test('an answer that is not ours says its status, in the person’s language, or its own words', () => {
  i18n.activate('en');
  expect(errorText(new ApiError(502, {}))).toBe('HTTP error! status: 502');
  i18n.activate('id');
  expect(errorText(new ApiError(502, {}))).toBe('Jawaban server bermasalah (HTTP 502). Coba lagi sebentar lagi, ya.');
  expect(errorText(new ApiError(502, { detail: 'Gateway says no' }))).toBe('Gateway says no');
  expect(new ApiError(429, {}).message).toBe('Rate limit exceeded');
});

test('where no field can be marked, the reason is that of the field', () => {
  i18n.activate('id');
  const refused = (code: string) =>
    new ApiError(422, {
      code: 'validation_failed',
      message: 'm',
      fields: { package_id: { code: code as ErrorCode, message: 'No such package' } },
    });
  expect(errorText(refused('package_unknown'))).toBe('Paket ini tidak tersedia. Pilih yang lain.');
  expect(errorText(refused('teapot_empty'))).toBe('No such package');
});

test('no network and no answer are told apart', () => {
  expect(errorText(new OfflineError())).not.toBe(errorText(new NetworkError()));
});
