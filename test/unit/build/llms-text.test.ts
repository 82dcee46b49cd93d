import { expect, test } from 'vitest';
import { llmsText, usesOfSources } from '../../../src/build/llms-text.ts';
import { readIslands } from '../../../src/build/read-islands.ts';
import { readablePath } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.ts';
import { attributeName } from '../../../src/runtime/attribute-name.ts';

const islands = await readIslands('widgets');
const text = llmsText({ islands, calls, version: '1.2.3', usesOf: usesOfSources() });

test('it begins with the name and a summary', () => {
  expect(text).toMatch(/^# storefront-islands 1\.2\.3\n\n> Self-mounting React islands/);
});

test.each(islands.map((island) => [island.name, island] as const))(
  '%s has its attributes',
  (name, island) => {
    const [, section = ''] = text.split(`### ${name}\n`);
    const [own] = section.split('\n### ');
    expect(own).toContain(island.about);
    for (const key of Object.keys(island.props)) expect(own).toContain(`\`${attributeName(key)}\``);
  },
);

test('lists the calls of a widget, its events, and the overlays it opens', () => {
  const [, section = ''] = text.split('### add-to-cart\n');
  const [own = ''] = section.split('\n### ');
  expect(own).toMatch(/Calls: .*`addItems`/);
  expect(own).toMatch(/Sends: .*`storefront:item-added`/);
  expect(own).toMatch(/Opens: .*`cart-confirmation`/);
});

test('it has every call', () => {
  const lines = text.split('\n');
  for (const call of calls)
    expect(lines).toContain(`- \`${call.name}\` (${call.method} ${readablePath(call)}): ${call.about}`);
});

test('it cites nothing that its readers do not have', () => {
  expect(text).not.toMatch(/§|decisions? \d|the specification/);
});
