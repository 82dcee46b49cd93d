import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Api = { storefrontIslands?: { version: string } };

const page = window as unknown as Api & Record<symbol, unknown>;
const registry = Symbol.for('storefront-islands');
const native = (async () => {})().constructor as PromiseConstructor & { withResolvers?: unknown };

beforeEach(() => {
  vi.resetModules();
  delete page[registry];
  delete page.storefrontIslands;
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete page[registry];
  delete page.storefrontIslands;
});

async function started(): Promise<boolean> {
  const { start } = await import('../../../../src/runtime/loader.ts');
  // Every file of this folder is an actions.js that does nothing.
  start('data:text/javascript,export const listen = () => {}, ready = () => {}; //', '', '');
  return !!page.storefrontIslands;
}

it('starts on a page whose Promise has no withResolvers, as with zone.js and Bluebird', async () => {
  const given = class extends native<unknown> {
    static override withResolvers = undefined;
  };
  vi.stubGlobal('Promise', given);
  expect(await started()).toBe(true);
});

it('does nothing in a browser without Promise.withResolvers', async () => {
  const { withResolvers } = native;
  try {
    delete native.withResolvers;
    expect(await started()).toBe(false);
  } finally {
    Object.assign(native, { withResolvers });
  }
});
