import { type Plugin, rollup } from 'rollup';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownKeys } from '../../../src/build/own-keys.ts';

const helper = 'export const keysOf = (object) => Object.keys(Object(object));';

/** Bundles a module, and returns its code and its default export. */
async function built(code: string): Promise<{ code: string; value: unknown }> {
  const files: Plugin = {
    name: 'files',
    resolveId: (id) => id,
    load: (id) => (id === '/natives.js' ? helper : code),
  };
  const bundle = await rollup({ input: '/entry.js', plugins: [files, ownKeys('/natives.js')] });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const module = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return { code: output[0].code, value: module.default };
}

const prototypes = [Object.prototype, Array.prototype] as unknown as Record<string, unknown>[];

// As a page's script may have done, enumerable.
beforeEach(() => {
  for (const prototype of prototypes) prototype.extend = () => {};
});
afterEach(() => {
  for (const prototype of prototypes) delete prototype.extend;
});

const collect = 'const found = []; const one = { a: 1, b: 2 };';

it.each([
  ['a declared name', `for (const key in one) found.push(key);`],
  ['a name from before', `let key; for (key in one) { found.push(key); }`],
  ['a var', `for (var key in one) { if (key === 'x') continue; found.push(key) }`],
  ['a property', `const at = {}; for (at.key in one) found.push(at.key);`],
  ['parentheses and comments', `for (const key in /* ( */ ((one)) /* ) */) /* ( */ found.push(key);`],
  ['a sequence', `for (const key in found.splice(0), one) found.push(key);`],
  ['a loop without spaces', `for(const key in{a:1,b:2})found.push(key);`],
  ['a loop in a loop', `for (const key in one) for (const same in { [key]: 1 }) found.push(same);`],
])('%s: only the own keys are visited', async (_, loop) => {
  const { code, value } = await built(`${collect} ${loop} export default found;`);
  expect(value).toEqual(['a', 'b']);
  expect(code).not.toMatch(/\bfor ?\([^)]* in\b/);
});

it('the indexes of a list', async () => {
  const { value } = await built(
    `${collect} for (const nth in ['x', 'y']) found.push(nth); export default found;`,
  );
  expect(value).toEqual(['0', '1']);
});

it('nothing of null', async () => {
  const { value } = await built(`${collect} for (const key in null) found.push(key); export default found;`);
  expect(value).toEqual([]);
});
