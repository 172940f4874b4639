import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import type { InvoiceDetail } from '../../../../contract/payments.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { usePaymentLabels } from '../usePaymentLabels.ts';

/** Print (or save as PDF) and share. */
export function InvoiceTools({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { statuses } = usePaymentLabels();

  async function handleShare() {
    const [amount, coins, status] = [
      formats.rupiah(invoice.total_payment),
      formats.number(invoice.total_credits),
      statuses[invoice.status],
    ];
    const text = t`Kilas invoice ${invoice.number}: ${coins} credits, ${amount}, ${status}.`;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title: invoice.number, text });
      await navigator.clipboard.writeText(text);
      showToast({ type: 'success', title: t`Invoice copied` });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        showToast({ type: 'error', title: t`Sharing didn’t work on this device` });
    }
  }

  return (
    <div className="flex gap-2 tiny:flex-wrap">
      <Button
        variant="ghost"
        onClick={() => void handleShare()}
        icon={<Share2 className="size-4" aria-hidden="true" />}
      >
        <Trans>Share</Trans>
      </Button>
      <Button variant="outline" onClick={() => print()} icon={<Printer className="size-4" aria-hidden="true" />}>
        <Trans>Print or PDF</Trans>
      </Button>
    </div>
  );
}
