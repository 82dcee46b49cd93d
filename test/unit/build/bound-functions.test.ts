// @vitest-environment node
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
  expect(output[0].code).not.toContain('.bind(');
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
