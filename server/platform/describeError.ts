/** Where the query builder's message goes on with what was bound to the statement. */
const PARAMETERS = /\nparams: [\s\S]*$/;
/** PostgreSQL quotes the offending value in the messages of this class. */
const DATA_EXCEPTION = /^22/;
const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A text without what belongs to a person: bound parameters and e-mail addresses. */
export function withoutPersonal(text: string): string {
  return text.replace(PARAMETERS, '').replace(ADDRESS, '[address]');
}

/**
 * What of an error may stand in the log: its words and where it came from, down to the first cause, without the values
 * that were bound to a statement. Those are addresses, names and hashes.
 */
export function describeError(error: Error): Record<string, unknown> {
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const isAboutData = typeof code === 'string' && DATA_EXCEPTION.test(code);
  // The stack repeats the message, parameters and all.
  const head = error.stack?.indexOf(error.message) ?? -1;
  const frames = head < 0 ? undefined : error.stack!.slice(head + error.message.length).trim();
  return {
    message: isAboutData ? 'a value that the database does not take' : withoutPersonal(error.message),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(frames && { at: frames }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
