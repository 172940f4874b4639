/** Proxies close a connection that says nothing for half a minute. */
const KEEP_ALIVE_MS = 20_000;

/**
 * Answers with server-sent events until the caller leaves or `endsAt` comes.
 * @param open starts sending and returns what stops it
 */
export function eventStream({
  open,
  endsAt,
  signal,
}: {
  open: (send: (event: string, data: unknown) => void) => () => void;
  endsAt: Date;
  signal: AbortSignal;
}): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const close = open((event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      const keepAlive = setInterval(() => write(': still here\n\n'), KEEP_ALIVE_MS);
      const end = setTimeout(
        () => {
          stop();
          controller.close();
        },
        Math.max(0, endsAt.getTime() - Date.now()),
      );
      stop = () => {
        clearInterval(keepAlive);
        clearTimeout(end);
        close();
      };
      signal.addEventListener('abort', stop);
      write(': connected\n\n');
    },
    cancel() {
      stop();
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
