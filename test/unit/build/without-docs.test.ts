import ts from 'typescript';
import { expect, test } from 'vitest';
import { withoutDocs } from '../../../src/build/without-docs.ts';

function sent(code: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(code, { compilerOptions, transformers: { before: [withoutDocs] } }).outputText;
}

const call = `export const addItems = declareCall({
  name: 'addItems',
  service: 'cart',
  place: '/{cart}',
  method: 'POST',
  payload: v.object({ items: v.array(item) }),
  answer: v.object({ about: v.string() }),
  changesState: true,
  source: 'cart §7',
  about: 'Adds items.',
});`;

test('keeps the fields of a call that a page needs', () => {
  const code = sent(call);
  expect(code).toContain("name: 'addItems'");
  expect(code).toContain("method: 'POST'");
  expect(code).toContain('changesState: true');
  expect(code).toContain('answer: v.object({ about: v.string() })');
});

test('removes fields that only a backend or a reader needs', () => {
  for (const left of ['service', 'place', 'payload', 'source', 'Adds items'])
    expect(sent(call)).not.toContain(left);
});

test('removes them from the fields that several calls share', () => {
  const code = sent(
    "const base = { service: 'cart', method: 'POST', source: 'cart §7' } satisfies Partial<Call>;\nconst other = { source: 'a page' };",
  );
  expect(code).toContain("method: 'POST'");
  expect(code).toContain("source: 'a page'");
  expect(code).not.toMatch(/service|cart/);
});

test('removes only the descriptions of an attribute and a widget, with any quotes', () => {
  const code = sent(`export default defineIsland({
  name: 'cart-count',
  about: \`How many pieces
the cart holds.\`,
  props: { count: whole({ min: 0, about: "The shopper's" + ' count.' }), url: url({ about: 'The cart\\'s.' }) },
});`);
  expect(code.replace(/\s+/g, ' ').trim()).toBe(
    "export default defineIsland({ name: 'cart-count', props: { count: whole({ min: 0 }), url: url({}) } });",
  );
});

test('keeps only the number and the keys of a limit', () => {
  const code = sent(
    "export const limit = declareLimit({ most: 4, kind: 'default', brand: 'both', key: 'compareList', about: 'Products.', source: 'checkout §9' });",
  );
  expect(code.replace(/\s+/g, ' ').trim()).toBe(
    "export const limit = declareLimit({ most: 4, key: 'compareList' });",
  );
});

test('keeps a property of that name outside declarations', () => {
  expect(sent("const page = { about: 'us' };")).toContain("about: 'us'");
  expect(sent("export const shape = v.object({ about: 'us' });")).toContain("about: 'us'");
});

test('removes an import that only removed fields used, and keeps the others', () => {
  const code = sent(
    `import { items, answer, type Item } from './items.ts';
import { design } from './design.ts';
import './lists.ts';
export const add = declareCall({ payload: v.object({ items, design }), answer });`,
  );
  expect(code).toContain("import { answer } from './items.ts'");
  expect(code).toContain("import './lists.ts'");
  expect(code).not.toContain('design');
});
