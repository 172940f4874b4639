import { ApiError } from '../../api/errors.ts';
import type { FieldErrors } from '../../ui/useSchemaForm.ts';

/** The fields that the server's error names, each with its code. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fields).map(([name, field]) => [name, field.code]));
}
