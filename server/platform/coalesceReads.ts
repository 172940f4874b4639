/**
 * One question for all who ask at the same time. Nobody is given an answer that was asked for before they came: they
 * share the next one, which is asked when the present one is there. So a crowd costs two questions at a time, and what
 * has changed before one asks is always seen.
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
