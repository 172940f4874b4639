/** A text that somebody else reads has something to see, and loses what reverses or splits the text around it. */
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { ArticleDraft } from '../../../contract/schemas/articles.ts';
import { Reason } from '../../../contract/schemas/dashboardLists.ts';
import { NewPause } from '../../../contract/schemas/dashboardPauses.ts';
import { PasskeyName } from '../../../contract/schemas/passkeys.ts';
import { TemplateSlot } from '../../../contract/schemas/templates.ts';

const TEXTS = {
  'an admin’s reason': [Reason, 'reason_required'],
  'the message of a pause': [NewPause.entries.message.entries.en, 'field_invalid'],
  'an article’s title': [ArticleDraft.entries.title, 'article_title_required'],
  'a passkey’s name': [PasskeyName, 'passkey_name_required'],
  'the label of a slot': [TemplateSlot.entries.label, 'field_invalid'],
} as const;

it.each(Object.entries(TEXTS))('%s', (_name, [schema, missing]) => {
  for (const unseen of ['', ' \n ', '\u200B', '\u202E\u202C', '\u200D \uFE0F', '\u2800'])
    expect(safeParse(schema, unseen).issues?.[0].message).toBe(missing);
  expect(safeParse(schema, ' \u202EMaaf, \u200Bya ').output).toBe('Maaf, ya');
});
