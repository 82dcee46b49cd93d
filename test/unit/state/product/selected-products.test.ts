import { createStore } from 'jotai';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { browseModel } from '../../../../src/contract/product/browse-model.ts';
import {
  selectedProductsAtom,
  selectOptionAtom,
  selectProductAtom,
  selectQuantityAtom,
} from '../../../../src/state/product/selected-products.ts';

const product = (sku: string) => v.parse(browseModel, { sku, name: 'Halden', url: `/p/${sku}` });

function openShop() {
  const store = createStore();
  return {
    select: (sku: string) => store.set(selectProductAtom, product(sku)),
    enter: (sku: string, qty: number) => store.set(selectQuantityAtom, sku, qty),
    quantities: () =>
      Object.fromEntries([...store.get(selectedProductsAtom)].map(([sku, { qty }]) => [sku, qty])),
  };
}

test('a selected product counts once without a quantity field', () => {
  const { select, quantities } = openShop();
  select('S1');
  expect(quantities()).toEqual({ S1: 1 });
});

test('its quantity is that of the field, before and after the product has come', () => {
  const { select, enter, quantities } = openShop();
  enter('S1', 2);
  expect(quantities()).toEqual({});
  select('S1');
  enter('S1', 3);
  select('S1');
  expect(quantities()).toEqual({ S1: 3 });
});

test('the quantity goes with the field to another make', () => {
  const { select, enter, quantities } = openShop();
  select('S1');
  enter('S1', 2);
  enter('S2', 2);
  select('S2');
  expect(quantities()).toEqual({ S1: 2, S2: 2 });
});

const model = v.parse(browseModel, { sku: 'a', name: 'Sofa', isStockSku: true, shipMethod: 6 });

test('the way to get a product stays when the page shows other options of it', () => {
  const store = createStore();
  store.set(selectOptionAtom, { sku: 'a', selectedOption: 'ship', shipMethod: 1, qty: 3 });
  store.set(selectProductAtom, model);
  expect(store.get(selectedProductsAtom).get('a')).toMatchObject({
    selectedOption: 'ship',
    shipMethod: 1,
    qty: 3,
    isStockSku: true,
  });
});

test('without a chosen way the ship method is the model’s', () => {
  const store = createStore();
  store.set(selectProductAtom, model);
  store.set(selectOptionAtom, { sku: 'a', selectedOption: undefined });
  expect(store.get(selectedProductsAtom).get('a')).toMatchObject({ shipMethod: 6, isStockSku: true });
});

test('each product of a page has its own', () => {
  const store = createStore();
  store.set(selectOptionAtom, { sku: 'a', selectedOption: 'pickup' });
  store.set(selectOptionAtom, { sku: 'b', selectedOption: 'delivery', shipMethod: 7, isNla: false });
  const of = (sku: string) => store.get(selectedProductsAtom).get(sku)?.selectedOption;
  expect([of('a'), of('b')]).toEqual(['pickup', 'delivery']);
});
