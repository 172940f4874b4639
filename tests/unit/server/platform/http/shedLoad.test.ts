/** Under overload, calls are refused with a time to retry, but never pages, sessions, webhooks or the balance. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { shedLoad } from '../../../../../server/platform/http/shedLoad.ts';

it('refuses calls in a crowd with when to ask again, but neither pages nor what may not be missed', async () => {
  let isOverloaded = true;
  const server = createServer(
    shedLoad((_request, response) => response.end('answered'), {
      isOverloaded: () => isOverloaded,
      corsOrigins: ['https://app.example'],
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

  const refused = await ask('/api-lens/library/?page=1', { headers: { origin: 'https://app.example' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(refused.headers.get('access-control-allow-origin')).toBe('https://app.example');
  expect(await refused.json()).toMatchObject({ code: 'unavailable', retry_after: 1 });
  const sent = await ask('/api-lens/images/text-to-image', { method: 'POST', body: 'x'.repeat(100_000) });
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([503, null]);

  const always = ['/', '/healthz', '/api-lens/auth/me', '/api-lens/webhooks/xendit', '/api-lens/credits/balance'];
  for (const path of always) expect([path, await (await ask(path)).text()]).toEqual([path, 'answered']);
  expect((await ask('/api-lens/library/', { method: 'OPTIONS' })).status).toBe(200);
  isOverloaded = false;
  expect((await ask('/api-lens/library/')).status).toBe(200);
  server.close();
  server.closeAllConnections();
});
