import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { rejectUnknown, reportMisspelt } from '../../../src/page/misspelt.ts';
import { json, sku, text } from '../../../src/runtime/attributes.ts';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { openIsland, renderIsland } from '../render-island.tsx';

const view = () => null;
const about = 'An island.';
const props = {
  sku: sku({ about: 'The product.', optional: true }),
  podId: text({ about: 'The pod.', optional: true }),
};
const inline = (name: string) => defineIsland({ name, kind: 'inline', about, props, view });
const example = (attributes: Record<string, string>) => ({ about, attributes });

it('a misspelt attribute is named with the one that was meant', async () => {
  const { errors } = await renderIsland(inline('chair'), example({ 'data-skuu': '410553' }));
  await vi.waitFor(() => expect(errors).not.toEqual([]));
  expect(errors).toEqual(['[storefront-islands] chair has no attribute data-skuu; did you mean data-sku?']);
});

it('it is named once, however many hosts have it', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const hosts = ['data-podid', 'data-podid', 'data-sk'].map((attribute) => {
    const host = document.createElement('div');
    host.setAttribute(attribute, '1');
    return host;
  });
  reportMisspelt('lamp', ['data-pod-id', 'data-sku'], hosts);
  expect(report).toHaveBeenCalledTimes(2);
  report.mockRestore();
});

it('the page’s own attributes are not reported', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const host = document.createElement('div');
  for (const name of ['data-testid', 'data-track', 'data-sku', 'data-skus', 'class'])
    host.setAttribute(name, '1');
  reportMisspelt('table', ['data-pod-id', 'data-sku'], [host]);
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});

it('one on the page’s element for an overlay is named too', async () => {
  const layer = defineIsland({ name: 'layer', kind: 'overlay', about, props, view });
  const { errors } = await openIsland(layer, example({ 'data-pod-idd': 'x' }));
  await vi.waitFor(() => expect(errors).not.toEqual([]));
  expect(errors).toEqual([
    '[storefront-islands] layer has no attribute data-pod-idd; did you mean data-pod-id?',
  ]);
});

it('a misspelt prop of open() is named with the one that was meant', async () => {
  const drawer = defineIsland({ name: 'drawer', kind: 'overlay', about, props, view });
  const { errors } = await openIsland(drawer, { about, props: { podid: 'x', sku: '410553', track: 1 } });
  await vi.waitFor(() => expect(errors).not.toEqual([]));
  expect(errors).toEqual(['[storefront-islands] drawer has no prop podid; did you mean podId?']);
});

it('a required prop that is misspelt in the JSON script is named with the one that was meant', async () => {
  const size = json(v.object({ width: v.number() }), { about, accepts: 'a size' });
  const sofa = defineIsland({ name: 'sofa', kind: 'inline', about, props: { size }, view });
  const { errors } = await renderIsland(sofa, { about, attributes: {}, props: { sizee: { width: 1 } } });
  await vi.waitFor(() => expect(errors).toHaveLength(2));
  expect(errors[1]).toBe('[storefront-islands] sofa has no prop sizee; did you mean size?');
});

it('a widget in other capitals is named as it is written', () => {
  expect(() => rejectUnknown('Cart-Count', ['cart', 'cart-count'])).toThrow(
    /^there is no widget "Cart-Count" \(did you mean "cart-count"\?\); there are cart, cart-count$/,
  );
});

it('an empty name is called empty', () => {
  expect(() => rejectUnknown('', ['cart'])).toThrow(/^data-island is empty; there are cart$/);
});

it('a widget that is not there, and is like none, comes with all that are', () => {
  expect(() => rejectUnknown('lamp', ['cart', 'cart-count'])).toThrow(
    /^there is no widget "lamp"; there are cart, cart-count$/,
  );
});
