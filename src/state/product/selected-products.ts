import { atom } from 'jotai';
import type { BrowseModel } from '../../contract/product/browse-model.ts';
import type { ShopOption } from '../../domain/product/shop-options.ts';
import { sharedAtom } from '../store.ts';

/** A product of the page as it is chosen now (checkout §3, selected product map). */
export interface SelectedProduct {
  sku: string;
  isNla: boolean;
  isStockSku: boolean;
  isInstallationServiceRequired: boolean;
  installationServiceType: string | undefined;
  /** The quantity in the product's field; 1 without a field. */
  qty: number;
  shipMethod: number | undefined;
  /** The way of delivery that the shopper has chosen (decision 106); undefined on a page without that choice. */
  selectedOption?: ShopOption | undefined;
}

/** The selected products of the page, by sku. */
export const selectedProductsAtom = sharedAtom('selectedProducts', () =>
  atom<ReadonlyMap<string, SelectedProduct>>(new Map()),
);

/** The quantity fields of the page, by sku: a field may follow a product before the server has answered. */
export const quantitiesAtom = sharedAtom('selectedQuantities', () =>
  atom<ReadonlyMap<string, number>>(new Map()),
);

/** Sets the quantity in the field of a product. */
export const selectQuantityAtom = sharedAtom('selectQuantity', () =>
  atom(null, (get, set, sku: string, qty: number) => {
    set(quantitiesAtom, new Map(get(quantitiesAtom)).set(sku, qty));
    const before = get(selectedProductsAtom);
    const product = before.get(sku);
    if (product) set(selectedProductsAtom, new Map(before).set(sku, { ...product, qty }));
  }),
);

/** Sets the product that the page shows now; its quantity and the chosen way of delivery stay as they were. */
export const selectProductAtom = sharedAtom('selectProduct', () =>
  atom(null, (get, set, model: BrowseModel) => {
    const before = get(selectedProductsAtom).get(model.sku);
    const { sku, isNla, isStockSku, isInstallationServiceRequired, installationServiceType } = model;
    const shipMethod = before?.selectedOption ? before.shipMethod : model.shipMethod;
    set(selectedProductsAtom, (all) =>
      new Map(all).set(sku, {
        ...{ sku, isNla, isStockSku, isInstallationServiceRequired, installationServiceType, shipMethod },
        qty: get(quantitiesAtom).get(sku) ?? before?.qty ?? 1,
        selectedOption: before?.selectedOption,
      }),
    );
  }),
);

type Known = Pick<SelectedProduct, 'sku'> & Partial<SelectedProduct>;

/** Adds a widget's facts about a product of the page, such as the way of delivery (decision 106), to the known ones. */
export const selectOptionAtom = sharedAtom('selectOption', () =>
  atom(null, (get, set, known: Known) =>
    set(selectedProductsAtom, (all) => {
      const qty = get(quantitiesAtom).get(known.sku) ?? 1;
      return new Map(all).set(known.sku, { ...unknown, qty, ...all.get(known.sku), ...known });
    }),
  ),
);

const unknown = {
  isNla: false,
  isStockSku: false,
  isInstallationServiceRequired: false,
  installationServiceType: undefined,
  shipMethod: undefined,
};
