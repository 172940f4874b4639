import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Language } from '../../../../../contract/languages.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { articleTitleQuery, freeArticles } from '../adminQueries.ts';
import { StatusMark } from '../StatusMark.tsx';
import { PickSheet } from './PickSheet.tsx';

interface CounterpartFieldProps {
  /** The counterpart's language. */
  language: Language;
  counterpartId: string | null;
  /** The server's error about it. */
  problem: string | undefined;
  onChange: (counterpartId: string | null) => void;
}

/** Chooses the same article in the other language, among those without a counterpart. */
export function CounterpartField({ language, counterpartId, problem, onChange }: CounterpartFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useQuery({ ...articleTitleQuery(counterpartId ?? ''), enabled: counterpartId !== null });
  return (
    <div role="group" aria-labelledby={id} className="space-y-2">
      <p id={id} className="text-sm font-semibold">
        <Trans>The same article in the other language</Trans>
      </p>
      {counterpartId !== null && (
        <p role="status">
          {chosen.isError && chosen.data === undefined ? (
            <Trans>Its title could not be loaded.</Trans>
          ) : (
            <span lang={language} className="font-semibold">
              {chosen.data ?? '…'}
            </span>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {counterpartId === null ? <Trans>Choose an article</Trans> : <Trans>Choose another</Trans>}
        </Button>
        {counterpartId !== null && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            <Trans>No counterpart</Trans>
          </Button>
        )}
      </div>
      <div aria-live="polite">{problem && <p className="text-error text-sm font-medium">{problem}</p>}</div>
      {isOpen && (
        <PickSheet
          onClose={() => setIsOpen(false)}
          title={<Trans>Choose an article</Trans>}
          searchLabel={t`Search articles`}
          query={freeArticles(language)}
          nothingYet={{
            title: <Trans>No article to choose</Trans>,
            body: <Trans>Every article in that language already has its counterpart.</Trans>,
          }}
          listClassName="divide-line divide-y"
          placeholder={<Skeleton className="h-40 w-full" />}
          renderItem={(article) => (
            <li key={article.id}>
              <button
                type="button"
                onClick={() => {
                  setIsOpen(false);
                  onChange(article.id);
                }}
                className="hover:bg-base-200 rounded-field flex min-h-14 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 px-2 py-2 text-start"
              >
                <span lang={language} className="font-semibold">
                  {article.title}
                </span>
                <StatusMark article={article} />
              </button>
            </li>
          )}
        />
      )}
    </div>
  );
}
