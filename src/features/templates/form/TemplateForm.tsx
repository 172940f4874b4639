import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../api/errors.ts';
import { MAX_TEMPLATE_NAME_LENGTH } from '../../../../contract/templates.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { useModels } from '../../generation/compose/useModels.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import '../errorTexts.ts';
import { promptParts } from '../promptParts.ts';
import { withSlotNames } from '../slots.ts';
import { PromptPreview } from '../sheet/PromptPreview.tsx';
import { TemplatePrice } from '../TemplatePrice.tsx';
import { MAX_SLOTS, PromptEditor } from './PromptEditor.tsx';
import { SettingsEditor } from './SettingsEditor.tsx';
import { SlotEditor } from './SlotEditor.tsx';
import { openTemplateDraft } from './templateDraft.ts';
import { checkFields, settingsFor, type TemplateErrors, type TemplateFields } from './templateFields.ts';
import { useSaveTemplate } from './useSaveTemplate.ts';

interface TemplateFormProps {
  /** The own template being edited; undefined for a new one. */
  id: string | undefined;
  start: TemplateFields;
  /** The saved draft of this form, or `start`. */
  kept: TemplateFields;
}

/**
 * The template form, with errors beside their fields. Edits are saved as a draft until the template is saved or reset.
 */
export function TemplateForm({ id, start, kept }: TemplateFormProps) {
  const { t } = useLingui();
  const { codeText, errorText } = useErrorTexts();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const models = useModels();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(kept);
  const [draft] = useState(openTemplateDraft);
  /** Errors are shown only after the first attempt to save; from then on they follow the typing. */
  const [hasTried, setHasTried] = useState(false);
  const save = useSaveTemplate(id, () => {
    void draft.clear();
    // At the top, because the sheet that is opened next has its buttons at the bottom.
    showToast({
      type: 'success',
      position: 'top-right',
      title: id === undefined ? t`Template saved` : t`Changes saved`,
    });
    void navigate({ to: '/template', replace: true });
  });

  const checked = checkFields(fields);
  const refused: TemplateErrors =
    save.error instanceof ApiError
      ? Object.fromEntries(Object.entries(save.error.fields).map(([name, { code }]) => [name, code]))
      : {};
  const errors: TemplateErrors = { ...refused, ...(hasTried && 'errors' in checked ? checked.errors : {}) };
  const request = { mode: fields.mode, settings: settingsFor(fields.mode, fields.settings) };

  function change(changes: Partial<TemplateFields>) {
    if (save.isError) save.reset();
    const next = { ...fields, ...changes };
    setFields(next);
    void draft.save({ id: id ?? null, start, fields: next });
  }

  function startOver() {
    setFields(start);
    setHasTried(false);
    void draft.clear();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if ('errors' in checked) {
      const wrong = [...(form.current?.elements ?? [])].find(
        (element) => checked.errors[element.getAttribute('name') ?? ''],
      );
      (wrong as HTMLElement | undefined)?.focus();
      return;
    }
    if (!save.isPending) save.mutate(checked.draft);
  }

  return (
    <form ref={form} noValidate data-kept onSubmit={handleSubmit} className="space-y-6">
      {kept !== start && fields !== start && (
        <div className="bg-base-200 rounded-field flex flex-wrap items-center justify-between gap-x-3 ps-4 text-sm">
          <Trans>Your draft from before</Trans>
          <Button variant="ghost" onClick={startOver}>
            <Trans>Start fresh</Trans>
          </Button>
        </div>
      )}
      <TextField
        label={<Trans>Name</Trans>}
        name="name"
        value={fields.name}
        maxLength={MAX_TEMPLATE_NAME_LENGTH}
        autoComplete="off"
        placeholder={t`Weekend promotion`}
        error={errors.name && codeText(errors.name)}
        onChange={(event) => change({ name: event.target.value })}
      />
      <PromptEditor
        prompt={fields.prompt}
        slots={fields.slots}
        onChange={change}
        error={
          errors.prompt ? (
            codeText(errors.prompt)
          ) : fields.slots.length > MAX_SLOTS ? (
            <Trans>At most {MAX_SLOTS} slots: take some of the braces out.</Trans>
          ) : undefined
        }
      />
      {fields.slots.length > 0 && (
        <section className="space-y-3">
          <h2 className="font-bold">
            <Trans>Slots</Trans>
          </h2>
          <SlotEditor slots={fields.slots} errors={errors} onChange={(slots) => change({ slots })} />
          <h3 className="text-sm font-semibold">
            <Trans>Preview with the examples</Trans>
          </h3>
          <PromptPreview parts={promptParts(withSlotNames(fields.prompt), fields.slots, {})} />
        </section>
      )}
      <section className="space-y-3">
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-bold">
            <Trans>Settings</Trans>
          </h2>
          <TemplatePrice request={request} models={models.all} />
        </div>
        <SettingsEditor
          fields={fields}
          models={models}
          onModeChange={(mode) => change({ mode })}
          onSettingsChange={(changes) => change({ settings: { ...fields.settings, ...changes } })}
        />
      </section>
      {save.isError && Object.keys(refused).length === 0 && (
        <p
          role="alert"
          className="border-error/40 bg-error/8 rounded-field flex items-start gap-2.5 border p-4 font-medium"
        >
          <CircleAlert className="text-error mt-0.5 size-5 shrink-0" aria-hidden="true" />
          {errorText(save.error)}
        </p>
      )}
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button
          type="submit"
          size="lg"
          className="grow"
          variant={isOnline ? undefined : 'outline'}
          isBusy={save.isPending}
          icon={isOnline ? undefined : <WifiOff className="size-5" aria-hidden="true" />}
        >
          {id === undefined ? <Trans>Save template</Trans> : <Trans>Save changes</Trans>}
        </Button>
        <ButtonLink
          to="/template"
          activeOptions={{ exact: true }}
          variant="ghost"
          size="lg"
          onClick={() => void draft.clear()}
        >
          <Trans>Cancel</Trans>
        </ButtonLink>
      </div>
    </form>
  );
}
