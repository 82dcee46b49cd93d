// @vitest-environment node
import { type Plugin, rollup } from 'rollup';
import { expect, test } from 'vitest';
import { pageCalls } from '../../../src/build/page-calls.mjs';

const declaration = `
import * as v from 'valibot';
const item = v.object({ Sku: v.string() });
const declareCall = (call) => call;
export const addItems = declareCall({
  name: 'addItems',
  service: 'cart',
  place: '/{cart}',
  method: 'POST',
  payload: v.object({ items: v.array(item), about: 'a field, not the call’s own' }),
  answer: v.object({ about: v.string() }),
  changesState: true,
  source: 'cart §7',
  about: 'Adds items.',
});`;

async function built(id: string): Promise<string> {
  const file: Plugin = {
    name: 'file',
    resolveId: (source) => (source === id ? id : null),
    load: () => declaration,
  };
  const bundle = await rollup({ input: id, external: 'valibot', plugins: [file, pageCalls()] });
  return (await bundle.generate({ format: 'es' })).output[0].code;
}

test('a page gets of a call what it needs to make it', async () => {
  const code = await built('/shop/src/contract/cart.ts');
  expect(code).toContain("name: 'addItems'");
  expect(code).toContain("method: 'POST'");
  expect(code).toContain('changesState: true');
  expect(code).toContain('answer: v.object({ about: v.string() })');
});

test('not what only a backend or a reader needs', async () => {
  const code = await built('/shop/src/contract/cart.ts');
  for (const left of ['service', 'place', 'payload', 'source', 'Adds items'])
    expect(code).not.toContain(left);
});

test('other files stay as they are', async () => {
  expect(await built('/shop/src/state/cart.ts')).toContain('Adds items.');
});
