import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dashboardEndpoints as calls } from '../../../../contract/dashboard.ts';
import { BUSINESS_OFFSET, MAX_VOUCHER_LENGTH } from '../../../../contract/limits.ts';
import { saveBlob } from '../../../api/downloadFile.ts';
import { parseWhole } from '../../../ui/parseWhole.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { useNow } from '../../../ui/useNow.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { toCsv } from '../overview/toCsv.ts';

const FIRST = { count: '1', code: '', credits: '100', uses: '1', ends: '' };

/** The last moment of a day in business time. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999${BUSINESS_OFFSET}`);

/** Creates one voucher, or a batch whose codes are saved as a CSV file. */
export function NewVouchersDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(FIRST);
  const set = (change: Partial<typeof FIRST>) => setDraft({ ...draft, ...change });
  const [isMarked, setIsMarked] = useState(false);
  function handleClose() {
    setIsMarked(false);
    onClose();
  }
  const count = parseWhole(draft.count);
  const wrong = (typed: string) => !(parseWhole(typed) > 0);
  const mark = (typed: string) => isMarked && wrong(typed) && t`Enter a whole number.`;
  const isUsesWrong = draft.uses !== '' && wrong(draft.uses);
  const now = useNow('minute');
  const isOver = draft.ends !== '' && endOf(draft.ends).getTime() < now;
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={handleClose}
      tone="primary"
      title={<Trans>Create vouchers</Trans>}
      description={<Trans>Whoever has a code can turn it into credits, once per person.</Trans>}
      confirmLabel={<Trans>Create</Trans>}
      check={() => {
        setIsMarked(true);
        return !wrong(draft.count) && !wrong(draft.credits) && !isUsesWrong && !isOver;
      }}
      act={(reason) =>
        changeBy(calls.createVouchers, {
          body: {
            count,
            ...(count === 1 && draft.code.trim() && { code: draft.code }),
            credits: parseWhole(draft.credits),
            max_uses: draft.uses === '' ? null : parseWhole(draft.uses),
            ends_at: draft.ends === '' ? null : endOf(draft.ends).toISOString(),
            reason,
          },
        })
      }
      onDone={({ data: { vouchers } }) => {
        setDraft(FIRST);
        if (vouchers.length > 1)
          saveBlob(
            new Blob(
              [
                toCsv(
                  [t`Code`, t`Credits`],
                  vouchers.map(({ code, credits }) => [code, credits]),
                ),
              ],
              {
                type: 'text/csv',
              },
            ),
            'kilas-vouchers.csv',
          );
        showToast({
          type: 'success',
          title: t`Created`,
          description: vouchers.length === 1 ? vouchers[0]!.code : undefined,
        });
      }}
    >
      <div className="grid grid-cols-2 tiny:grid-cols-1 gap-3">
        <TextField
          label={<Trans>How many codes</Trans>}
          inputMode="numeric"
          maxLength={4}
          value={draft.count}
          error={mark(draft.count)}
          onChange={(event) => set({ count: event.target.value })}
        />
        <TextField
          label={<Trans>Credits each</Trans>}
          inputMode="numeric"
          maxLength={6}
          value={draft.credits}
          error={mark(draft.credits)}
          onChange={(event) => set({ credits: event.target.value })}
        />
        <TextField
          label={<Trans>Redemptions each</Trans>}
          hint={<Trans>empty: no limit</Trans>}
          inputMode="numeric"
          maxLength={8}
          value={draft.uses}
          error={draft.uses !== '' && mark(draft.uses)}
          onChange={(event) => set({ uses: event.target.value })}
        />
        <TextField
          label={<Trans>Last day (WIB)</Trans>}
          hint={<Trans>empty: no limit</Trans>}
          type="date"
          value={draft.ends}
          error={isMarked && isOver && t`This day is over.`}
          onChange={(event) => set({ ends: event.target.value })}
        />
      </div>
      {count === 1 && (
        <TextField
          label={<Trans>Code</Trans>}
          hint={<Trans>empty: Kilas makes one up</Trans>}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={MAX_VOUCHER_LENGTH}
          value={draft.code}
          onChange={(event) => set({ code: event.target.value })}
        />
      )}
      {count > 1 && (
        <p className="text-base-content/75 text-sm">
          <Plural value={count} one="# code comes as a CSV file." other="# codes come as a CSV file." />
        </p>
      )}
    </ActionDialog>
  );
}
