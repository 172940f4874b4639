import type { Refusal } from './refusal.ts';

/** The server refused the request, or the form was invalid after all: the browser may have evicted an image. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The request was refused.');
    this.refusal = refusal;
  }
}
