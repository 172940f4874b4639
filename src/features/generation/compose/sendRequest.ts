import { generationEndpoints } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import type { FieldIssues, ModeRequest } from '../draft/toRequest.ts';

/** The form turned out wrong after all, for instance because the browser has thrown a picture away. */
export class RequestInvalidError extends Error {
  override readonly name = 'RequestInvalidError';
  readonly issues: FieldIssues;

  constructor(issues: FieldIssues) {
    super('The request is not complete.');
    this.issues = issues;
  }
}

/** The call of each mode. Throws as callApi does. */
export function sendRequest(request: ModeRequest, idempotencyKey: string) {
  switch (request.mode) {
    case 'text-to-video':
      return callApi(generationEndpoints.generateVideo, { body: request.body, idempotencyKey });
    case 'image-to-video':
      return callApi(generationEndpoints.generateFromImage, { body: request.body, idempotencyKey });
    case 'text-to-image':
      return callApi(generationEndpoints.generateImage, { body: request.body, idempotencyKey });
    case 'image-edit':
      return callApi(generationEndpoints.editImage, { body: request.body, idempotencyKey });
    case 'multi-image':
      return callApi(generationEndpoints.generateMultiImage, { body: request.body, idempotencyKey });
    case 'storyboard':
      return callApi(generationEndpoints.generateStoryboard, { body: request.body, idempotencyKey });
  }
}
