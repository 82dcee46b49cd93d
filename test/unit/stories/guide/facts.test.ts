import { globSync, readFileSync } from 'node:fs';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { readIslands } from '../../../../src/build/read-islands.ts';
import { diagnose } from '../../../../src/cli/doctor.ts';
import { isPageCall, readablePath } from '../../../../src/contract/call.ts';
import { calls } from '../../../../src/contract/calls.ts';
import { askAgainMs } from '../../../../src/domain/checkout/attempts.ts';
import { regionsOf } from '../../../../src/domain/checkout/regions.ts';
import { checkoutSteps } from '../../../../src/domain/checkout/steps.ts';
import { listingSorts, listingTake } from '../../../../src/domain/listing/listing-query.ts';
import { callTimeoutMs, retries, retryDelayMs } from '../../../../src/domain/retry.ts';
import { contextKeys } from '../../../../src/page/context-keys.ts';
import { productAttributes } from '../../../../src/page/product-attributes.ts';
import { returnKey } from '../../../../src/page/return-record.ts';
import { typedMs } from '../../../../src/page/visit.ts';
import { attributeName } from '../../../../src/runtime/attribute-name.ts';
import { texts } from '../../../../stories/guide/message-reference.tsx';
import { tokens } from '../../../../stories/guide/tokens.ts';

/* Checks the guide's own text against the code: every fact that is a name, a number or an example. */

const islands = await readIslands('widgets');
const pages = Object.fromEntries(
  globSync('stories/guide/*.mdx').map((path) => [path.split('/').at(-1)!, readFileSync(path, 'utf8')]),
);
/** A page as one line, as its lines may break anywhere. */
const lineOf = (page: string) => pages[page]!.replaceAll(/\s+/g, ' ');
const blocks = (language: string) =>
  Object.entries(pages).flatMap(([page, text]) =>
    [...text.matchAll(new RegExp(`^ *\`\`\`${language}\\b.*\\n([\\s\\S]*?)^ *\`\`\``, 'gm'))].map(
      ([, code]) => [page, code!] as const,
    ),
  );
/** The words in code of all pages, without their blocks. */
const words = Object.entries(pages).flatMap(([page, text]) =>
  [...text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`]+)`/g)].map(
    ([, word]) => [page, word!.replaceAll(/\s+/g, ' ')] as const,
  ),
);
const wordsLike = (form: RegExp) => words.filter(([, word]) => form.test(word));

describe('the examples', () => {
  const whole = (code: string) =>
    code.includes('<!doctype')
      ? code.replaceAll('{{token}}', 'CfDJ8')
      : `<link rel="stylesheet" href="/islands/islands.css"><script type="module" src="/islands/islands.js"></script>
<input name="__RequestVerificationToken" value="CfDJ8">${code}${/data-island[ =]/.test(code) ? '' : '<div data-island="cart-count"></div>'}`;
  // Placeholders for the reader, a widget made by the reader, and tags explained in the next lines.
  const isWhole = (code: string) =>
    !/\{…\}|free-shipping|ships-today|src="\/islands\/0\.1\.0|storefront-islands@/.test(code);

  test.each(blocks('html').filter(([, code]) => isWhole(code)))(
    'of HTML have no mistake: %s',
    async (_, code) => {
      const read = async () => undefined;
      const options = { islands, calls, url: 'https://shop.example/p/1', hasFiles: false, read };
      expect(await diagnose(whole(code), options)).toEqual([]);
    },
  );

  test('of a saved card and of the figures of shipping are what the library reads', () => {
    const [card, charges] = blocks('json')
      .filter(([page]) => page === 'payment.mdx')
      .map(([, code]) => JSON.parse(code) as object);
    const { cards } = islands.find(({ name }) => name === 'saved-cards')!.props;
    expect(safeParse(cards!.schema!, [card])).toMatchObject({ success: true, output: [{ id: 'card-1' }] });
    const { answer } = calls.find(({ name }) => name === 'getShippingCharges')!;
    const parsed = safeParse(answer, charges);
    expect(parsed.issues).toBeUndefined();
    for (const key of Object.keys(charges!)) expect(parsed.output).toHaveProperty(key);
  });
});

describe('the names', () => {
  test('of attributes are those of the widgets and the runtime', () => {
    const known = new Set([
      ...islands.flatMap(({ props, writes = [] }) => [...Object.keys(props).map(attributeName), ...writes]),
      ...['', '-open', '-load', '-props', '-status', '-debug'].map((end) => `data-island${end}`),
      // On the root element; and two of the recipe’s own.
      'data-si-brand',
      'data-threshold',
      ...Object.keys(productAttributes),
      // On what takes no press yet (press-guard.ts).
      'data-si-guarded',
      // Turbo’s own.
      'data-turbo-permanent',
    ]);
    const named = wordsLike(/^data-[\w-]+(=.*)?$/).map(([page, word]) => [page, word.split('=')[0]!]);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(([, name]) => !known.has(name!))).toEqual([]);
  });

  test('of events are declared', () => {
    const declared = readFileSync('src/page/events.ts', 'utf8');
    for (const [page, name] of wordsLike(/^storefront:[\w-]+$/))
      expect(declared, page).toContain(`'${name}':`);
  });

  test('of calls and their paths are declared, and the rest are forms that the page posts', () => {
    const paths = calls.map((call) => `${call.method} ${readablePath(call)}`);
    const forms = ['POST /account/auth', 'POST /checkout/guest', 'POST /api/cart/…'];
    const named = wordsLike(/^(GET|POST) \//).map(([page, word]) => [page, word]);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(([, word]) => !paths.includes(word!) && !forms.includes(word!))).toEqual([]);
    expect(calls.filter(isPageCall).length).toBeGreaterThan(0);
    for (const [page, word] of wordsLike(/^endpoints\.\w+$/))
      expect(
        [...calls.map(({ name }) => name), ...Object.keys(contextKeys.endpoints.names!)],
        page,
      ).toContain(word.split('.')[1]);
  });

  test('of the page context are declared', () => {
    const keys = Object.keys(contextKeys);
    for (const [page, word] of wordsLike(/^(features|limits|account|antiForgery|storageKeys)\.\w+$/)) {
      const [key, name] = word.split('.') as [keyof typeof contextKeys, string];
      expect(keys, page).toContain(key);
      expect(Object.keys(contextKeys[key].names ?? {}), `${page}: ${word}`).toContain(name);
    }
    for (const page of ['payment.mdx', 'checkout.mdx'])
      for (const [, key, name] of pages[page]!.matchAll(/^\| `(\w+)` \| `(\w+)` \|/gm))
        expect(Object.keys(contextKeys[key as keyof typeof contextKeys].names ?? {})).toContain(name);
  });

  test('of tokens are declared', () => {
    const declared = tokens(readFileSync('src/styles/tokens.css', 'utf8')).map(({ name }) => name);
    const named = Object.values(pages).flatMap((text) => text.match(/--si-[\w-]+/g) ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !declared.includes(name))).toEqual([]);
  });

  test('of messages are declared', () => {
    const keys = texts.map(([key]) => key);
    const [, given] = /"messages": \{"(\w+)"/.exec(pages['messages.mdx']!)!;
    expect(keys).toContain(given);
    for (const [, name] of lineOf('payment.mdx').matchAll(/`(\w+(?:PaymentMessage|DeprecationMessage))`/g))
      expect(readFileSync('src/contract/fields.ts', 'utf8') + globText('src/contract/**/*.ts')).toContain(
        name,
      );
  });

  test('of regions, which messages.mdx says are fixed, are no messages', () => {
    expect(lineOf('messages.mdx')).toMatch(
      /Only the names of states, .* are fixed: .* such as `IL` for Illinois/,
    );
    const names = [...regionsOf('US'), ...regionsOf('CA')].map(({ name }) => name);
    expect(names).toContain('Illinois');
    expect(texts.filter(([, words]) => names.includes(words))).toEqual([]);
  });

  test('of strategies are the code’s', () => {
    const load = readFileSync('src/diagnosis/check-names.ts', 'utf8');
    const listed = [...pages['embed.mdx']!.matchAll(/^- `(\w+)(?:\(.*\))?`: /gm)].map(([, name]) => name!);
    expect(listed).toEqual(['load', 'idle', 'visible', 'interaction', 'media']);
    for (const name of listed) expect(load).toContain(name);
  });

  test('of the checkout’s steps and addresses are the code’s', () => {
    const rows = [...pages['checkout.mdx']!.matchAll(/^\| [\w ]+ \| `(\w+)` \| `(\/[\w/]+)` \|$/gm)];
    expect(rows.map(([, key, path]) => ({ key, path }))).toEqual(
      checkoutSteps.filter(({ key }) => key !== 'cart'),
    );
  });

  test('of a listing’s orders are the code’s', () => {
    const [, row] = /^\| `sortBy` \| all \| (.*) \|$/m.exec(pages['listing.mdx']!)!;
    expect([...row!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual([...listingSorts]);
    expect(lineOf('listing.mdx')).toContain('one of the seven');
    expect(listingSorts).toHaveLength(7);
  });

  test('of the command are those that it takes', () => {
    const usage = readFileSync('src/cli/cli.ts', 'utf8');
    const named = Object.values(pages).flatMap((text) => [...text.matchAll(/npx storefront-islands (\w+)/g)]);
    expect(named.length).toBeGreaterThan(4);
    for (const [, command] of named) expect(usage).toContain(`storefront-islands ${command} `);
    const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
    for (const text of Object.values(pages))
      for (const [, script] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toContain(script);
  });
});

const globText = (pattern: string) =>
  globSync(pattern)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

describe('the numbers', () => {
  const seconds = (ms: number) => `${ms / 1000} s`;

  test.each([
    ['faults.mdx', `is retried ${['', 'once', 'twice'][retries]}, ${retryDelayMs} ms apart`],
    ['faults.mdx', `A try times out after ${seconds(callTimeoutMs)}.`],
    ['contract.mdx', `is not ready within ${callTimeoutMs / 1000} seconds, the login page takes over`],
    ['security.mdx', `The fields have to be ready within ${callTimeoutMs / 1000} seconds.`],
    ['security.mdx', `and \`callback\`, has ${seconds(callTimeoutMs)}`],
    ['security.mdx', `under \`${returnKey}\`: for that tab, for ${typedMs / 60_000} minutes`],
    [
      'payment.mdx',
      `asked again for up to ${Math.ceil(askAgainMs.reduce<number>((sum, ms) => sum + ms, 0) / 10_000) * 10} seconds`,
    ],
    ['listing.mdx', `(${listingTake} by default)`],
  ])('of %s: %s', (page, fact) => {
    expect(lineOf(page)).toContain(fact);
  });

  // Numbers that only exist in the code.
  test.each([
    ['embed.mdx', 'after 2 s at the latest', 'src/runtime/wait-for-strategy.ts', /timeout: 2e3/],
    [
      'embed.mdx',
      '800 px before it is in view, or 200 px beside it',
      'src/runtime/loader.ts',
      /'800px 0px',\s+scrollMargin: '0px 200px'/,
    ],
    ['analytics.mdx', 'at most 800 px before it is in view', 'src/runtime/loader.ts', /'800px 0px'/],
    ['embed.mdx', '(80 requests, ten linked pages', 'src/cli/check.ts', /maxLinks = 10;/],
    ['embed.mdx', '(80 requests, ten linked pages', 'src/cli/print-breaches.ts', /mayWrite \? 160 : 80/],
    ['events.mdx', 'the last 50 `island-failed`', 'src/runtime/failures.ts', /kept = 50;/],
    ['operations.mdx', 'has the last 50 failures of the page', 'src/runtime/failures.ts', /kept = 50;/],
    ['faults.mdx', 'takes longer than 4 s to load', 'src/runtime/actions.ts', /handBack\(record\), 4000\)/],
    ['doctor.mdx', 'no answer for five seconds', 'src/doctor/widget-files.ts', /patience = 5000;/],
    ['payment.mdx', '250 ms by default', 'src/state/payment/use-card-form.ts', /slowBrowserDelayMs = 250;/],
    [
      'contract.mdx',
      'the next page of the tab, within a minute',
      'src/state/cart/kept-changes.ts',
      /keptMs = 60_000;/,
    ],
    [
      'theming.mdx',
      'On touch screens `--si-target` is 48px',
      'src/styles/tokens.css',
      /pointer: coarse\)[^}]*--si-target: 48px/,
    ],
    [
      'theming.mdx',
      'under `prefers-reduced-motion` `--si-motion` is 0s',
      'src/styles/tokens.css',
      /prefers-reduced-motion[^}]*--si-motion: 0s/,
    ],
    ['testing.mdx', 'token is `token-of-the-page`', 'src/testing/open-page.ts', /token-of-the-page/],
  ])('of %s: %s', (page, fact, file, code) => {
    expect(lineOf(page)).toContain(fact);
    expect(readFileSync(file, 'utf8')).toMatch(code);
  });
});

describe('what others publish', () => {
  const { devDependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const adyen = 'node_modules/@adyen/adyen-web';

  test('the payment provider’s CDN is the one that its package names', () => {
    const named = new Set(
      [...pages['payment.mdx']!.matchAll(/https:\/\/[\w.-]*adyen\.com/g)].map(([origin]) => origin),
    );
    expect([...named]).toEqual(['https://checkoutshopper-live.cdn.adyen.com']);
    const environments = readFileSync(`${adyen}/dist/es/core/Environment/constants.js`, 'utf8');
    for (const origin of named) expect(environments).toContain(`"${origin}/checkoutshopper/"`);
  });

  test('the providers’ versions and files are those of their packages', () => {
    expect(lineOf('payment.mdx')).toContain('`@adyen/adyen-web` 6.x');
    expect(peerDependencies['@adyen/adyen-web']).toMatch(/^\^6\./);
    const { exports } = JSON.parse(readFileSync(`${adyen}/package.json`, 'utf8'));
    expect(lineOf('payment.mdx')).toContain('`@adyen/adyen-web/styles/adyen.css`');
    expect(Object.keys(exports)).toContain('./styles/adyen.css');
    expect(Object.keys(devDependencies)).toContain('@okta/okta-signin-widget');
    const files = [...pages['contract.mdx']!.matchAll(/(?<=`)dist\/(js|css)\/[\w.-]+(?=`)/g)];
    expect(files).toHaveLength(2);
    for (const [file] of files)
      expect(globSync(`node_modules/@okta/okta-signin-widget/${file}`), file).toHaveLength(1);
  });

  test('no page says in which version a browser knows something: that changes without us', () => {
    const versions = /\b(Chrome|Chromium|Firefox|Safari|Edge) \d+/;
    expect(Object.entries(pages).filter(([, text]) => versions.test(text))).toEqual([]);
  });
});
