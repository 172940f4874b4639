import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import type { TopupNow } from '../../../../contract/payments.ts';
import { saveBlob } from '../../../api/downloadFile.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { drawQr } from './qr.ts';
import { paintQrisCard } from './qrisCard.ts';

/** The QRIS code, always dark on white, and ways to pass it to another app: a phone cannot scan its own screen. */
export function QrisCode({ topup, payload }: { topup: TopupNow; payload: string }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { deadline } = useBusinessTimes();
  const [isPainting, setIsPainting] = useState(false);
  const { size, path } = drawQr(payload);
  const amount = formats.rupiah(topup.order.total_payment);
  const name = `kilas-qris-${topup.reference_id}.png`;

  async function withImage(handOver: (file: File) => Promise<void> | void) {
    setIsPainting(true);
    try {
      const image = await paintQrisCard({
        payload,
        amount,
        title: t`Pay Kilas by QRIS`,
        deadline: t`Before ${deadline(topup.expires_at)}`,
        reference: topup.invoice_number,
        mark: topup.is_sandbox ? t`SANDBOX · no real money` : null,
      });
      await handOver(new File([image], name, { type: image.type }));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        showToast({
          type: 'error',
          title: t`The image couldn’t be created`,
          description: t`Take a screenshot of the code instead.`,
        });
    }
    setIsPainting(false);
  }

  const canShare =
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [new File([], name, { type: 'image/png' })] });
  return (
    <div className="flex flex-col items-center gap-4 px-5 py-5">
      <div className="border-line w-full max-w-80 rounded-2xl border bg-white p-2">
        <svg
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t`QRIS code for ${amount}`}
          className="block w-full"
        >
          <path d={path} fill="#000" />
        </svg>
      </div>
      <p className="text-base-content/75 max-w-80 text-center text-sm">
        <Trans>Scan it with any bank or e-wallet app.</Trans>{' '}
        <span className="pointer-fine:hidden">
          <Trans>On this phone: save the image, then choose it from the gallery in your app.</Trans>
        </span>
      </p>
      <div className="flex w-full max-w-80 gap-2">
        <Button
          variant="outline"
          isWide
          className="shrink"
          isBusy={isPainting}
          onClick={() => void withImage((file) => saveBlob(file, name))}
          icon={<Download className="size-4" aria-hidden="true" />}
        >
          <Trans>Save</Trans>
        </Button>
        {canShare && (
          <Button
            variant="outline"
            isWide
            className="shrink"
            isBusy={isPainting}
            onClick={() => void withImage((file) => navigator.share({ files: [file] }))}
            icon={<Share2 className="size-4" aria-hidden="true" />}
          >
            <Trans>Share</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
