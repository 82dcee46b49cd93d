import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { Watch } from '../../../src/doctor/check-calls.ts';

type Entry = Partial<PerformanceResourceTiming>;
let show = (_entries: Entry[]) => {};

vi.stubGlobal(
  'PerformanceObserver',
  class {
    constructor(see: (list: { getEntries(): Entry[] }) => void) {
      show = (entries) => see({ getEntries: () => entries });
    }
    observe() {}
    disconnect() {}
  },
);
afterAll(() => {
  vi.unstubAllGlobals();
});

const watches: Watch[] = [];
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
  document.body.innerHTML = '';
});

function watched(): Watch {
  const watch = new Watch(() => {}, ['/api/cart', '/recommendation/index']);
  watches.push(watch);
  return watch;
}

function violated(details: Partial<SecurityPolicyViolationEvent>) {
  const watch = watched();
  const disposition = 'enforce';
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { disposition, sourceFile: '', ...details }),
  );
  return watch.findings;
}

const answered = (path: string, responseStatus: number) => ({
  initiatorType: 'fetch',
  name: new URL(path, location.origin).href,
  responseStatus,
});

function refused(...entries: Entry[]): string[] {
  const watch = watched();
  show(entries);
  return watch.findings.map(({ what }) => what);
}

it('under a report-only policy nothing is said to be blocked', () => {
  const [finding] = violated({
    blockedURI: 'https://tags.test/a.js?email=ann@example.com',
    disposition: 'report',
    effectiveDirective: 'script-src-elem',
  });
  expect(finding).toMatchObject({
    level: 'note',
    what: 'The page’s report-only policy would block https://tags.test/a.js (script-src-elem).',
    remedy: expect.stringContaining('Nothing is blocked now.'),
  });
});

it('an enforced policy has blocked the file', () => {
  const [finding] = violated({
    blockedURI: 'https://tags.test/a.js',
    effectiveDirective: 'script-src-elem',
  });
  expect(finding).toMatchObject({
    level: 'mistake',
    what: 'The page’s security policy has blocked https://tags.test/a.js (script-src-elem).',
    remedy: 'Add its origin to script-src-elem if the page needs it.',
  });
});

const keywords: [blockedURI: string, directive: string, what: RegExp, remedy: RegExp][] = [
  ['inline', 'script-src-elem', /an inline script \(script-src-elem\), in \/page\.js/, /hash or a nonce/],
  ['inline', 'style-src-attr', /an inline style/, /into a stylesheet/],
  ['eval', 'script-src', /text that is run as a script/, /'unsafe-eval'/],
  ['wasm-eval', 'script-src', /WebAssembly/, /'wasm-unsafe-eval'/],
  ['trusted-types-policy', 'trusted-types', /a Trusted Types policy/, /its name to trusted-types/],
  ['trusted-types-sink', 'require-trusted-types-for', /text where a Trusted Type/, /Mend the script/],
  ['data', 'img-src', /a data: URL/, /Add data: to img-src/],
];
for (const [blockedURI, effectiveDirective, what, remedy] of keywords)
  it(`“${blockedURI}” under ${effectiveDirective} is no URL, and has a remedy of its own`, () => {
    const sourceFile = `${location.origin}/page.js?user=ann`;
    const [finding] = violated({ blockedURI, effectiveDirective, sourceFile });
    expect(finding).toMatchObject({
      what: expect.stringMatching(what),
      remedy: expect.stringMatching(remedy),
    });
    expect(finding!.remedy).not.toContain('origin');
    expect(finding!.what).not.toContain('ann');
  });

it('a request of the page’s other scripts is none of the library’s', () => {
  const given = [answered('https://beacon.test/seen', 404), answered('/their/api', 500)];
  expect(refused(...given)).toEqual([]);
});

it('a declared call that was refused is named, without its query', () => {
  expect(refused(answered('/api/cart?email=ann@example.com', 503))).toEqual([
    'The call /api/cart (fetch) was answered with 503.',
  ]);
});

it('a declared path on a third party’s origin is none of the library’s', () => {
  expect(refused(answered('https://beacon.test/api/cart', 404))).toEqual([]);
});

it('a declared call to the other brand’s origin that was refused is named', () => {
  document.body.innerHTML =
    '<script type="application/json" id="storefront-context">{"otherBrandOrigin": "https://modern.test"}</script>';
  expect(refused(answered('https://modern.test/recommendation/index', 404))).toHaveLength(1);
});

it('an endpoint of the page context that was refused is named', () => {
  document.body.innerHTML =
    '<script type="application/json" id="storefront-context">{"endpoints": {"getCart": "/v2/cart"}}</script>';
  expect(refused(answered('/v2/cart?id=1', 404))).toHaveLength(1);
});

it('an answer that asks the shopper to sign in is no mistake', () => {
  expect(refused(answered('/api/cart', 401))).toEqual([]);
});

it('a failure that the library reports is named, whatever its address', () => {
  const watch = watched();
  const detail = { action: 'sign in', api: 'https://id.test/api/v1/authn', message: 'no answer' };
  document.dispatchEvent(new CustomEvent('storefront:error', { detail }));
  expect(watch.findings.map(({ what }) => what)).toEqual([
    'The call https://id.test/api/v1/authn (sign in) failed: no answer.',
  ]);
});
