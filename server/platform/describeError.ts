/** The part of the query builder's message that lists the statement's bound parameters. */
const PARAMETERS = /\nparams: [\s\S]*$/;
/** PostgreSQL quotes the offending value in the messages of this class. */
const DATA_EXCEPTION = /^22/;
const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Removes personal data from a text: bound parameters and e-mail addresses. */
export function redactPersonalData(text: string): string {
  return text.replace(PARAMETERS, '').replace(ADDRESS, '[address]');
}

/**
 * What may be logged of an error: message and stack, down to the root cause, without the values bound to a statement
 * (addresses, names and hashes).
 */
export function describeError(error: Error): Record<string, unknown> {
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const isAboutData = typeof code === 'string' && DATA_EXCEPTION.test(code);
  // The stack begins with the message, including its parameters.
  const head = error.stack?.indexOf(error.message) ?? -1;
  const frames = head < 0 ? undefined : error.stack!.slice(head + error.message.length).trim();
  return {
    message: isAboutData ? 'a value that the database does not take' : redactPersonalData(error.message),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(frames && { at: frames }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** The same in lines, for a terminal and a failed job. */
export function describeErrorInLines(error: Error): string {
  const { message, code, at } = describeError(error);
  const lines = [code === undefined ? String(message) : `${String(message)} (${String(code)})`];
  if (at) lines.push(`    ${String(at)}`);
  if (error.cause instanceof Error) lines.push(`Caused by: ${describeErrorInLines(error.cause)}`);
  return lines.join('\n');
}
