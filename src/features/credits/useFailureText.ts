import { ApiError } from '../../api/errors.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';

/**
 * Why something did not load: our text for the error, or `fallback` where the answer said nothing that a person could
 * read.
 */
export function useFailureText(): (error: unknown, fallback: string) => string {
  const { errorText } = useErrorTexts();
  return (error, fallback) => (error instanceof ApiError && error.code === 'http_error' ? fallback : errorText(error));
}
