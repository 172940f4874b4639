/** Whether a port is free is found out without opening it, so that nobody connects only to be cut off. */
import { createHook } from 'node:async_hooks';
import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tryPort } from '../../../server/tryPort.ts';
import { freePort } from '../../support/productProcess.ts';

const HOSTS = ['127.0.0.1', '0.0.0.0', 'localhost'];
const TRIES = 3000;

/** The error's text, or nothing. */
const triedPort = (host: string, port: number) =>
  tryPort({ host, port }).then(
    () => null,
    (error: Error) => error.message,
  );

it('lets nobody in who calls meanwhile', async () => {
  const port = await freePort();
  const callers = fork(path.join(import.meta.dirname, 'newConnections.mjs'), [String(port)]);
  onTestFinished(() => void callers.kill());
  const told = <Message>() => new Promise<Message>((resolve) => callers.once('message', resolve as never));
  await told();
  for (let tries = 0; tries < TRIES; tries += 1) await tryPort({ host: HOSTS[tries % HOSTS.length]!, port });
  const report = told<{ answered: number; refused: number; cut: string[] }>();
  callers.send('enough');
  const { answered, refused, cut } = await report;
  expect([answered, cut]).toEqual([0, []]);
  expect(refused).toBeGreaterThan(0);
});

it('never opens the port', async () => {
  const port = await freePort();
  const opened: string[] = [];
  const hook = createHook({ init: (_id, type) => void opened.push(type) }).enable();
  await tryPort({ host: '127.0.0.1', port });
  hook.disable();
  expect(opened).not.toContain('TCPSERVERWRAP');
});

it.each(HOSTS)('names a port of %s that another listens on', async (host) => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, host, resolve));
  expect(await triedPort(host, port)).toContain(`Port ${port} is busy.`);
});

it('finds a port free that was closed a moment ago, with connections that have just ended', async () => {
  const server = createServer((socket) => socket.resume().end('bye'));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
  await new Promise((resolve) => server.close(resolve));
  expect(await triedPort('127.0.0.1', port)).toBeNull();
});
