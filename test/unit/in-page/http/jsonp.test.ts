import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { recommendationExample } from '../../../../src/contract/recommendations/recommendations.examples.ts';
import { getCrossSell } from '../../../../src/contract/recommendations/recommendations.ts';
import { callTimeoutMs } from '../../../../src/domain/retry.ts';
import type { CallError } from '../../../../src/http/errors/call-error.ts';
import { sendByJsonp } from '../../../../src/http/jsonp.ts';
import { openTestPage } from '../../render-island.tsx';
import { skipTimers } from '../../skip-timers.ts';

const payload = {
  podid: 'complete-the-set',
  limit: 6,
  showaddtocart: true,
  showshopall: true,
  sku: '410553',
};
const service = 'https://sets.example';
const given = `${service}/crosssell.js?shop=1`;
const answer = { items: [recommendationExample], title: 'Complete the Set' };

let scripts: HTMLScriptElement[];
const page = () => window as unknown as Record<string, (answer: unknown) => void>;
const callbacks = () => Object.keys(window).filter((name) => name.startsWith('storefrontIslands'));

beforeEach(() => {
  scripts = [];
  openTestPage({ context: { scriptOrigins: { [service]: [] } } });
  // The script never loads by itself: a test answers for it.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...(nodes as HTMLScriptElement[]));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const send = (url: string | undefined = given, signal = new AbortController().signal) =>
  sendByJsonp(getCrossSell, payload, url, signal);

/** The script runs: it calls back, and the browser reports its load. */
function run(script: HTMLScriptElement, called: unknown) {
  const name = new URL(script.src).searchParams.get('callback')!;
  page()[name]!(called);
  script.onload!(new Event('load'));
}

const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: CallError) => error,
  );

test('the script has the pod’s parameters and the name of its callback', async () => {
  const sent = send();
  const { origin, pathname, searchParams } = new URL(scripts[0]!.src);
  expect(origin + pathname).toBe(`${service}/crosssell.js`);
  expect(Object.fromEntries(searchParams)).toEqual({
    shop: '1',
    podid: 'complete-the-set',
    limit: '6',
    showaddtocart: 'true',
    showshopall: 'true',
    sku: '410553',
    callback: expect.stringMatching(/^storefrontIslands\w+$/),
  });
  run(scripts[0]!, answer);
  await sent;
});

test('the answer is read like any other, without its bad items', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sent = send();
  run(scripts[0]!, { ...answer, items: [recommendationExample, { sku: '7' }] });
  expect((await sent).items.map(({ sku }) => sku)).toEqual([recommendationExample.sku]);
  expect(String(log.mock.calls[0])).toContain('left out of the answer: items.1');
});

test('nothing is left in the page', async () => {
  const sent = send();
  run(scripts[0]!, answer);
  await sent;
  expect(callbacks()).toEqual([]);
});

describe('fails', () => {
  test.each([
    ['an answer of another shape', (script: HTMLScriptElement) => run(script, { items: 'none' }), 'shape'],
    ['a reset', (script: HTMLScriptElement) => run(script, { IsReset: true }), 'reset'],
    [
      'a script that does not load',
      (script: HTMLScriptElement) => script.onerror!(new Event('error')),
      'network',
    ],
    [
      'a script that calls nothing',
      (script: HTMLScriptElement) => script.onload!(new Event('load')),
      'network',
    ],
  ] as const)('%s', async (_, happen, kind) => {
    const failure = failureOf(send());
    happen(scripts[0]!);
    expect((await failure)?.kind).toBe(kind);
    expect(callbacks()).toEqual([]);
  });

  test('a script that takes too long; when it runs after all, nothing happens', async () => {
    skipTimers(callTimeoutMs);
    expect((await failureOf(send()))?.kind).toBe('timeout');
    run(scripts[0]!, answer);
    expect(callbacks()).toEqual([]);
  });

  test('a caller that aborts', async () => {
    const ends = new AbortController();
    const failure = failureOf(send(given, ends.signal));
    ends.abort();
    expect((await failure)?.kind).toBe('aborted');
    run(scripts[0]!, answer);
    expect(callbacks()).toEqual([]);
  });

  test('a caller that has aborted before: no script is added', async () => {
    expect((await failureOf(send(given, AbortSignal.abort())))?.kind).toBe('aborted');
    expect(scripts).toEqual([]);
    expect(callbacks()).toEqual([]);
  });

  test('a page whose Trusted Types allow no script by its URL', async () => {
    const make = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = make(name);
      if (name === 'script')
        Object.defineProperty(element, 'src', {
          set() {
            throw new TypeError('This document requires TrustedScriptURL');
          },
        });
      return element;
    });
    expect((await failureOf(send()))?.kind).toBe('network');
    expect(callbacks()).toEqual([]);
  });
});

describe('calls no script of', () => {
  async function refused(url: string | undefined, scriptOrigins: Record<string, string[]>) {
    openTestPage({ context: { scriptOrigins } });
    const error = await failureOf(sendByJsonp(getCrossSell, payload, url, new AbortController().signal));
    expect(scripts).toEqual([]);
    expect(error?.kind).toBe('origin');
    expect(error?.message).toContain('scriptOrigins in #storefront-context');
  }

  test('an origin that the page does not list', () => refused(given, { 'https://other.example': [] }));

  test('the page’s own origin, if that is not listed', () => refused('/browse/crosssell.js', {}));

  test('an origin whose files have hashes', () => refused(given, { [service]: ['sha384-AAAA'] }));

  test('no URL at all', () => refused(undefined, { [service]: [] }));

  test('a URL that could run script', () => refused('javascript:alert(1)', { [service]: [] }));
});

test('the page’s own origin is called if it is listed', async () => {
  openTestPage({ context: { scriptOrigins: { [location.origin]: [] } } });
  const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...(nodes as HTMLScriptElement[]));
  });
  onTestFinished(() => append.mockRestore());
  const sent = send('/browse/crosssell.js');
  run(scripts[0]!, answer);
  expect((await sent).title).toBe('Complete the Set');
});
