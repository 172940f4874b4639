import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { PushMessage } from '../../contract/notices.ts';
import * as v from 'valibot';
import { vapidClaims } from './vapidClaims.ts';

export interface Delivery {
  endpoint: string;
  message: PushMessage;
  topic: string | undefined;
  ttl: number;
  /** Claims of the VAPID token, its signature checked with the key it names. */
  vapid: { aud: unknown; sub: unknown; key: string };
}

/** What the service does instead of taking a message and saying so. */
export type PushFault =
  | { status: number }
  /** The connection ends without an answer, before or after the message was taken. */
  | { breaks: 'before' | 'after' };

export interface PushReceiver {
  origin: string;
  deliveries: Delivery[];
  /** Every request, successful or not. */
  attempts: number;
  /** A browser's subscription, in the shape of `PushSubscription.toJSON()`. */
  subscription(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Statuses for the next requests. */
  answerWith(...statuses: number[]): void;
  close(): Promise<void>;
}

/**
 * A push service and all its browsers in one: accepts messages, checks who sent them and decrypts them as a browser
 * would (RFC 8188, 8291, 8292).
 */
export async function startPushReceiver({
  port = 0,
  decide = () => undefined,
}: {
  port?: number;
  /** Called with each message to a browser that there is; undefined: it is taken. */
  decide?: (endpoint: string, message: PushMessage) => PushFault | undefined;
} = {}): Promise<PushReceiver> {
  const browsers = new Map<string, { keys: ECDH; auth: Buffer }>();
  const statuses: number[] = [];
  const deliveries: Delivery[] = [];
  const receiver = { attempts: 0 };

  const server = createServer(async (request, response) => {
    receiver.attempts += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(request.url!);
    const endpoint = origin + request.url!;
    const message = browser && read(Buffer.concat(chunks), browser);
    const fault = message && decide(endpoint, message);
    const status = statuses.shift() ?? (fault && 'status' in fault ? fault.status : browser ? 201 : 410);
    const breaks = fault && 'breaks' in fault ? fault.breaks : null;
    if (status < 300 && message && breaks !== 'before') {
      const { claims, key } = await vapidClaims(request.headers.authorization);
      deliveries.push({
        endpoint,
        message,
        topic: request.headers.topic as string | undefined,
        ttl: Number(request.headers.ttl),
        vapid: { aud: claims.aud, sub: claims.sub, key },
      });
    }
    if (breaks) request.socket.destroy();
    else response.writeHead(status, status >= 300 && status < 400 ? { Location: `${origin}/elsewhere` } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    deliveries,
    get attempts() {
      return receiver.attempts;
    },
    subscription() {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      browsers.set(path, { keys, auth });
      return { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answerWith: (...given) => void statuses.push(...given),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Decrypts as the browser would. */
function read(encrypted: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): PushMessage {
  const authSecret = auth.toString('base64url');
  const text = decrypt(encrypted, { version: 'aes128gcm', privateKey: keys, authSecret }).toString();
  return v.parse(PushMessage, JSON.parse(text));
}
