import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { minOwnBytes } from '../../src/build/stylesheets.ts';
import {
  bytesOf,
  codeBytesOf,
  manifest,
  modulesOf,
  scriptWith,
  widgets,
  withImports,
} from '../built-modules.ts';

const scriptOf = (name: string) => `widgets/${name}.js`;
const scripts = Object.keys(manifest.files).filter((path) => path.endsWith('.js'));

// The bytes that only this widget adds to a page with all the others: its module and the chunks that no other one
// imports, at once or on demand.
function ownFiles(name: string): string[] {
  const others = new Set(
    widgets.filter((other) => other !== name).flatMap((other) => withLaterImports(scriptOf(other))),
  );
  return withImports(scriptOf(name)).filter((path) => !others.has(path));
}

// A third of all widgets load it.
const isCommon = (path: string) =>
  widgets.filter((other) => withImports(scriptOf(other)).includes(path)).length >= widgets.length / 3;

// The bytes that a page with only this widget loads, without what is common.
function everythingOf(name: string): string[] {
  return withImports(scriptOf(name)).filter((path) => !isCommon(path));
}

/** Scripts with all that they ever import. */
function withLaterImports(script: string): string[] {
  const found = new Set([script]);
  for (const path of found) {
    const { imports, laterImports = [] } = manifest.files[path]!;
    for (const next of [...imports, ...laterImports]) found.add(next);
  }
  return [...found];
}

const loads = (name: string, module: string) => withImports(scriptOf(name)).includes(scriptWith(module));

it('islands.js is at most 1,700 bytes', () => {
  expect(bytesOf(['islands.js'])).toBeLessThanOrEqual(1700);
});

it.each(['README.md', 'stories/guide/embed.mdx'])('%s says how large islands.js is', (page) => {
  const size = `${(bytesOf(['islands.js']) / 1000).toFixed(1)} KB with Brotli`;
  expect(readFileSync(page, 'utf8')).toMatch(
    new RegExp(`islands\\.js\` \\(${size}\\)|script\\*\\* is ${size}`),
  );
});

it('actions.js imports nothing, so that a page without islands to mount loads no React', () => {
  expect(manifest.files['actions.js']!.imports).toEqual([]);
});

it('a single-widget script is at most 1,600 bytes', () => {
  for (const name of widgets) expect(bytesOf([`${name}.js`])).toBeLessThanOrEqual(1600);
});

it('islands.js holds no React and imports nothing up front', () => {
  const code = readFileSync('dist/islands.js', 'utf8');
  expect(code).not.toMatch(/react|^import\b|;import["{ ]/i);
  expect(manifest.files['islands.js']!.imports).toEqual([]);
});

it('React and the core together are at most 78 KB', () => {
  expect(bytesOf(['core.js', 'actions.js'])).toBeLessThanOrEqual(78_000);
});

it('there is one React, in the core', () => {
  const withReact = globSync('dist/**/*.js').filter((path) =>
    /react\.transitional\.element/.test(readFileSync(path, 'utf8')),
  );
  expect(withReact).toEqual(['dist/core.js']);
});

// The one has tables, texts and a map for every kind of delivery, the other the whole of a page.
const bounds: Record<string, number> = { 'shipping-charges': 5.6, cart: 4.17, checkout: 5 };

for (const name of widgets) {
  const boundKb = bounds[name] ?? 4;
  it(`${name} brings at most ${boundKb} KB of its own`, () => {
    expect(bytesOf(ownFiles(name))).toBeLessThanOrEqual(boundKb * 1000);
  });
}

it('a sign-in brings at most 6 KB, including what its popup shares', () => {
  const shared = ['state/account/sign-in.ts', 'ui/account/sign-in-form.tsx'].map((file) =>
    scriptWith(`src/${file}`),
  );
  expect(bytesOf(new Set([scriptOf('sign-in'), ...shared]))).toBeLessThanOrEqual(6000);
});

const paying = 'src/state/payment/paying.ts';
const sending = 'src/state/payment/send-payment.ts';

it('a card entry brings at most 9.86 KB, with its rules and the code it shares with other card forms', () => {
  const isRule = (module: string) => /^src\/domain\//.test(module);
  expect(modulesOf(scriptWith(paying)).filter(isRule)).toEqual([]);
  const files = everythingOf('card-entry').filter((path) => path !== scriptWith(paying));
  expect(bytesOf(files)).toBeLessThanOrEqual(9_860);
});

it('a card entry brings at most 11.95 KB with how an order is paid, which the popups share', () => {
  const files = everythingOf('card-entry');
  expect(files).toContain(scriptWith(paying));
  expect(bytesOf(files)).toBeLessThanOrEqual(11_950);
});

it('a card entry that pays has loaded at most 15.63 KB, with the code that sends a payment and reads the checkout', () => {
  const later = withImports(scriptWith(sending)).filter((path) => !isCommon(path));
  expect(bytesOf(new Set([...everythingOf('card-entry'), ...later]))).toBeLessThanOrEqual(15_630);
});

// Whatever pays loads the one; the popups that show saved cards load the other as well.
it('their shared code for payments and saved cards is at most 4.8 KB', () => {
  const scripts = [paying, 'src/state/payment/shown-payment.ts'].map(scriptWith);
  expect(bytesOf(new Set(scripts))).toBeLessThanOrEqual(4800);
});

it('a popup loads no code of a form that it does not show, nor of a payment that it does not make', () => {
  const payers = ['saved-cards', 'pay-with-two'];
  const others = ['credit-offer', 'payment-error', 'network-error', 'refresh-popup', 'security-code-help'];
  const forms = ['src/ui/payment/card-fields.tsx', 'src/state/payment/card-form.ts'];
  for (const form of forms) expect([...payers, ...others].filter((name) => loads(name, form))).toEqual([]);
  expect(others.filter((name) => loads(name, paying))).toEqual([]);
  expect(payers.filter((name) => loads(name, paying))).toEqual(payers);
});

it('what only a payment needs is not loaded with a form', () => {
  const answers = [
    'payment/set-applied-cards.ts',
    'payment/note-payment-notices.ts',
    'checkout/whole-checkout.ts',
  ];
  for (const module of [
    sending,
    'src/contract/checkout/checkout.ts',
    ...answers.map((file) => `src/state/${file}`),
  ])
    expect(
      ['card-entry', 'add-card', 'saved-cards', 'pay-with-two'].filter((name) => loads(name, module)),
    ).toEqual([]);
});

function ofCart(): string[] {
  const popups = [
    'unavailable-items',
    'oversized-items',
    'certificates-interrupter',
    'cart-error',
    'cart-popup',
  ];
  const parts = ['cart', ...popups];
  const others = widgets.filter((name) => !parts.includes(name) && name !== 'cart-drawer');
  const shared = new Set(others.flatMap((name) => withImports(scriptOf(name))));
  return withImports(...parts.map(scriptOf)).filter((path) => !shared.has(path));
}

it('the cart with its popups brings at most 15.28 KB', () => {
  expect(bytesOf(ofCart())).toBeLessThanOrEqual(15_280);
});

it('the code of the cart with its popups is at most 14 KB', () => {
  expect(codeBytesOf(ofCart())).toBeLessThanOrEqual(14_000);
});

it('a listing brings at most 13.69 KB: its filters, its toolbar and its grid, with their shared code', () => {
  const parts = ['listing-filters', 'listing-toolbar', 'product-grid'];
  const shared = withImports(...parts.map(scriptOf)).filter((path) =>
    modulesOf(path).some((module) => /^src\/\w+\/listing\//.test(module)),
  );
  expect(bytesOf(new Set([...shared, ...parts.map(scriptOf)]))).toBeLessThanOrEqual(13_690);
});

// The files of checkout that come with a step, by step; several recipients are part of shipping, and come on demand too.
const ofSteps = (): Map<string, string[]> => {
  const shared = new Set(
    widgets.filter((name) => name !== 'checkout').flatMap((name) => withLaterImports(scriptOf(name))),
  );
  const frame = withImports(scriptOf('checkout'));
  const found = new Map<string, string[]>();
  const pending = [...manifest.files[scriptOf('checkout')]!.laterImports!];
  for (const step of pending) {
    if (found.has(step)) continue;
    const files = withImports(step).filter((path) => !shared.has(path) && !frame.includes(path));
    found.set(step, files);
    for (const path of files) pending.push(...(manifest.files[path]!.laterImports ?? []));
  }
  return found;
};

it('no step of checkout brings more than 10 KB of its own', () => {
  const steps = [...ofSteps()];
  for (const [step, files] of steps) {
    const others = new Set(steps.filter(([other]) => other !== step).flatMap(([, other]) => other));
    expect(bytesOf(files.filter((path) => !others.has(path))), step).toBeLessThanOrEqual(10_000);
  }
});

it('the shell of checkout with its largest step is at most 17.44 KB, 12.6 of it the step with what it shares', () => {
  const { laterImports } = manifest.files[scriptOf('checkout')]!;
  const steps = ofSteps();
  const largest = Math.max(...(laterImports as string[]).map((step) => bytesOf(steps.get(step)!)));
  expect(largest).toBeLessThanOrEqual(12_600);
  expect(bytesOf(ownFiles('checkout')) + largest).toBeLessThanOrEqual(17_440);
});

it('a page of checkout loads at most 35.6 KB beside the core, whatever its step shares with other widgets', () => {
  const { laterImports } = manifest.files[scriptOf('checkout')]!;
  const pages = (laterImports as string[]).map((step) => withImports(scriptOf('checkout'), step));
  const sizes = pages.map((files) => bytesOf(files.filter((path) => path !== 'core.js')));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(35_600);
});

it('all steps of checkout, several recipients too, are at most 28.94 KB', () => {
  expect(bytesOf(new Set([...ofSteps().values()].flat()))).toBeLessThanOrEqual(28_940);
});

it('the code of all steps of checkout is at most 26 KB', () => {
  expect(codeBytesOf(new Set([...ofSteps().values()].flat()))).toBeLessThanOrEqual(26_000);
});

const stylesheets = new Set(['islands.css', ...Object.values(manifest.widgets).map((one) => one.stylesheet)]);

it('all CSS that pages load is at most 14 KB, for all widgets together', () => {
  expect(bytesOf(stylesheets)).toBeLessThanOrEqual(14_000);
});

it('the CSS that every page loads is at most 9.7 KB', () => {
  expect(bytesOf(['islands.css'])).toBeLessThanOrEqual(9_700);
});

it('a widget’s styles are a file of their own only from 600 bytes up', () => {
  const sizes = widgets.map(
    (name) => [manifest.widgets[name]!.stylesheet, bytesOf([`${name}.css`])] as const,
  );
  const small = sizes.filter(([path, bytes]) => path !== 'islands.css' && bytes < minOwnBytes);
  const large = sizes.filter(([path, bytes]) => path === 'islands.css' && bytes >= minOwnBytes);
  expect([small, large]).toEqual([[], []]);
});

it('no source map and no script contains a path of the build machine', () => {
  const wrong = globSync('dist/**/*.{js,map,css,txt}').filter((path) =>
    readFileSync(path, 'utf8').includes(process.cwd()),
  );
  expect(wrong).toEqual([]);
});

it('there are no import cycles between scripts', () => {
  const circles = scripts.filter((path) => withImports(...manifest.files[path]!.imports).includes(path));
  expect(circles).toEqual([]);
});
