import { ApiError } from '../../api/errors.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';

/** Why something did not load: the error's text, or `fallback` when the answer was not our API's (`http_error`). */
export function useFailureText(): (error: unknown, fallback: string) => string {
  const { errorText } = useErrorTexts();
  return (error, fallback) => (error instanceof ApiError && error.code === 'http_error' ? fallback : errorText(error));
}
