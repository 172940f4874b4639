import { Trans, useLingui } from '@lingui/react/macro';
import Braces from 'lucide-react/icons/braces';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { MAX_PROMPT_LENGTH } from '../../../../contract/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { measurePrompt } from '../../generation/draft/promptLength.ts';
import type { Slot } from '../promptParts.ts';
import { markSlot, slotsOf } from '../slots.ts';

export const MAX_SLOTS = 6;

interface PromptEditorProps {
  prompt: string;
  slots: readonly Slot[];
  error?: ReactNode;
  onChange: (changes: { prompt: string; slots: Slot[] }) => void;
}

/** The prompt field. Words become slots by selecting them or by typing braces. */
export function PromptEditor({ prompt, slots, error, onChange }: PromptEditorProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where to put the cursor once the new text is rendered. */
  const cursor = useRef<number>(null);
  const [news, setNews] = useState('');
  const shopName = t`shop name`;
  const braces = `{${shopName}}`;
  const { length, isCounterShown } = measurePrompt(prompt);

  useLayoutEffect(() => {
    if (cursor.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  }, [prompt]);

  function handleMark() {
    const { selectionStart: start, selectionEnd: end } = field.current ?? { selectionStart: 0, selectionEnd: 0 };
    const marked = markSlot(prompt, slots, { start, end });
    if (!marked) {
      setNews(t`Select the words in the prompt first.`);
      field.current?.focus();
      return;
    }
    cursor.current = marked.end;
    setNews('');
    onChange({ prompt: marked.prompt, slots: marked.slots });
  }

  return (
    <div className="space-y-2">
      <Field
        label={<Trans>Prompt</Trans>}
        error={error}
        hint={<Trans>Mark the words that change and make them a slot, or type them in braces: {braces}.</Trans>}
        aside={
          isCounterShown && (
            <span className="figures text-base-content/75" aria-hidden="true">
              {length}/{MAX_PROMPT_LENGTH}
            </span>
          )
        }
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            name="prompt"
            rows={4}
            value={prompt}
            placeholder={t`A beach at dusk with a fishing boat, “${braces}”`}
            className={`textarea bg-surface field-sizing-content min-h-28 w-full text-base leading-6 ${error ? 'textarea-error' : ''}`}
            onChange={(event) => onChange({ prompt: event.target.value, slots: slotsOf(event.target.value, slots) })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {slots.length < MAX_SLOTS && (
          <Button variant="outline" onClick={handleMark} icon={<Braces className="size-4" aria-hidden="true" />}>
            <Trans>Make the selection a slot</Trans>
          </Button>
        )}
        <p role="status" className="text-base-content/80 text-sm">
          {news}
        </p>
      </div>
    </div>
  );
}
