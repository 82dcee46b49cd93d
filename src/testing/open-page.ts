import { handBack, fail as handleFailure, releaseSpace, report } from '../runtime/actions.ts';
import type { HostRecord, Registry } from '../runtime/registry.ts';
import { suggestion } from '../runtime/suggestion.ts';
import { callOf, type KnownCall, pageCallOf, respond } from './answers.ts';
import { ask, replaceFetch } from './page-fetch.ts';
import type { Answers, SentRequest, TestPage } from './test-page.ts';

/** A test page with its runtime state. */
export interface OpenPage extends TestPage {
  registry: Registry;
}

let current: OpenPage | undefined;

/** Closes the open page, if any: there is one at a time. */
export async function closePage(): Promise<void> {
  await current?.close();
}

/** How the package treats a call that has no answer; without this, such a call is never answered. */
export interface Unanswered {
  /** Whether such a call goes to the `fetch` that a test's tool has set, such as MSW's. */
  asksHandlers: boolean;
  /** Warns of a call that nothing answers, once for each page. */
  warn(message: string): void;
}

/** Opens an empty page with a token, a context and a backend of the declared calls. */
export function openPage(
  calls: readonly KnownCall[],
  context: Record<string, unknown> = {},
  answers: Answers = {},
  unanswered?: Unanswered,
): OpenPage {
  const byName: Answers = { ...answers };
  const ends = new AbortController();
  const { error } = console;
  const before = current;
  const named = new Set<string>();

  const page: OpenPage = {
    registry: testRegistry((name, props) => page.opened.push({ name, props })),
    requests: [],
    errors: [],
    opened: [],
    answer(call, answer) {
      byName[known(calls, call)] = answer;
    },
    async close() {
      // This includes islands of earlier pages, which would otherwise react to the next test's events.
      for (const { unmount } of page.registry.hosts.values()) unmount?.();
      page.registry.hosts.clear();
      ends.abort();
      if (current !== page) return;
      current = before;
      // React unmounts, and aborted requests reject, in microtasks.
      await new Promise((resolve) => setTimeout(resolve));
      replaced.end();
      console.error = error;
      document.body.replaceChildren();
    },
  };
  for (const name of Object.keys(answers)) known(calls, name);
  writePage(context);
  console.error = (...words: unknown[]) => {
    page.errors.push(words.map(String).join(' ').split('\n')[0]!);
  };
  const replaced = replaceFetch(async (input, { signal: given, ...init } = {}) => {
    // Not `instanceof`: a Request may be happy-dom's or Node's, and neither is an instance of the other's class, nor
    // accepts the other's signal.
    const request =
      typeof input === 'object' && 'method' in input
        ? input
        : new Request(new URL(input, location.href).href, init);
    const signal = anyOf([given ?? request.signal, ends.signal]);
    const url = new URL(request.url);
    const handler = unanswered?.asksHandlers ? replaced.handler : undefined;
    const call = callOf(calls, byName, request.method, url) ?? (handler && pageCallOf(calls, url));
    if (!call && !handler) throw new Error(`${request.method} ${url.pathname} is no declared call`);
    const text = request.method === 'POST' ? await request.text() : undefined;
    if (call)
      page.requests.push({
        call: call.name,
        url,
        headers: request.headers,
        body: text === undefined ? null : JSON.parse(text),
      });
    const isAnswered = !!call && byName[call.name] !== undefined;
    if (handler && !isAnswered) return ask(handler, request, text, signal);
    if (!isAnswered && !named.has(call!.name)) {
      named.add(call!.name);
      unanswered?.warn(
        `${call!.name} (${request.method} ${url.pathname}) was sent, and no answer was given for it, so it stays unanswered. Give one: {${call!.name}: …}, or 'never' if that is meant.`,
      );
    }
    return respond(byName[call!.name], signal, lastAttemptId(page.requests));
  });
  current = page;
  return page;
}

function known(calls: readonly KnownCall[], name: string): string {
  if (calls.some((call) => call.name === name)) return name;
  const names = calls.map((call) => call.name);
  throw new Error(
    `An answer was given for "${name}", which is no declared call${suggestion(name, names)}; there are ${names.join(', ')}.`,
  );
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
  // Every test has its own page: its own store, no currency of an order yet, and ids from 1.
  const shared = globalThis as unknown as Record<symbol, Record<string, unknown> | undefined>;
  const kept = shared[Symbol.for('storefront-islands')] ?? {};
  for (const own of ['store', 'currency', 'ids']) delete kept[own];
}

/** The id of the last payment that was sent. */
function lastAttemptId(requests: readonly SentRequest[]): string {
  const bodies = requests.map(({ body }) => body as { attemptId?: string } | null);
  return bodies.findLast((body) => body?.attemptId)?.attemptId ?? '';
}

/** A signal that aborts with the first of these. Not `AbortSignal.any`, because another DOM's refuses a signal of Node's. */
function anyOf(signals: AbortSignal[]): AbortSignal {
  const aborting = new AbortController();
  for (const signal of signals) {
    const abort = () => aborting.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  }
  return aborting.signal;
}

/** The loader's part of the registry. It neither waits nor loads, because a test mounts by itself. */
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
