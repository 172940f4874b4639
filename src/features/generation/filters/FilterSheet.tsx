import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { KINDS, STATUS_FILTERS } from '../../../../contract/generation.ts';
import { useModelName } from '../../../i18n/useModelName.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { LibrarySearch } from '../searchParams.ts';
import { useModels } from '../compose/useModels.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import { chipKeys, emptied } from './filterValues.ts';

interface FilterSheetProps {
  filters: LibrarySearch;
  fixed: readonly (keyof LibrarySearch)[];
  anchor: RefObject<HTMLElement | null>;
  onChange: (change: Partial<LibrarySearch>) => void;
  onClose: () => void;
}

/** Kind, status, model, days and favourites; changes apply to the list at once. */
export function FilterSheet({ filters, fixed, anchor, onChange, onClose }: FilterSheetProps) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const models = useModels();
  const modelName = useModelName();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      anchor={anchor}
      title={<Trans>Filter</Trans>}
      footer={
        <div className="flex gap-2 tiny:flex-wrap">
          <Button variant="ghost" onClick={() => onChange(emptied(chipKeys(fixed)))}>
            <Trans>Reset</Trans>
          </Button>
          <Button className="grow" onClick={onClose}>
            <Trans>Show the results</Trans>
          </Button>
        </div>
      }
    >
      <div className="space-y-5">
        {!fixed.includes('kind') && (
          <ChoiceChips
            legend={<Trans>Type</Trans>}
            anyLabel={t`All`}
            value={filters.kind}
            onChange={(kind) => onChange({ kind })}
            choices={KINDS.map((kind) => [kind, kind === 'video' ? t`Videos` : t`Images`] as const)}
          />
        )}
        {!fixed.includes('status') && (
          <ChoiceChips
            legend={<Trans>Status</Trans>}
            anyLabel={t`All`}
            value={filters.status}
            onChange={(status) => onChange({ status })}
            choices={STATUS_FILTERS.map((status) => [status, labels.statuses[status]] as const)}
          />
        )}
        <Switch
          label={<Trans>Favourites only</Trans>}
          isOn={filters.favorite === true}
          onChange={(isOn) => onChange({ favorite: isOn || undefined })}
        />
        <div className="grid grid-cols-2 tiny:grid-cols-1 gap-3">
          <Field label={<Trans>From</Trans>}>
            {(control) => (
              <input
                {...control}
                type="date"
                className="input bg-surface h-11 w-full text-base"
                max={filters.to}
                value={filters.from ?? ''}
                onChange={(event) => onChange({ from: event.target.value || undefined })}
              />
            )}
          </Field>
          <Field label={<Trans>Until</Trans>}>
            {(control) => (
              <input
                {...control}
                type="date"
                className="input bg-surface h-11 w-full text-base"
                min={filters.from}
                value={filters.to ?? ''}
                onChange={(event) => onChange({ to: event.target.value || undefined })}
              />
            )}
          </Field>
        </div>
        {models.all.length > 1 && (
          <ChoiceChips
            legend={<Trans>Model</Trans>}
            anyLabel={t`All`}
            value={filters.model}
            onChange={(model) => onChange({ model })}
            choices={models.all
              .filter((model) => !filters.kind || model.kind === filters.kind)
              .map((model) => [model.id, modelName(model, model.engine.is_local)] as const)}
          />
        )}
      </div>
    </Sheet>
  );
}
