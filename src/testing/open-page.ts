import { type Call, isPageCall } from '../contract/call.ts';
import { handBack, fail as handleFailure, releaseSpace, report } from '../runtime/actions.ts';
import type { HostRecord, Registry } from '../runtime/registry.ts';
import type { Answers, TestPage } from './test-page.ts';

/** A declared call, as a test page knows it. */
export type TestedCall = Pick<Call, 'name' | 'method' | 'path' | 'hasBase' | 'place'>;

/** A test page with its runtime state. */
export interface OpenPage extends TestPage {
  registry: Registry;
}

type Answerer = (signal: AbortSignal) => Response | Promise<Response>;

let current: OpenPage | undefined;

/** Closes the open page, if any: there is one at a time. */
export async function closePage(): Promise<void> {
  await current?.close();
}

/** Opens an empty page with a token, a context and a backend of the declared calls. */
export function openPage(
  calls: readonly TestedCall[],
  context: Record<string, unknown> = {},
  answers: Answers = {},
): OpenPage {
  const byName: Answers = { ...answers };
  const ends = new AbortController();
  const { fetch } = globalThis;
  const { error } = console;

  const page: OpenPage = {
    registry: testRegistry((name, props) => page.opened.push({ name, props })),
    requests: [],
    errors: [],
    opened: [],
    answer(call, answer) {
      byName[known(calls, call)] = answer;
    },
    async close() {
      if (current !== page) return;
      current = undefined;
      for (const { unmount } of page.registry.hosts.values()) unmount?.();
      ends.abort();
      // React unmounts, and aborted requests reject, in microtasks.
      await new Promise((resolve) => setTimeout(resolve));
      globalThis.fetch = fetch;
      console.error = error;
      document.body.replaceChildren();
    },
  };
  const hasPath = ({ path, hasBase }: TestedCall, { pathname }: URL) =>
    path !== '' && (hasBase ? pathname.endsWith(path) : pathname === path);
  // Calls at a page's own URL, or at one that an answer gives, have no path; the given answers identify the call.
  const isAnswered = (call: TestedCall, { searchParams }: URL) =>
    call.path === '' && call.name in byName && isPageCall(call) === searchParams.has('isModelOnly');
  for (const name of Object.keys(answers)) known(calls, name);
  writePage(context);
  console.error = (...words: unknown[]) => {
    page.errors.push(words.map(String).join(' ').split('\n')[0]!);
  };
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(`${input}`, location.href), init);
    const url = new URL(request.url);
    const same = calls.filter(({ method }) => method === request.method);
    const call = same.find((one) => hasPath(one, url)) ?? same.find((one) => isAnswered(one, url));
    if (!call) throw new Error(`${request.method} ${url.pathname} is no declared call`);
    const body: unknown = request.method === 'POST' ? await request.json() : null;
    page.requests.push({ call: call.name, url, headers: request.headers, body });
    return answerWith(repeating(byName[call.name], page), anyOf([request.signal, ends.signal]));
  };
  current = page;
  return page;
}

function known(calls: readonly TestedCall[], name: string): string {
  if (calls.some((call) => call.name === name)) return name;
  const names = calls.map((call) => call.name).join(', ');
  throw new Error(`An answer was given for "${name}", which is no declared call; there are ${names}.`);
}

function writePage(context: Record<string, unknown>): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'storefront-context';
  script.textContent = JSON.stringify(context);
  const token = document.createElement('input');
  token.type = 'hidden';
  token.name = '__RequestVerificationToken';
  token.value = 'token-of-the-page';
  document.body.replaceChildren(script, token);
  // Every test has its own page, and so its own store.
  const shared = globalThis as unknown as Record<symbol, { store?: unknown } | undefined>;
  delete shared[Symbol.for('storefront-islands')]?.store;
}

async function answerWith(answer: unknown, signal: AbortSignal): Promise<Response> {
  if (typeof answer === 'function') return (answer as Answerer)(signal);
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  if (typeof answer === 'number')
    return Response.json({ message: 'The service is not available.' }, { status: answer });
  if (answer === 'never' || answer === undefined) return new Promise((_, reject) => rejectOn(signal, reject));
  return Response.json(answer);
}

/** The answer, with the `{attemptId}` in it replaced by the one that was sent last. */
function repeating(answer: unknown, { requests }: OpenPage): unknown {
  if (answer === null || typeof answer !== 'object') return answer;
  const bodies = requests.map(({ body }) => body as { attemptId?: string } | null);
  const last = bodies.findLast((body) => body?.attemptId)?.attemptId ?? '';
  return JSON.parse(JSON.stringify(answer).replaceAll('{attemptId}', last));
}

/** Not `AbortSignal.any`, which refuses a signal of Node in another DOM. */
function anyOf(signals: AbortSignal[]): AbortSignal {
  const aborting = new AbortController();
  for (const signal of signals) {
    const abort = () => aborting.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  }
  return aborting.signal;
}

function rejectOn(signal: AbortSignal, reject: (reason: unknown) => void): void {
  if (signal.aborted) reject(signal.reason);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
}

/** The loader's part of the registry, without waiting or loading: a test mounts by hand. */
function testRegistry(handleOpen: (name: string, props?: Record<string, unknown>) => void): Registry {
  const registry: Registry = {
    version: 'test',
    startedAt: performance.now(),
    hosts: new Map<Element, HostRecord>(),
    modules: new Map(),
    base: '',
    bases: new Map(),
    watch: () => {},
    isWatched: () => true,
    scan: () => {},
    load: () => Promise.reject(new Error('a test mounts by hand')),
    begin: () => undefined,
    drop(record) {
      registry.hosts.delete(record.host);
      record.unmount?.();
    },
    setStatus(record, status) {
      record.status = status;
      record.host.setAttribute('data-island-status', status);
    },
    fail(record, phase, error) {
      registry.setStatus(record, 'failed');
      record.settle?.();
      handleFailure(registry, record, phase, error);
    },
    report,
    handBack,
    releaseSpace,
    open: async (_page, name, props) => handleOpen(name, props),
  };
  return registry;
}
