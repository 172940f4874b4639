/** Milliseconds; proxies close a connection that is silent for half a minute. */
const KEEP_ALIVE_MS = 20_000;
/**
 * A client this far behind has stopped reading: its stream is ended instead of buffered, and it reloads on reconnect.
 */
const MAX_BEHIND_BYTES = 512 * 1024;

/** Serializes an event once for all streams. */
export function eventFrame(event: { type: string }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/**
 * Answers with server-sent events until the client disconnects, `lastsMs` milliseconds are over or `end` is called.
 * @param open starts sending frames and returns what stops it
 */
export function eventStream({
  open,
  lastsMs,
  signal,
}: {
  open: (send: (frame: string) => void, end: () => void) => () => void;
  lastsMs: number;
  signal: AbortSignal;
}): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOver = false;
        const end = () => {
          if (isOver) return;
          stop();
          controller.close();
        };
        const write = (text: string) => {
          if (isOver) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        write(': connected\n\n');
        // Not `repeat`: writing a comment takes no time and cannot fail.
        const keepAlive = setInterval(() => write(': still here\n\n'), KEEP_ALIVE_MS);
        const ending = setTimeout(end, Math.max(0, lastsMs));
        let close = () => {};
        stop = () => {
          isOver = true;
          clearInterval(keepAlive);
          clearTimeout(ending);
          close();
        };
        signal.addEventListener('abort', stop);
        close = open(write, end);
        // The stream may have ended during `open`.
        if (isOver) close();
      },
      cancel() {
        stop();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_BEHIND_BYTES }),
  );
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
