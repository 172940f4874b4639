import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ClipboardEvent, type DragEvent, type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import type { Mode, Model } from '../../../../contract/generation.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { type Draft, isPristine } from '../draft/draft.ts';
import type { Attachments } from '../images/useAttachments.ts';
import { loadLazyPart } from '../loadLazyPart.ts';
import { ComposerAlertSlot } from './ComposerAlertSlot.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { PriceChip } from './PriceChip.tsx';
import { PromptField } from './PromptField.tsx';
import { PromptTools } from './PromptTools.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { SettingsChips } from './SettingsChips.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { ComposerState } from './useComposer.ts';

const RefusalDialog = lazy(async () => ({
  default: (await loadLazyPart(import('../refusals/RefusalDialog.tsx'))).RefusalDialog,
}));
const PlanPreview = lazy(async () => ({
  default: (await loadLazyPart(import('../plan/PlanPreview.tsx'))).PlanPreview,
}));
const CollapsedImages = lazy(async () => ({
  default: (await loadLazyPart(import('../images/CollapsedImages.tsx'))).CollapsedImages,
}));
const InputImages = lazy(async () => ({
  default: (await loadLazyPart(import('../images/InputImages.tsx'))).InputImages,
}));

interface ComposerProps {
  composer: ComposerState;
  draft: Draft;
  modes: readonly Mode[];
  models: readonly Model[];
  model: Model;
  /** Null while no model takes images. */
  attachments: Attachments | null;
  lastSeed: number | null;
  isOnline: boolean;
  /** Then only a line of text and the button are left, on phones. */
  isCollapsed: boolean;
  onExpand: () => void;
  /** Empties the draft and offers to restore it. */
  onStartFresh: () => void;
  onModeChange: (mode: Mode) => void;
}

/** Text, images, settings, price and the submit button. Images may be pasted or dropped anywhere on it. */
export function Composer({
  composer,
  draft,
  modes,
  models,
  model,
  attachments,
  lastSeed,
  isOnline,
  isCollapsed,
  onExpand,
  onStartFresh,
  onModeChange,
}: ComposerProps) {
  const { codeText } = useErrorTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { mode, prompt, images } = draft;
  const hasImages = attachments !== null && (images.length > 0 || composer.capacity > 0);
  // Without an image that the mode needs, choosing one comes first.
  const asksForImage = hasImages && images.length === 0;
  const imageProblem = attachments?.refusal ?? composer.imageIssue;
  const hasNews = (composer.alert !== null && composer.alert.kind !== 'tip') || composer.hasEarlierArrived;
  const isRefused = composer.alert?.kind === 'refusal';
  const whileExpanded = isCollapsed ? 'max-lg:hidden lg:contents' : 'contents';
  // Only the text is shown: the button fits beside it.
  const isOneLine = isCollapsed && !asksForImage && !hasNews;

  async function send() {
    const { isPromptWrong } = await composer.send();
    if (isPromptWrong) field.current?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  function handlePaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !attachments) return;
    event.preventDefault();
    void attachments.add(files);
  }

  function handleDragOver(event: DragEvent) {
    if (!attachments || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  }

  function handleDrop(event: DragEvent) {
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0 || !attachments) return;
    event.preventDefault();
    void attachments.add(files);
  }

  return (
    <form
      noValidate
      data-kept
      onSubmit={handleSubmit}
      onPaste={handlePaste}
      onDragOver={handleDragOver}
      onDrop={handleDrop}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setIsOver(false)}
      className={`${isOneLine ? 'grid grid-cols-[minmax(0,1fr)_auto] max-lg:*:col-span-full tiny:grid-cols-1 lg:flex' : 'flex'} flex-col gap-2.5 lg:gap-4 ${isOver ? 'outline-accent rounded-box outline-2 outline-offset-4 outline-dashed' : ''}`}
    >
      <ModeSwitch mode={mode} modes={modes} imageCount={images.length} onChange={onModeChange} />
      <PromptField
        ref={field}
        mode={mode}
        prompt={prompt}
        error={composer.promptIssue && codeText(composer.promptIssue)}
        onChange={composer.setPrompt}
        onSubmit={() => void send()}
        isCollapsed={isCollapsed}
        isOneLine={isOneLine}
        onExpand={onExpand}
        images={
          hasImages && (
            <Suspense
              fallback={<div className={images.length === 0 ? 'h-29' : composer.capacity > 0 ? 'h-17' : 'h-12'} />}
            >
              <InputImages
                images={images}
                capacity={composer.capacity}
                attachments={attachments}
                hasProblem={imageProblem !== undefined}
              />
            </Suspense>
          )
        }
        collapsedImages={
          images.length > 0 &&
          composer.capacity > 0 && (
            <Suspense fallback={<span className="size-9 shrink-0" />}>
              <CollapsedImages images={images.slice(0, composer.capacity)} onPress={onExpand} />
            </Suspense>
          )
        }
        areImagesFolded={images.length > 0}
        isPristine={isPristine(draft)}
        onStartFresh={onStartFresh}
        tools={
          <PromptTools
            mode={mode}
            prompt={prompt}
            originalPrompt={draft.originalPrompt}
            isOnline={isOnline}
            attachments={asksForImage ? null : attachments}
            onPromptExchange={composer.exchangePrompt}
          />
        }
      />
      <div role="alert" className="empty:hidden">
        {imageProblem && (
          <p className="text-error animate-fade flex items-start gap-1.5 px-1 text-sm font-medium">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {codeText(imageProblem)}
          </p>
        )}
      </div>
      {model.engine.is_local && prompt.trim() !== '' && (
        <div className={isCollapsed && !isRefused ? 'max-lg:hidden' : ''}>
          <Suspense>
            <PlanPreview
              isRefused={isRefused}
              prompt={prompt}
              mode={mode}
              model={model}
              models={models}
              images={Math.min(images.length, composer.capacity)}
              settings={composer.settings}
              isOnline={isOnline}
              onPrompt={composer.setPrompt}
              onModel={(id) => composer.setSettings({ model: id })}
              onOwnPicture={() =>
                onModeChange(
                  modes.includes('image-to-video') && composer.kind === 'video' ? 'image-to-video' : 'image-edit',
                )
              }
            />
          </Suspense>
        </div>
      )}
      {/* Beside what cannot be made, and what could be instead, a small screen has no room for them. */}
      <div className={`${whileExpanded} [@media(height<44rem)]:max-lg:in-[form:has([data-problem])]:hidden`}>
        <SettingsChips
          mode={mode}
          models={models}
          model={model}
          chosen={composer.chosen}
          settings={composer.settings}
          issues={composer.issues}
          lastSeed={lastSeed}
          onChange={composer.setSettings}
        />
      </div>
      <div
        className={`${hasNews ? '' : isCollapsed ? 'max-lg:hidden' : 'typing:hidden'} -my-1.5 flex min-h-11 items-center justify-between gap-x-4 tiny:flex-wrap lg:-my-2`}
      >
        <ComposerAlertSlot alert={composer.alert} onRetryQuote={composer.refetchQuote} />
        <PriceChip quote={composer.quote} isFresh={composer.isPriceFresh} />
      </div>
      {composer.hasEarlierArrived && (
        <p role="status" className="text-info text-sm font-medium">
          <Trans>Your earlier request did arrive: it is in the list. Press again to make this one too.</Trans>
        </p>
      )}
      <div
        className={`flex gap-2 tiny:flex-wrap ${isOneLine ? 'max-lg:col-span-1! max-lg:min-w-36 max-lg:[&_svg]:hidden' : ''}`}
      >
        <div className={whileExpanded}>
          {mode === 'storyboard' ? (
            <QuantityStepper
              of="panels"
              count={composer.settings.maxImages}
              onChange={(maxImages) => composer.setSettings({ maxImages })}
            />
          ) : (
            <QuantityStepper
              of="results"
              count={composer.settings.count}
              onChange={(count) => composer.setSettings({ count })}
            />
          )}
        </div>
        <SubmitButton
          quote={composer.quote}
          count={mode === 'storyboard' ? 1 : composer.settings.count}
          isBusy={composer.isSending || (attachments?.isPreparing ?? false)}
          isPricing={composer.isPricing}
          queues={composer.queues}
          isPriceFresh={composer.isPriceFresh}
        />
      </div>
      {composer.refused && (
        <Suspense>
          <RefusalDialog refused={composer.refused} onClose={composer.dismissRefusal} />
        </Suspense>
      )}
    </form>
  );
}
