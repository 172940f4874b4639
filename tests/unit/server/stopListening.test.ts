/** Closing a port under load resets no connection: each caller is answered or refused. */
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { stopListening } from '../../../server/stopListening.ts';

interface Report {
  answered: number;
  refused: number;
  cut: string[];
}

it('closes a port under fire without resetting anybody', async () => {
  const server = createServer((_request, response) => {
    response.shouldKeepAlive = false;
    response.end('here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const callers = fork(path.join(import.meta.dirname, 'newConnections.mjs'), [String(port)]);
  const told = <Message>() => new Promise<Message>((resolve) => callers.once('message', resolve as never));
  await told();
  await stopListening(server);
  const report = told<Report>();
  callers.send('enough');
  const { answered, refused, cut } = await report;
  expect(cut).toEqual([]);
  expect(answered).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});
