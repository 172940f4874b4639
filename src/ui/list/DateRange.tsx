import { Trans } from '@lingui/react/macro';
import { TextField } from '../TextField.tsx';

interface DateRangeProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (change: { date_from?: string | undefined; date_to?: string | undefined }) => void;
}

/** Two business days, both included; the browser's own date picker. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  return (
    <div className="grid grid-cols-2 tiny:grid-cols-1 gap-3">
      <TextField
        label={<Trans>From (WIB)</Trans>}
        type="date"
        max={to}
        value={from ?? ''}
        onChange={(event) => onChange({ date_from: event.target.value || undefined })}
      />
      <TextField
        label={<Trans>Until (WIB)</Trans>}
        type="date"
        min={from}
        value={to ?? ''}
        onChange={(event) => onChange({ date_to: event.target.value || undefined })}
      />
    </div>
  );
}
