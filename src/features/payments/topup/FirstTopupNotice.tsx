import { Trans } from '@lingui/react/macro';
import { CoinMark } from '../../../ui/CoinMark.tsx';

/** The bonus of the first top-up (specification, section 9). */
export function FirstTopupNotice({ percent }: { percent: number }) {
  return (
    <p className="bg-primary text-primary-content rounded-field flex items-center gap-3 px-4 py-3 font-semibold [&_svg]:text-current">
      <CoinMark className="size-6" />
      <Trans>Your first top-up brings {percent}% more coins.</Trans>
    </p>
  );
}
