/** Proxies close a connection that says nothing for half a minute. */
const KEEP_ALIVE_MS = 20_000;

/**
 * Answers with server-sent events until the caller leaves, `endsAt` comes or `end` is called.
 * @param open starts sending and returns what stops it
 */
export function eventStream({
  open,
  endsAt,
  signal,
}: {
  open: (send: (event: string, data: unknown) => void, end: () => void) => () => void;
  endsAt: Date;
  signal: AbortSignal;
}): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      let isOver = false;
      const end = () => {
        if (isOver) return;
        stop();
        controller.close();
      };
      write(': connected\n\n');
      const keepAlive = setInterval(() => write(': still here\n\n'), KEEP_ALIVE_MS);
      const ending = setTimeout(end, Math.max(0, endsAt.getTime() - Date.now()));
      let close = () => {};
      stop = () => {
        isOver = true;
        clearInterval(keepAlive);
        clearTimeout(ending);
        close();
      };
      signal.addEventListener('abort', stop);
      close = open((event, data) => isOver || write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`), end);
    },
    cancel() {
      stop();
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
