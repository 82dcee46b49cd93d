import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/cli.ts';
import { refusingOrigin } from '../http/test-server.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
  vi.restoreAllMocks();
});

/** The error message of a command that was called wrongly. */
async function saidBy(...args: string[]): Promise<string> {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run(args, { islands: [], calls: [], dist: 'dist' })).toBe(2);
  return report.mock.calls.flat().join('\n');
}

async function addressOfShop(status: number): Promise<string> {
  server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => {
    server!.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/p/1`;
}

test('a page that is not there is named with its status', async () => {
  const address = await addressOfShop(404);
  expect(await saidBy('doctor', address)).toContain(`${address} was answered with status 404`);
});

test('a shop that no process serves refuses the connection', async () => {
  const address = `${refusingOrigin}/p/1`;
  expect(await saidBy('doctor', address)).toContain(`${address} did not answer: connection refused.`);
  expect(await saidBy('check', address)).toContain(`${address} did not answer: connection refused.`);
});

test('a file that is not there is told what is accepted', async () => {
  expect(await saidBy('doctor', 'no-such.html')).toContain(
    'no-such.html cannot be read; accepted are an http(s) URL and the path of an HTML file.',
  );
});

test.each([
  ['snippet', '--bass', '--base'],
  ['snippet', '--no-importmap', '--no-import-map'],
  ['guide', '--prot', '--port'],
  ['check', '--listings', '--listing'],
])('%s %s suggests %s', async (command, given, meant) => {
  expect(await saidBy(command, given, '/x/')).toContain(
    `There is no option "${given}": did you mean "${meant}"?`,
  );
});

test('an option like none is answered with those that there are', async () => {
  expect(await saidBy('snippet', '--colour')).toContain(
    'There is no option "--colour": there are --base, --no-import-map.',
  );
});

test.each(['session', 'x y: 1', ': 1', 'cookie:'])(
  'a header that is %s is refused, without its value',
  async (given) => {
    expect(await saidBy('doctor', '--header', given, 'page.html')).toContain(
      'accepted is "NAME: VALUE", in quotes.',
    );
  },
);

test('a page behind a sign-in is told how to get there', async () => {
  const address = await addressOfShop(401);
  expect(await saidBy('doctor', address)).toContain('--cookie or --header signs in');
});
