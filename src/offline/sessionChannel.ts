import { SESSION_CHANNEL } from './names.ts';
import type { SessionChannel, SessionEvent } from './sessionStore.ts';

/**
 * The session's BroadcastChannel, made when first used: one made while a module loads would keep a prerendering Node
 * process alive for ever.
 */
export function openSessionChannel(): SessionChannel {
  let channel: BroadcastChannel | undefined;
  const open = () => (channel ??= new BroadcastChannel(SESSION_CHANNEL));
  return {
    post(event) {
      open().postMessage(event);
    },
    listen(handle) {
      const receive = ({ data }: MessageEvent<SessionEvent>) => handle(data);
      open().addEventListener('message', receive);
      return () => open().removeEventListener('message', receive);
    },
  };
}
