import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { KIND_OF_MODE, type Mode, type Model } from '../../../contract/generation.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Composer } from './compose/Composer.tsx';
import { ComposerSkeleton } from './compose/ComposerSkeleton.tsx';
import { useKeyboardInset } from './compose/useKeyboardInset.ts';
import { useComposer } from './compose/useComposer.ts';
import { useModels, type Models } from './compose/useModels.ts';
import { type Collapse, useCollapse } from './compose/useCollapse.ts';
import { settingsOf, withMode, type Draft } from './draft/draft.ts';
import type { DraftSession } from './draft/draftSession.ts';
import { pickModel } from './draft/fitSettings.ts';
import { useDraft } from './draft/useDraft.ts';
import { usePrefill } from './draft/usePrefill.ts';
import { Feed } from './feed/Feed.tsx';
import { useLastSeed } from './feed/useLastSeed.ts';
import { useAttachments } from './images/useAttachments.ts';
import { modePathFor, modePathOf } from './modePaths.ts';
import { availableModes, chooseMode, imageCapacity, type ModeChoice } from './modes.ts';
import { useOnline } from '../../ui/useOnline.ts';

const route = getRouteApi('/_signedIn/generate/{-$mode}');

interface GeneratorScreenProps {
  banner?: ReactNode;
  /** Below the newest request, where it pushes down nothing that is waited for. */
  offer?: ReactNode;
  /** More to start from, below the first ideas, where a desk has room for it. */
  gallery?: ReactNode;
}

/** The generator: composer and results, one screen for its five addresses. */
export function GeneratorScreen({ banner, offer, gallery }: GeneratorScreenProps) {
  const { mode: param } = route.useParams();
  const { draft, change } = useDraft();
  const collapse = useCollapse(draft);
  const models = useModels();
  const path = modePathOf(param ?? '');
  const modes = availableModes(models.all);
  // While models are missing, the wanted mode is not replaced, since they may offer it: the draft would keep the other
  // one.
  const areAllKnown = !models.isPending && !models.error;
  const isKnown = draft && (areAllKnown || modes.includes(path ?? draft.mode));
  const choice = isKnown ? chooseMode({ path, modes, draftMode: draft.mode }) : null;
  const isPrefilling = usePrefill(choice?.mode ?? null, areAllKnown ? modes : null);
  return (
    <div className="px-page mx-auto flex w-full max-w-7xl grow flex-col lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10 lg:py-8 xl:grid-cols-[26rem_minmax(0,1fr)]">
      <h1 className="sr-only">
        <Trans>Generate</Trans>
      </h1>
      <div className="space-y-3 pt-5 empty:hidden lg:col-start-2 lg:pt-0 lg:pb-6">{banner}</div>
      {draft && choice ? (
        <Ready
          key={KIND_OF_MODE[choice.mode]}
          draft={draft}
          change={change}
          choice={choice}
          isPrefilling={isPrefilling}
          models={models}
          collapse={collapse}
          offer={offer}
          gallery={gallery}
        />
      ) : (
        <NotReady models={models} isDraftPending={draft === null} />
      )}
    </div>
  );
}

interface ReadyProps {
  draft: Draft;
  change: DraftSession['change'];
  choice: ModeChoice;
  isPrefilling: boolean;
  models: Models;
  collapse: Collapse;
  offer: ReactNode;
  gallery: ReactNode;
}

function Ready({ draft, change, choice, isPrefilling, models, collapse, offer, gallery }: ReadyProps) {
  const { mode, isAsAsked } = choice;
  const shown = withMode(draft, mode);
  const offered = models.byKind[KIND_OF_MODE[mode]].filter((model) => model.modes.includes(mode));
  const model = pickModel(offered, settingsOf(shown).model);

  // The address decides the mode. The draft follows, so that /generate later returns to it.
  useEffect(() => {
    if (!isPrefilling) change((current) => (current.mode === mode ? current : withMode(current, mode)));
  }, [change, mode, isPrefilling]);

  return (
    model && (
      <Studio
        draft={shown}
        change={change}
        isAsAsked={isAsAsked}
        models={models}
        offered={offered}
        model={model}
        collapse={collapse}
        offer={offer}
        gallery={gallery}
      />
    )
  );
}

interface StudioProps {
  draft: Draft;
  change: DraftSession['change'];
  isAsAsked: boolean;
  models: Models;
  offered: readonly Model[];
  model: Model;
  collapse: Collapse;
  offer: ReactNode;
  gallery: ReactNode;
}

function Studio({
  draft,
  change,
  isAsAsked,
  models,
  offered,
  model,
  collapse: { isCollapsed, composer: around, collapse, expand },
  offer,
  gallery,
}: StudioProps) {
  const navigate = route.useNavigate();
  useEffect(() => void import('./draft/offerReplaced.ts').then((part) => part.offerReplaced(navigate)), [navigate]);
  const modes = availableModes(models.all);
  const isOnline = useOnline();
  const lastSeed = useLastSeed();
  const inset = useKeyboardInset();
  function onAccepted(sent: Draft) {
    collapse(sent);
    scrollTo({ top: 0, behavior: 'smooth' });
  }
  const composer = useComposer({ draft, change, model, isOnline, isTipWanted: lastSeed === null, onAccepted });
  const takesImages = modes.some((mode) => imageCapacity(mode, model) > 0);

  function goToMode(mode: Mode) {
    change((current) => withMode(current, mode));
    void navigate({ to: '/generate/{-$mode}', params: { mode: modePathFor(mode) }, search: {}, replace: true });
  }
  function startFresh() {
    void import('./draft/offerDraftRestore.ts').then((restoring) => restoring.startFresh(draft, navigate));
  }
  const attachments = useAttachments({ draft, change, modes, onModeChange: goToMode });

  return (
    <>
      <div
        ref={around}
        // The keyboard covers the dock too, so the composer moves directly above it.
        style={inset > 0 ? ({ bottom: inset, '--keyboard': `${inset}px` } as CSSProperties) : undefined}
        data-keyboard={inset > 0 || undefined}
        data-bottom-bar
        className="bg-base-100/95 max-lg:border-line sticky bottom-(--dock,0px) z-30 order-2 tiny:static tiny:order-none tiny:border-t-0 -mx-4 px-4 pt-3 pb-2 backdrop-blur-md max-lg:border-t lg:top-24 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:px-0 lg:pt-0"
      >
        {!isAsAsked && (
          <p className="text-base-content/80 mb-2 flex items-start gap-2 text-sm">
            <Info className="text-info mt-0.5 size-4 shrink-0" aria-hidden="true" />
            <Trans>This mode needs a model that is not switched on. Here is the nearest one.</Trans>
          </p>
        )}
        {models.error && (
          <p role="status" className="text-warning mb-2 flex items-center gap-2 text-sm font-medium">
            <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
            <span className="grow">
              <Trans>Not all models could be loaded.</Trans>
            </span>
            <Button variant="ghost" isBusy={models.isRefetching} onClick={models.refetch}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        )}
        <Composer
          composer={composer}
          draft={draft}
          modes={modes}
          models={offered}
          model={model}
          attachments={takesImages ? attachments : null}
          lastSeed={lastSeed}
          isOnline={isOnline}
          isCollapsed={isCollapsed}
          onExpand={expand}
          onStartFresh={startFresh}
          onModeChange={goToMode}
        />
      </div>
      {/* The keyboard's focus scrolls clear of the collapsed composer and the header. */}
      <div className="order-1 grow py-5 max-lg:[&_:is(a,button)]:scroll-mt-18 max-lg:[&_:is(a,button)]:scroll-mb-48 lg:col-start-2 lg:row-start-2 lg:py-0">
        <Feed
          mode={draft.mode}
          sending={composer.sending}
          offer={offer}
          gallery={gallery}
          onIdea={composer.setPrompt}
        />
      </div>
    </>
  );
}

function NotReady({ models, isDraftPending }: { models: Models; isDraftPending: boolean }) {
  const { errorText } = useErrorTexts();
  const isOnline = useOnline();
  // On a network without internet, a call fails long after that is known; stored data has been read by then.
  const isUnreachable = !isOnline && navigator.onLine && models.all.length === 0;
  if (!isUnreachable && (models.isPending || (isDraftPending && models.all.length > 0))) return <ComposerSkeleton />;
  return (
    <div className="col-span-full pt-5">
      <OfflineNotice />
      {models.error || isUnreachable ? (
        <ErrorState
          title={<Trans>The generator could not be loaded</Trans>}
          body={models.error ? errorText(models.error) : <Trans>It opens as soon as you’re online.</Trans>}
          onRetry={models.refetch}
          isRetrying={models.isRefetching}
        />
      ) : (
        <ErrorState
          title={<Trans>No model is switched on</Trans>}
          body={<Trans>Ask the operator of this studio to switch one on.</Trans>}
          onRetry={models.refetch}
        />
      )}
    </div>
  );
}
