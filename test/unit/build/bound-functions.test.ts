import { type Plugin, rollup } from 'rollup';
import { expect, it } from 'vitest';
import { boundFunctions } from '../../../src/build/bound-functions.ts';

const helper = `export const bind = (f, self, ...given) => (...more) => f.call(self, ...given, ...more);`;

/** Bundles a module and returns its default export. */
async function built(code: string): Promise<unknown> {
  const files: Plugin = {
    name: 'files',
    resolveId: (id) => id,
    load: (id) => (id === '/natives.js' ? helper : code),
  };
  const bundle = await rollup({ input: '/entry.js', plugins: [files, boundFunctions('/natives.js')] });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  expect(output[0].code).not.toMatch(/\.\s*bind\b/);
  const module = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return module.default;
}

const join = `function join(...given) { return [this, ...given].join(); }`;

it('given arguments come before the caller’s', async () => {
  expect(await built(`${join} export default join.bind('self', 1, 2)(3)`)).toBe('self,1,2,3');
});

it('the bound function and its arguments are evaluated once, when it is bound', async () => {
  const code = `${join} let n = 0; const bound = (n++ || join).bind(null, n); n = 9; export default [bound(), bound()]`;
  expect(await built(`${code}`)).toEqual([',1', ',1']);
});

it('a bind within a bind', async () => {
  expect(await built(`${join} export default join.bind('a', join.bind('b', 1)(2)).bind(null, 3)(4)`)).toBe(
    'a,b,1,2,3,4',
  );
});

it.each([
  ['parentheses', `((join)).bind(('self'), (1), (2))`],
  ['a sequence', `(0, join).bind((0, 'self'), 1, 2)`],
  ['dots and parentheses in comments', `join /* (. */ . bind /* .( */ ( /* ( */ 'self', 1, 2 /* ) */ )`],
  ['a list and a comma at the end', `join.bind('self', ...[1, 2],)`],
  ['a bind in parentheses', `(join.bind('self', 1)).bind(null, 2)`],
  ['an argument that is bound', `join.bind((join.bind('self'))(), 1, 2)`],
])('%s: only the call itself is rewritten', async (_, code) => {
  expect(await built(`${join} export default (${code})(3)`)).toBe('self,1,2,3');
});

it('a method whose name is in a variable is left alone', async () => {
  expect(
    await built(`const bind = 'at'; const f = () => {}; f.bind(f); export default ['a', 'b'][bind](1)`),
  ).toBe('b');
});
