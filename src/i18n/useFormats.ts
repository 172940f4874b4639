import { type Formats, formatsFor } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * Formats of the active language. Never `i18n.number()` and the like: under the React Compiler those stay in the old
 * language.
 */
export function useFormats(): Formats {
  return formatsFor(useLanguage());
}
