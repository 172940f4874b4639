import { useErrorTexts } from '../../api/useErrorTexts.ts';
import type { FieldErrors } from '../../ui/useSchemaForm.ts';

/** The error text of a field: `fieldText('email')`; undefined while nothing is wrong with it. */
export function useFieldText(errors: FieldErrors): (name: string) => string | undefined {
  const { codeText } = useErrorTexts();
  return (name) => {
    const code = errors[name];
    return code === undefined ? undefined : codeText(code);
  };
}
