import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { callsOfParts, type OfferedPart, offeredParts } from '../contract/offered-calls.ts';
import { faultNames } from '../mock/faults.ts';
import { type MockAnswer, MockShop } from '../mock/mock-shop.ts';
import { mockPages } from '../mock/pages.ts';
import { RefusedError } from '../mock/refused-error.ts';
import { readArguments } from './arguments.ts';
import type { Declarations } from './declarations.ts';
import { answerFile, readPort, refusalOfPort, untilInterrupted } from './guide.ts';
import { suggestion, UsageError } from './mistake.ts';

/** A running mock. */
export interface MockServer {
  /** `http://127.0.0.1:4172/` */
  address: string;
  close(): Promise<void>;
}

/** The widgets of the first page, unless the command names others. */
const shownFirst = ['add-to-cart', 'cart-count', 'recommendation-carousel'];

/** Serves the mock until the process gets a signal to end. */
export async function showMock(args: string[], declarations: Declarations): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4172' },
      pages: { type: 'string' },
      fault: { type: 'string', multiple: true, default: [] },
      off: { type: 'string', multiple: true, default: [] },
    },
  });
  const names = declarations.islands.map(({ name }) => name);
  for (const name of positionals)
    if (!names.includes(name))
      throw new UsageError(`There is no widget "${name}": ${suggestion(name, names)}`);
  const { port, pages, fault, off } = values;
  for (const part of off)
    if (!isPart(part)) throw new UsageError(`There is no part "${part}": ${suggestion(part, offeredParts)}`);
  const { address, close } = await serveMock(declarations, {
    widgets: positionals.length ? positionals : shownFirst,
    port: readPort(port),
    pages,
    faults: fault,
    off: off.filter(isPart),
  });
  console.log(`The mock is at ${address} until you press Ctrl+C. What it remembers ends with it.`);
  if (pages) console.log(`Your pages are at ${address}pages/.`);
  await untilInterrupted();
  await close();
  return 0;
}

const isPart = (name: string): name is OfferedPart => offeredParts.some((part) => part === name);

interface MockOptions {
  widgets: readonly string[];
  port: number;
  pages?: string | undefined;
  /** `getCart:503`: calls that fail for every shopper. */
  faults?: readonly string[];
  /** Parts of cart and checkout that the shop does not have. */
  off?: readonly OfferedPart[];
}

/**
 * Serves a mock at 127.0.0.1, with the built files under `/islands/`.
 * @throws UsageError if the port is not free, or a fault is none
 */
export async function serveMock(
  { islands, calls, states = {}, dist }: Declarations,
  { widgets, port, pages, faults = [], off = [] }: MockOptions,
): Promise<MockServer> {
  const shop = new MockShop(
    calls,
    mockPages({
      widgets: islands.filter(({ name }) => widgets.includes(name)),
      statesOf: (widget) => Object.values(states[widget] ?? {}),
      off,
      ownPage: (path) => (pages === undefined ? undefined : readOwn(pages, path)),
    }),
    callsOfParts(off),
  );
  for (const given of faults) setFault(shop, given);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/islands/')) answerFile(dist, path.slice('/islands'.length), request, response);
    else
      answerBy(shop, request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(refusalOfPort(error, port)));
    server.listen(port, '127.0.0.1', done);
  });
  const { port: open } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${open}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function setFault(shop: MockShop, given: string): void {
  const [call, fault, times] = given.split(':');
  try {
    shop.faults.set({ call, fault, ...(times && { times: Number(times) }) });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const calls = shop.calls.map(({ name }) => name);
    const names = call && calls.includes(call) ? faultNames : calls;
    throw new UsageError(
      `--fault was "${given}"; accepted is a call and how it fails, such as getCart:503 or addItems:done-destroyed:1. ${suggestion((names === calls ? call : fault) ?? '', names)}`,
    );
  }
}

/** A file from the folder of the embedder's own pages. */
function readOwn(folder: string, path: string): string | undefined {
  const root = resolve(folder);
  const file = join(root, decodeURIComponent(path));
  // A path that leads out of the folder is refused.
  if (!file.startsWith(root + sep) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return readFileSync(file, 'utf8');
}

/** Passes a Node request to the mock as a web request, and sends the answer. */
async function answerBy(shop: MockShop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = 'GET', url = '/', headers } = request;
  const asked = new Request(new URL(url, `http://${headers.host ?? '127.0.0.1'}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, `${value}`] as [string, string]],
    ),
    ...(method !== 'GET' && method !== 'HEAD' && { body: Buffer.concat(chunks) }),
  });
  await send(await shop.answer(asked), response);
}

async function send(answer: MockAnswer, response: ServerResponse): Promise<void> {
  if (answer === 'never') return;
  if (answer !== 'destroyed') {
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  // An invalid head, because a browser that finds a kept-alive connection closed without a byte asks again by itself.
  const { socket } = response;
  socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', () => socket.destroy());
}
