import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { preload } from 'react-dom';
import type { SharedItem } from '../../../contract/shares.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';

const ReportDialog = lazy(() => import('./ReportDialog.tsx').then((module) => ({ default: module.ReportDialog })));

/** An item shared by link. Null: the link has ended; undefined: it could not be loaded. */
export function SharedItemScreen({ item, isSignedIn }: { item: SharedItem | null | undefined; isSignedIn: boolean }) {
  if (item) return <Shared item={item} isSignedIn={isSignedIn} />;
  return (
    <Page width="wide">
      <EmptyState
        isPage
        title={item === null ? <Trans>This link has ended</Trans> : <Trans>This work can’t be loaded right now</Trans>}
        action={
          <ButtonLink to="/">
            <Trans>What is Kilas?</Trans>
          </ButtonLink>
        }
        body={
          item === null ? (
            <Trans>Its owner has taken the work back, or it never was here.</Trans>
          ) : (
            <Trans>Check your connection and open the link again.</Trans>
          )
        }
      />
    </Page>
  );
}

/** Where to go once the visitor has an account; with the prompt, if its owner shares it. */
function generatorAddress({ mode, prompt }: SharedItem): string {
  return `/generate?${new URLSearchParams({ mode, ...(prompt !== null && { prompt }) })}`;
}

function Shared({ item, isSignedIn }: { item: SharedItem; isSignedIn: boolean }) {
  const { t } = useLingui();
  const [isReporting, setReporting] = useState(false);
  const isVideo = item.kind === 'video';
  const [first] = item.media;
  // Without its prompt the generator opens empty.
  const invitation =
    item.prompt === null ? <Trans>Make your own with Kilas</Trans> : <Trans>Generate one like this</Trans>;
  // The clip starts loading at once, and would take the line from the poster that is seen first.
  if (isVideo && first) preload(first.poster_url, { as: 'image', fetchPriority: 'high' });
  return (
    // As wide as the item, which is limited in height: text and image share a left edge.
    <div
      className="px-page mx-auto flex w-full flex-col gap-5 py-5 lg:py-8"
      style={first && { maxWidth: `clamp(28rem, ${(75 * first.width) / first.height}dvh, 48rem)` }}
    >
      <h1 className="text-xl font-extrabold">
        {isVideo ? <Trans>A video made with Kilas</Trans> : <Trans>An image made with Kilas</Trans>}
      </h1>
      {item.media.map((file) => (
        <div
          key={file.url}
          className="bg-base-300 rounded-box mx-auto max-h-[75dvh] w-full overflow-hidden"
          style={{ aspectRatio: `${file.width} / ${file.height}`, maxWidth: `${(75 * file.width) / file.height}dvh` }}
        >
          {isVideo ? (
            // Muted, because browsers inside other apps only autoplay muted videos.
            <video
              src={file.url}
              poster={file.poster_url}
              controls
              autoPlay
              muted
              loop
              playsInline
              aria-label={item.prompt ?? t`The shared video`}
              className="size-full object-contain"
            />
          ) : (
            // The poster has as many pixels as the file itself, at half its bytes.
            <img
              src={file.poster_url}
              alt={item.prompt ?? t`The shared image`}
              width={file.width}
              height={file.height}
              className="size-full object-contain"
            />
          )}
        </div>
      ))}
      {item.prompt && <blockquote className="border-accent border-s-4 ps-4 text-lg">{item.prompt}</blockquote>}
      <div className="flex flex-wrap items-center gap-3">
        {isSignedIn ? (
          <ButtonLink
            to="/generate/{-$mode}"
            search={{ mode: item.mode, prompt: item.prompt ?? undefined }}
            size="lg"
            className="max-sm:grow"
          >
            {invitation}
          </ButtonLink>
        ) : (
          <ButtonLink to="/auth/register" search={{ next: generatorAddress(item) }} size="lg" className="max-sm:grow">
            {invitation}
          </ButtonLink>
        )}
        <Button variant="ghost" className="max-sm:grow" onClick={() => setReporting(true)}>
          <Trans>Report</Trans>
        </Button>
      </div>
      <p className="text-base-content/75 text-sm">
        <Trans>Made by computer, with Kilas. It turns a sentence into a video or an image.</Trans>
      </p>
      {isReporting && (
        <Suspense>
          <ReportDialog token={item.token} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
