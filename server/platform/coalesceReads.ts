/**
 * Shares one read among simultaneous callers. A caller never joins a read that started before its call, so it always
 * sees earlier changes: callers that arrive during a read share the next one, which starts when that read ends. A crowd
 * thus costs one running read and one queued.
 */
export function coalesceReads<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let present: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;

  function begin(): Promise<Answer> {
    const asked = ask();
    present = asked;
    const end = () => {
      if (present === asked) present = undefined;
    };
    asked.then(end, end);
    return asked;
  }

  return () => {
    if (!present) return begin();
    next ??= present.then(startNext, startNext);
    return next;
  };

  function startNext(): Promise<Answer> {
    next = undefined;
    return begin();
  }
}
