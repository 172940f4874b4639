import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './productProcess.ts';
import { waitUntil } from './waitUntil.ts';
import { removeFolder } from './removeFolder.ts';

const SITE = path.join(import.meta.dirname, '../../deploy/nginx.conf');

/** Whether nginx and openssl are installed; tests that need them are skipped otherwise. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;

export interface Nginx {
  /** The address for browsers, over TLS with a self-signed certificate. */
  url: string;
  /** The certificate, for clients that should trust it. */
  certificate: string;
  certificateFile: string;
  stop(): Promise<void>;
}

/**
 * Starts Debian's nginx with the configuration that Kilas ships, on its own ports.
 * @param urls of the processes that serve
 * @param port for TLS; a free one when left out
 */
export async function startNginx(urls: readonly string[], port?: number): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kilas-nginx-'));
  // Started as root, nginx works as another user, who must reach its own temporary files.
  await chmod(folder, 0o755);
  const [plain, secure] = [await freePort(), port ?? (await freePort())];
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...newKey, '-keyout', key, '-out', certificate, ...subject], {
    stdio: 'ignore',
  });
  const shipped = await readFile(SITE, 'utf8');
  const processes = urls.map((url) => `    server ${new URL(url).host} max_fails=1 fail_timeout=1s;\n`).join('');
  const site = [
    [/(?: {4}server 127\.0\.0\.1:\d+ [^\n]+\n)+/, processes],
    [/listen 80;\n.*listen \[::\]:80;/, `listen 127.0.0.1:${plain};`],
    [/listen 443 ssl http2;\n.*listen \[::\]:443 ssl http2;/, `listen 127.0.0.1:${secure} ssl http2;`],
    [/server_name kilas\.example;/g, 'server_name localhost 127.0.0.1;'],
    ['/etc/ssl/kilas/fullchain.pem', certificate],
    ['/etc/ssl/kilas/privkey.pem', key],
  ].reduce<string>((text, [what, by]) => {
    const changed = text.replace(what as string, by as string);
    if (changed === text) throw new Error(`deploy/nginx.conf has no ${String(what)}`);
    return changed;
  }, shipped);
  await writeFile(path.join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await waitUntil('nginx is ready', async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${said}`);
    return fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' }).then(
      ({ status }) => status === 301,
      () => false,
    );
  });
  return {
    url: `https://localhost:${secure}`,
    certificate: await readFile(certificate, 'utf8'),
    certificateFile: certificate,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await removeFolder(folder);
    },
  };
}
