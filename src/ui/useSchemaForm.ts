import { type FormEvent, useState } from 'react';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';

/** Field name → message code. */
export type FieldErrors = Partial<Record<string, string>>;

interface SchemaFormOptions<Schema extends GenericSchema> {
  schema: Schema;
  /** Sends what the schema parsed. An error thrown becomes `failure`, unless `fieldErrorsOf` finds fields in it. */
  send: (output: InferOutput<Schema>) => Promise<void>;
  /** The fields named by an error of the server. */
  fieldErrorsOf?: (error: unknown) => FieldErrors;
}

/**
 * A form validated by a schema of the contract. Inputs are uncontrolled, so that password managers can fill them in.
 * Fields are validated on submit, and from then on while they are corrected.
 */
export function useSchemaForm<Schema extends GenericSchema>({
  schema,
  send,
  fieldErrorsOf,
}: SchemaFormOptions<Schema>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);

  function show(form: HTMLFormElement, found: FieldErrors): void {
    setErrors(found);
    const first = [...form.elements].find(
      (element) => element instanceof HTMLElement && 'name' in element && found[String(element.name)],
    );
    (first as HTMLElement | undefined)?.focus();
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isSending) return;
    setFailure(null);
    const checked = safeParse(schema, Object.fromEntries(new FormData(form)));
    if (!checked.success) return show(form, errorsOf(checked.issues));
    setErrors({});
    setIsSending(true);
    try {
      await send(checked.output);
    } catch (error) {
      const found = fieldErrorsOf?.(error) ?? {};
      if (Object.keys(found).length > 0) show(form, found);
      else setFailure(error);
    }
    setIsSending(false);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  function handleChange(event: FormEvent<HTMLFormElement>): void {
    if (Object.keys(errors).length === 0) return;
    const checked = safeParse(schema, Object.fromEntries(new FormData(event.currentTarget)));
    const left = checked.success ? {} : errorsOf(checked.issues);
    // Only fields that already have an error: no errors for fields not reached yet.
    setErrors(Object.fromEntries(Object.keys(errors).flatMap((name) => (left[name] ? [[name, left[name]]] : []))));
  }

  return {
    errors,
    failure,
    isSending,
    submit,
    formProps: { noValidate: true, onSubmit: handleSubmit, onChange: handleChange },
  };
}

/** The first error of each field. */
function errorsOf(issues: readonly Parameters<typeof getDotPath>[0][]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const name = getDotPath(issue) ?? '';
    errors[name] ??= issue.message;
  }
  return errors;
}
