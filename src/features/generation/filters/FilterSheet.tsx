import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useId } from 'react';
import { KINDS, STATUS_FILTERS } from '../../../../contract/generation.ts';
import { useModelName } from '../../../i18n/useModelName.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { ListSearch } from '../searchParams.ts';
import { useModels } from '../compose/useModels.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';

interface FilterSheetProps {
  filters: ListSearch;
  fixed: readonly (keyof ListSearch)[];
  anchor: RefObject<HTMLElement | null>;
  onChange: (filters: ListSearch) => void;
  onClose: () => void;
}

/** Kind, status, model, days and favourites; changes apply to the list at once. */
export function FilterSheet({ filters, fixed, anchor, onChange, onClose }: FilterSheetProps) {
  const labels = useSettingLabels();
  const models = useModels();
  const modelName = useModelName();
  const set = (changes: Partial<ListSearch>) => onChange({ ...filters, ...changes });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      anchor={anchor}
      title={<Trans>Filter</Trans>}
      footer={
        <div className="flex gap-2">
          <Button
            variant="ghost"
            onClick={() =>
              onChange({ search: filters.search, ...Object.fromEntries(fixed.map((key) => [key, filters[key]])) })
            }
          >
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
          <Choices
            title={<Trans>Type</Trans>}
            value={filters.kind}
            onChange={(kind) => set({ kind })}
            choices={KINDS.map((kind) => ({
              value: kind,
              label: kind === 'video' ? <Trans>Videos</Trans> : <Trans>Images</Trans>,
            }))}
          />
        )}
        {!fixed.includes('status') && (
          <Choices
            title={<Trans>Status</Trans>}
            value={filters.status}
            onChange={(status) => set({ status })}
            choices={STATUS_FILTERS.map((status) => ({ value: status, label: labels.statuses[status] }))}
          />
        )}
        <Switch
          label={<Trans>Favourites only</Trans>}
          isOn={filters.favorite === true}
          onChange={(isOn) => set({ favorite: isOn || undefined })}
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
                onChange={(event) => set({ from: event.target.value || undefined })}
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
                onChange={(event) => set({ to: event.target.value || undefined })}
              />
            )}
          </Field>
        </div>
        {models.all.length > 1 && (
          <Choices
            title={<Trans>Model</Trans>}
            value={filters.model}
            onChange={(model) => set({ model })}
            choices={models.all
              .filter((model) => !filters.kind || model.kind === filters.kind)
              .map((model) => ({ value: model.id, label: modelName(model, model.engine.is_local) }))}
          />
        )}
      </div>
    </Sheet>
  );
}

interface ChoicesProps<Value extends string> {
  title: ReactNode;
  value: Value | undefined;
  choices: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value | undefined) => void;
}

/** One of several, or none: the first chip is "all". */
function Choices<Value extends string>({ title, value, choices, onChange }: ChoicesProps<Value>) {
  const name = useId();
  const chip =
    'border-line has-checked:border-accent has-checked:bg-accent/12 has-focus-visible:outline-accent flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-sm font-medium outline-2 outline-offset-1 outline-transparent';
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">
        <label className={chip}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === undefined}
            onChange={() => onChange(undefined)}
          />
          <Trans>All</Trans>
        </label>
        {choices.map((choice) => (
          <label key={choice.value} className={chip}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
