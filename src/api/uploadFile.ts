import type { AnyEndpoint, ReplyOf } from '../../contract/endpoint.ts';
import type { ErrorBody } from '../../contract/errorBody.ts';
import { ApiError, NetworkError } from './errors.ts';
import { requestUrl } from './requestUrl.ts';
import { session } from './session.ts';

/**
 * Uploads one file and reports progress, which `fetch` cannot.
 * @param onProgress share that is sent, 0 to 1
 * @throws ApiError, NetworkError
 */
export async function uploadFile<E extends AnyEndpoint & { uploadField: string | null }>(
  endpoint: E,
  { field, file, onProgress }: { field: string; file: Blob; onProgress: (share: number) => void },
): Promise<ReplyOf<E>> {
  const token = await session().accessToken();
  const first = await send(endpoint, { field, file, onProgress, token });
  // One renewal, as every call has.
  const { status, body } =
    first.status === 401 && token
      ? await send(endpoint, { field, file, onProgress, token: await session().accessToken(token) })
      : first;
  if (status >= 200 && status < 300) return body as ReplyOf<E>;
  throw new ApiError(status, (body ?? {}) as Partial<ErrorBody>);
}

function send(
  endpoint: AnyEndpoint,
  {
    field,
    file,
    onProgress,
    token,
  }: { field: string; file: Blob; onProgress: (share: number) => void; token: string | null },
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, requestUrl(endpoint));
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response }));
    request.addEventListener('error', () => reject(new NetworkError('The server was not reached.')));
    const form = new FormData();
    form.set(field, file);
    request.send(form);
  });
}
