import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import type { Mode } from '../../../../contract/generation.ts';
import { MAX_PROMPT_LENGTH } from '../../../../contract/limits.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { measurePrompt } from '../draft/promptLength.ts';

interface PromptFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  mode: Mode;
  prompt: string;
  error: string | undefined;
  onChange: (prompt: string) => void;
  /** Called for Ctrl or Command with Enter. */
  onSubmit: () => void;
  /** On phones, shows only the beginning of the text. */
  isCollapsed: boolean;
  /** Then the button is beside it. */
  isOneLine: boolean;
  /**
   * The field was pressed or focused. A press counts too, because on iOS the field keeps the focus while a button is
   * pressed.
   */
  onExpand: () => void;
  /** Above the text, inside its frame: the attached images, or the place to add them. */
  images?: ReactNode;
  /** The same, small, before the text while it is collapsed. */
  collapsedImages?: ReactNode;
  /** Whether `images` is hidden while collapsed; a place that still needs an image is not. */
  areImagesFolded: boolean;
  /** There is nothing to clear. */
  isPristine: boolean;
  onStartFresh: () => void;
  /** Below the text, inside its frame. */
  tools: ReactNode;
}

/**
 * The prompt field. It grows up to 40 % of the screen without header and keyboard, tools included; the counter appears
 * only near the limit.
 */
export function PromptField({
  ref,
  mode,
  prompt,
  error,
  onChange,
  onSubmit,
  isCollapsed,
  isOneLine,
  onExpand,
  images,
  collapsedImages,
  areImagesFolded,
  isPristine,
  onStartFresh,
  tools,
}: PromptFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const words: Record<Mode, { question: string; example: string }> = {
    'text-to-video': {
      question: t`What should happen in the video?`,
      example: t`A beach at dusk, coconut palms, waves, the camera rising slowly…`,
    },
    'image-to-video': {
      question: t`How should the image move? (optional)`,
      example: t`The camera pans right, rain falling…`,
    },
    'text-to-image': {
      question: t`What should the image show?`,
      example: t`Rice terraces at dawn, thin fog…`,
    },
    'image-edit': {
      question: t`What should change in the image?`,
      example: t`Make it a rainy night, warmer…`,
    },
    'multi-image': {
      question: t`What should become of the images?`,
      example: t`The first image as the background, the second in front of it…`,
    },
    storyboard: {
      question: t`What story should be told?`,
      example: t`Morning in the mountains, noon at the beach, night in the city…`,
    },
  };
  const { length, isCounterShown, isTooLong } = measurePrompt(prompt);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  }

  return (
    <div className={isOneLine ? 'max-lg:col-span-1!' : ''}>
      <label htmlFor={id} className="sr-only">
        {words[mode].question}
      </label>
      <div
        className={`bg-surface rounded-box has-[textarea:focus-visible]:outline-accent relative border outline-2 outline-offset-1 outline-transparent transition-colors ${error ? 'border-error' : 'border-line'}`}
      >
        <div className={isCollapsed && areImagesFolded ? 'max-lg:hidden' : ''}>{images}</div>
        <div className="flex items-center">
          {isCollapsed && <div className="ps-3 empty:hidden lg:hidden">{collapsedImages}</div>}
          <textarea
            ref={ref}
            id={id}
            rows={2}
            value={prompt}
            placeholder={words[mode].example}
            className={`placeholder:text-base-content/60 field-sizing-content block w-full min-w-0 resize-none bg-transparent px-4 pt-3 text-base leading-6 outline-none lg:min-h-28 ${
              isCollapsed
                ? 'max-lg:h-13 max-lg:overflow-hidden max-lg:mask-r-from-80% max-lg:whitespace-pre'
                : 'max-h-[clamp(3.75rem,calc((100dvh-4rem-var(--keyboard,0px))*0.4-2.875rem),15rem)] min-h-15 overflow-y-auto'
            }`}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-error ${id}-counter`}
            enterKeyHint="enter"
            onFocus={onExpand}
            // Not on pointer-down: the composer would grow, and the press would end on a button.
            onClick={onExpand}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </div>
        <div className={`flex flex-wrap items-center px-0.5 ${isCollapsed ? 'max-lg:hidden' : ''}`}>
          {tools}
          <span className="grow" />
          {!isPristine && (
            <IconButton
              label={t`Start fresh`}
              icon={<RotateCcw className="size-4.5" aria-hidden="true" />}
              onClick={() => {
                onStartFresh();
                ref.current?.focus();
              }}
            />
          )}
        </div>
      </div>
      <div className="flex items-start justify-between gap-3 px-1 text-sm">
        <p id={`${id}-error`} aria-live="polite" className="text-error font-medium">
          {error && (
            <span className="animate-fade flex items-start gap-1.5 pt-1.5">
              <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
              {error}
            </span>
          )}
        </p>
        <p
          id={`${id}-counter`}
          className={`figures shrink-0 ${isCounterShown ? 'pt-1.5' : ''} ${isTooLong ? 'text-error font-semibold' : 'text-base-content/75'}`}
        >
          {isCounterShown && (
            <>
              <span aria-hidden="true">
                {length}/{MAX_PROMPT_LENGTH}
              </span>
              <span className="sr-only">
                <Trans>
                  {length} of {MAX_PROMPT_LENGTH} characters
                </Trans>
              </span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
