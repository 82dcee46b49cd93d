import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/cli.ts';

const page = (files: string) =>
  `<link rel="stylesheet" href="${files}islands.css"><script type="module" src="${files}islands.js"></script>
<div data-island="x"></div>`;
const declarations = {
  islands: [{ name: 'x', kind: 'inline', about: '', props: {}, view: () => null }] as never,
  calls: [],
  changing: [],
  dist: 'dist',
  version: '1.2.3',
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.restoreAllMocks();
});

interface Answer {
  status?: number;
  location?: string;
  html?: string;
}

/** A server that answers as told, and what it was asked. */
async function serve(answers: Record<string, Answer>): Promise<{ url: string; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const path = request.url!;
    const type = path.endsWith('.css') ? 'text/css' : path.endsWith('.js') ? 'text/javascript' : 'text/html';
    const {
      status = 200,
      location,
      html = 'file',
    } = answers[path] ?? { status: type === 'text/html' ? 404 : 200 };
    response.writeHead(status, {
      'content-type': type,
      'access-control-allow-origin': '*',
      ...(location && { location }),
    });
    response.end(html);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** What the command prints, and its exit code. */
async function said(...args: string[]): Promise<{ code: number; text: string }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await run(args, declarations);
  return { code, text: log.mock.calls.flat().join('\n') };
}

test('after a redirect, which is named, relative addresses are those of the page that answered', async () => {
  const shop = await serve({
    '/': { status: 302, location: '/us/home' },
    '/us/home': { html: page('islands/') },
  });
  const { code, text } = await said('doctor', `${shop.url}/`);
  expect(code).toBe(0);
  expect(text).toContain(`${shop.url}/ leads to ${shop.url}/us/home: what follows is about that page.`);
  expect(shop.asked.map(({ url }) => url)).toContain('/us/islands/islands.css');
});

test('a redirect to a sign-in page says how to get past it', async () => {
  const shop = await serve({
    '/account': { status: 302, location: '/account/login?returnUrl=%2Faccount' },
    '/account/login?returnUrl=%2Faccount': { html: page('/islands/') },
  });
  expect((await said('doctor', `${shop.url}/account`)).text).toContain(
    '--cookie sends the cookie of a session',
  );
});

test('a page that answers by itself is not said to lead anywhere', async () => {
  const shop = await serve({ '/p/1': { html: page('/islands/') } });
  expect((await said('doctor', `${shop.url}/p/1`)).text).toBe('No mistakes found.');
});

test('cookie and headers are sent to the page and its own files', async () => {
  const shop = await serve({ '/p/1': { html: page('/islands/') } });
  await said('doctor', `${shop.url}/p/1`, '--cookie', 'session=1', '--header', 'Authorization: Basic YQ==');
  expect(shop.asked.length).toBeGreaterThan(2);
  for (const { headers } of shop.asked)
    expect(headers).toMatchObject({ cookie: 'session=1', authorization: 'Basic YQ==' });
});

test('and to no other origin, neither a file’s nor that of a redirect', async () => {
  const other = await serve({ '/p/1': { html: page('/islands/') } });
  const cdn = await serve({});
  const shop = await serve({
    '/p/1': { status: 302, location: `${other.url}/p/1` },
    '/p/2': { html: page(`${cdn.url}/islands/`) },
  });
  for (const path of ['/p/1', '/p/2'])
    await said('doctor', shop.url + path, '--cookie', 'session=1', '--header', 'X-Staging: secret');
  for (const { headers } of [...other.asked, ...cdn.asked]) {
    expect(headers.cookie).toBeUndefined();
    expect(headers['x-staging']).toBeUndefined();
  }
  expect(cdn.asked.length).toBeGreaterThan(1);
});

test('a page that redirects to itself ends with words', async () => {
  const shop = await serve({ '/p/1': { status: 302, location: '/p/1' } });
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run(['doctor', `${shop.url}/p/1`], declarations)).toBe(2);
  expect(report.mock.calls.flat().join()).toContain('did not answer: it redirects more than 10 times');
});

test('--version prints the version of the package', async () => {
  expect(await said('--version')).toEqual({ code: 0, text: '1.2.3' });
});
