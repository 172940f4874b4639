import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { PushMessage } from '../../contract/notices.ts';
import * as v from 'valibot';
import { vapidClaims } from './vapidClaims.ts';

export interface Delivery {
  message: PushMessage;
  topic: string | undefined;
  ttl: number;
  /** Claims of the VAPID token, its signature checked with the key it names. */
  vapid: { aud: unknown; sub: unknown; key: string };
}

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
export async function startPushReceiver({ port = 0 } = {}): Promise<PushReceiver> {
  const browsers = new Map<string, { keys: ECDH; auth: Buffer }>();
  const statuses: number[] = [];
  const deliveries: Delivery[] = [];
  const receiver = { attempts: 0 };

  const server = createServer(async (request, response) => {
    receiver.attempts += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(request.url!);
    const status = statuses.shift() ?? (browser ? 201 : 410);
    if (status < 300 && browser) {
      const text = decrypt(Buffer.concat(chunks), {
        version: 'aes128gcm',
        privateKey: browser.keys,
        authSecret: browser.auth.toString('base64url'),
      }).toString();
      const { claims, key } = await vapidClaims(request.headers.authorization);
      deliveries.push({
        message: v.parse(PushMessage, JSON.parse(text)),
        topic: request.headers.topic as string | undefined,
        ttl: Number(request.headers.ttl),
        vapid: { aud: claims.aud, sub: claims.sub, key },
      });
    }
    response.writeHead(status).end();
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
