import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JWTPayload } from 'jose';
import { type WebSocket, WebSocketServer } from 'ws';
import { vapidClaims } from './vapidClaims.ts';

/** A message sent to the browser, and the code of its answer: 100 is "delivered", anything else a refusal. */
export interface Delivery {
  channelId: string;
  /** Claims of the sender's VAPID token, whose signature was checked. */
  vapid: JWTPayload;
  code?: number;
}

/** What the browser sends to the service (Mozilla's push protocol, version 2). */
interface FromBrowser {
  messageType: 'hello' | 'register' | 'unregister' | 'ack' | 'nack' | 'ping';
  channelID?: string;
  uaid?: string;
  updates?: { channelID: string; version: string; code: number }[];
  version?: string;
  code?: number;
}

/**
 * A push service for Firefox: browsers hold a WebSocket to it, senders post to the addresses it hands out. It forwards
 * messages still encrypted, so only the browser can tell whether one could be read.
 */
export async function startFirefoxPushService() {
  /** By channel, the path that senders post to, while the browser is subscribed. */
  const channels = new Map<string, string>();
  const deliveries = new Map<string, Delivery>();
  let browser: WebSocket | undefined;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const channelId = [...channels].find(([, path]) => path === request.url)?.[0];
    if (!channelId) return response.writeHead(410).end();
    const { claims } = await vapidClaims(request.headers.authorization);
    const version = randomBytes(9).toString('base64url');
    deliveries.set(version, { channelId, vapid: claims });
    tell({
      messageType: 'notification',
      channelID: channelId,
      version,
      data: Buffer.concat(chunks).toString('base64url'),
      headers: { encoding: String(request.headers['content-encoding']) },
    });
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sockets = new WebSocketServer({ server });
  const tell = (message: object) => browser?.send(JSON.stringify(message));
  sockets.on('connection', (socket) => {
    browser = socket;
    socket.on('message', (data) => answer(JSON.parse((data as Buffer).toString()) as FromBrowser));
  });

  function answer({ messageType, channelID = '', uaid, updates = [], version, code }: FromBrowser): void {
    switch (messageType) {
      case 'hello':
        return tell({ messageType, uaid: uaid || randomBytes(16).toString('hex'), status: 200, use_webpush: true });
      case 'register':
        channels.set(channelID, `/push/${randomBytes(16).toString('base64url')}`);
        return tell({ messageType, channelID, status: 200, pushEndpoint: `http://${host}${channels.get(channelID)}` });
      case 'unregister':
        channels.delete(channelID);
        return tell({ messageType, channelID, status: 200 });
      case 'ack':
        for (const update of updates) note(update.version, update.code);
        return;
      case 'nack':
        return note(version, code);
      case 'ping':
        return tell({ messageType });
    }
  }

  function note(version: string | undefined, code: number | undefined): void {
    const delivery = deliveries.get(version ?? '');
    if (delivery && code !== undefined) delivery.code = code;
  }

  return {
    origin: `http://${host}`,
    /** For the browser's `dom.push.serverURL`. */
    address: `ws://${host}/`,
    channels,
    deliveries: () => [...deliveries.values()],
    async close(): Promise<void> {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
