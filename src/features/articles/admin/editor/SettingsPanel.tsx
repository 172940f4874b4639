import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  MAX_ARTICLE_EXCERPT_LENGTH,
  MAX_ARTICLE_SLUG_LENGTH,
  MAX_ARTICLE_TAG_LENGTH,
  MAX_ARTICLE_TAGS,
  MAX_SEO_DESCRIPTION_LENGTH,
  MAX_SEO_TITLE_LENGTH,
  slugFrom,
} from '../../../../../contract/articleWords.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../../../contract/languages.ts';
import { Field } from '../../../../ui/Field.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import type { PictureConfig } from '../tools/PictureTool.ts';
import type { ArticleFields } from './articleFields.ts';
import { CounterpartField } from './CounterpartField.tsx';
import { CoverField } from './CoverField.tsx';
import { SearchPreview } from './SearchPreview.tsx';

interface SettingsPanelProps {
  fields: ArticleFields;
  pictures: Omit<PictureConfig, 'texts'>;
  /** The server's error about a field. */
  problemOf: (field: string) => string | undefined;
  onChange: (change: Partial<ArticleFields>) => void;
}

const OTHER: Record<Language, Language> = { id: 'en', en: 'id' };

const tagsOf = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.replace(/\s+/g, ' ').trim().toLowerCase().slice(0, MAX_ARTICLE_TAG_LENGTH))
        .filter(Boolean),
    ),
  ].slice(0, MAX_ARTICLE_TAGS);

/** Everything about an article except its title and text. */
export function SettingsPanel({ fields, pictures, problemOf, onChange }: SettingsPanelProps) {
  const slug = fields.slug || slugFrom(fields.title);
  const [tags, setTags] = useState(fields.tags.join(', '));
  const seoTitleLength = fields.seoTitle.length;
  const seoDescriptionLength = fields.seoDescription.length;
  return (
    <div className="space-y-5">
      <Field
        label={<Trans>Summary</Trans>}
        hint={<Trans>Below the title, in lists and feeds.</Trans>}
        error={problemOf('excerpt')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={MAX_ARTICLE_EXCERPT_LENGTH}
            value={fields.excerpt}
            onChange={(event) => onChange({ excerpt: event.target.value })}
            className="textarea bg-surface w-full text-base"
          />
        )}
      </Field>
      <CoverField cover={fields.cover} pictures={pictures} onChange={(cover) => onChange({ cover })} />
      <TextField
        label={<Trans>Address</Trans>}
        hint={slug && <Trans>/blog/{slug}. Earlier addresses keep leading here.</Trans>}
        error={problemOf('slug')}
        maxLength={MAX_ARTICLE_SLUG_LENGTH}
        value={fields.slug}
        placeholder={slugFrom(fields.title)}
        onChange={(event) => onChange({ slug: event.target.value.toLowerCase().replace(/[^a-z0-9-]+/g, '-') })}
        onBlur={() => onChange({ slug: slugFrom(fields.slug) })}
      />
      <TextField
        label={<Trans>Tags</Trans>}
        hint={<Trans>Up to 8, with commas.</Trans>}
        error={problemOf('tags')}
        value={tags}
        onChange={(event) => {
          setTags(event.target.value);
          onChange({ tags: tagsOf(event.target.value) });
        }}
      />
      <SelectField
        label={<Trans>Language of the article</Trans>}
        error={problemOf('language')}
        value={fields.language}
        onChange={(language) => onChange({ language: language as Language, counterpartId: null })}
        choices={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
      />
      <CounterpartField
        language={OTHER[fields.language]}
        counterpartId={fields.counterpartId}
        problem={problemOf('counterpart_id')}
        onChange={(counterpartId) => onChange({ counterpartId })}
      />
      <TextField
        label={<Trans>Title for search engines</Trans>}
        hint={`${seoTitleLength}/${MAX_SEO_TITLE_LENGTH}`}
        maxLength={MAX_SEO_TITLE_LENGTH}
        placeholder={fields.title}
        value={fields.seoTitle}
        onChange={(event) => onChange({ seoTitle: event.target.value })}
      />
      <Field
        label={<Trans>Description for search engines</Trans>}
        hint={`${seoDescriptionLength}/${MAX_SEO_DESCRIPTION_LENGTH}`}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={MAX_SEO_DESCRIPTION_LENGTH}
            placeholder={fields.excerpt}
            value={fields.seoDescription}
            onChange={(event) => onChange({ seoDescription: event.target.value })}
            className="textarea bg-surface w-full text-base"
          />
        )}
      </Field>
      <SearchPreview fields={fields} />
    </div>
  );
}
