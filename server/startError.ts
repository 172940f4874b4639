/** The start cannot succeed; the message tells the operator what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
