import type { LiveEvent } from '../../contract/events.ts';

export interface OpenStream {
  status: number;
  /** The events received so far. */
  events: LiveEvent[];
  /** True once the stream has ended. */
  isEnded(): boolean;
  close(): void;
}

/** Opens an account's live channel and reads its events; resolves once the first bytes have arrived. */
export async function openStream(url: string, account: { tokens: { access_token: string } }): Promise<OpenStream> {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api-lens/events`, {
    headers: { authorization: `Bearer ${account.tokens.access_token}` },
    signal: leaving.signal,
  });
  const events: LiveEvent[] = [];
  let isEnded = false;
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const take = (chunk: string) => {
    text += chunk;
    const frames = text.split('\n\n');
    text = frames.pop()!;
    for (const frame of frames) {
      const data = /^data: (.*)$/m.exec(frame)?.[1];
      if (data) events.push(JSON.parse(data) as LiveEvent);
    }
  };
  take((await reader.read()).value ?? '');
  const follow = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) take(next.value);
  };
  void follow()
    .catch(() => undefined)
    .finally(() => {
      isEnded = true;
    });
  return { status: answer.status, events, isEnded: () => isEnded, close: () => leaving.abort() };
}
