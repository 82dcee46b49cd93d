import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/cli.ts';
import { type GuideServer, serveGuide } from '../../../src/cli/guide.ts';

let folder: string;
let dist: string;
let server: GuideServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'));
  dist = join(folder, 'dist');
  mkdirSync(join(dist, 'guide'), { recursive: true });
  mkdirSync(join(folder, 'dist-secret'));
  writeFileSync(join(dist, 'guide/index.html'), '<h1>Guide</h1>');
  writeFileSync(join(dist, 'islands.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist-secret/secret.txt'), 'secret');
  server = await serveGuide(dist, 0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The answer to a path exactly as it is written: `fetch` would shorten one with dots. */
function ask(path: string, method = 'GET') {
  const { hostname, port } = new URL(server.address);
  return new Promise<{ status?: number; type?: string; location?: string; text: string }>(
    (resolve, reject) => {
      const sent = request({ hostname, port, path, method }, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        const { 'content-type': type, location } = answer.headers;
        answer.on('end', () => resolve({ status: answer.statusCode, type, location, text }));
      });
      sent.on('error', reject).end();
    },
  );
}

test('a folder’s address is that of its first page', async () => {
  expect(await ask('/guide/')).toMatchObject({ status: 200, text: '<h1>Guide</h1>' });
});

test('the server’s address leads to the guide', async () => {
  expect(await ask('/')).toMatchObject({ status: 302, location: '/guide/' });
});

test('the built scripts beside it are served as modules', async () => {
  expect(await ask('/islands.js?retry')).toMatchObject({
    status: 200,
    type: 'text/javascript; charset=utf-8',
    text: 'export {};',
  });
});

test('a file is revalidated after seconds, and then is not sent again', async () => {
  const { headers } = await fetch(`${server.address}index.html`);
  expect(headers.get('cache-control')).toBe('max-age=5');
  const again = await fetch(`${server.address}index.html`, {
    headers: { 'if-none-match': headers.get('etag')! },
  });
  expect(again.status).toBe(304);
});

test.each([
  '/../secret.txt',
  '/guide/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/guide/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/../dist-secret/secret.txt',
  '/%00',
  '/%zz',
  '/missing.html',
  '/guide/missing/',
  `/${'long'.repeat(100)}`,
])('%s is no file of the folder', async (path) => {
  const { status, text } = await ask(path);
  expect(text).not.toContain('secret');
  expect(status).toBe(404);
});

test('it only answers questions', async () => {
  expect(await ask('/guide/', 'POST')).toMatchObject({ status: 405 });
});

test('it listens to this machine only', () => {
  expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/guide\/$/);
});

/** The message of a wrong call; its exit code is 2. */
async function refusalOf(...args: string[]): Promise<string> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run(['guide', ...args], { islands: [], calls: [], dist })).toBe(2);
  return String(said.mock.calls[0]![0]);
}

test.each(['http', '-1', '70000', '1.5'])('a port %s is refused by name', async (port) => {
  expect(await refusalOf(`--port=${port}`)).toContain(`--port was "${port}"; accepted is a whole number`);
});

test('an unknown option is refused by name', async () => {
  expect(await refusalOf('--prot', '80')).toContain('There is no option "--prot": did you mean "--port"?');
});

test('a port that is taken is named', async () => {
  const { port } = new URL(server.address);
  expect(await refusalOf('--port', port)).toContain(`Port ${port} is not free`);
});

test('a folder without the guide says how to build it', async () => {
  await expect(serveGuide(join(folder, 'dist-secret'), 0)).rejects.toThrow('npm run build:guide');
});
