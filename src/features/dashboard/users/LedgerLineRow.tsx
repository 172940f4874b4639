import { Link } from '@tanstack/react-router';
import type { LedgerLine, Person } from '../../../../contract/dashboard.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { signedNumber } from '../../../i18n/signedNumber.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useLedgerKinds } from './useLedgerKinds.ts';
import { PersonName } from './PersonName.tsx';

/** A line of the ledger. @param user the owner, in lists about several people */
export function LedgerLineRow({ line, user }: { line: LedgerLine; user?: Person }) {
  const formats = useFormats();
  const times = useBusinessTimes();
  const kinds = useLedgerKinds();
  const kind = kinds[line.kind] ?? line.kind;
  const row = (
    <>
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{user ? <PersonName person={user} /> : kind}</span>
        <span className="text-base-content/75 line-clamp-2">
          {user && <>{kind} · </>}
          {times.dateTime(line.at)}
          {line.note && <> · {line.note}</>}
        </span>
      </span>
      <span className="figures shrink-0 text-end">
        <span className="block font-semibold">{signedNumber(formats, line.amount)}</span>
        <span className="text-base-content/75 block">{formats.number(line.balance_after)}</span>
      </span>
    </>
  );
  const style = 'flex min-h-14 items-center gap-x-4 tiny:flex-wrap px-4 py-2.5 text-sm';
  if (!user) return <div className={style}>{row}</div>;
  return (
    <Link to="/admin/users/$id" params={{ id: user.id }} className={`${style} hover:bg-base-200`}>
      {row}
    </Link>
  );
}
