import { Trans } from '@lingui/react/macro';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import { Field } from '../Field.tsx';

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
    <Field label={<Trans>Rows per page</Trans>}>
      {(control) => (
        <select
          {...control}
          className="select bg-surface h-12 w-full text-base"
          value={limit}
          onChange={(event) =>
            onChange(Number(event.target.value) === DEFAULT_PAGE_SIZE ? undefined : Number(event.target.value))
          }
        >
          {[...new Set([...LIMITS, limit])]
            .toSorted((one, other) => one - other)
            .map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}
