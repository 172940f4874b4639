/** A start that cannot succeed; its message tells the person what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
