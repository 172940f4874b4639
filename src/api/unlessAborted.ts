/** The answer, unless the signal comes first: for waiting that cannot be aborted itself. @throws the signal's reason */
export function unlessAborted<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal | null | undefined,
): Promise<Answer> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
