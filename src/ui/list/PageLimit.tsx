import { Trans } from '@lingui/react/macro';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import { SelectField } from '../SelectField.tsx';

const LIMITS = [DEFAULT_PAGE_SIZE, 50, MAX_PAGE_SIZE];

/** Rows per page. The default is left out of the address. */
export function PageLimit({
  limit = DEFAULT_PAGE_SIZE,
  onChange,
}: {
  limit: number | undefined;
  onChange: (limit: number | undefined) => void;
}) {
  return (
    <SelectField
      label={<Trans>Rows per page</Trans>}
      value={String(limit)}
      onChange={(value) => onChange(Number(value) === DEFAULT_PAGE_SIZE ? undefined : Number(value))}
      choices={[...new Set([...LIMITS, limit])]
        .toSorted((one, other) => one - other)
        .map((each) => ({ value: String(each), label: String(each) }))}
    />
  );
}
