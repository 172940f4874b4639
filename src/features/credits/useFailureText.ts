import { ApiError } from '../../api/errors.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';

/**
 * Why something did not load: our text for the error, or `fallback` where the answer said nothing that a person could
 * read: the specification's "Failed to fetch …" (section 8), unless that stands above it already.
 */
export function useFailureText(): (error: unknown, fallback: string) => string {
  const { errorText } = useErrorTexts();
  return (error, fallback) => (error instanceof ApiError && error.code === 'http_error' ? fallback : errorText(error));
}
