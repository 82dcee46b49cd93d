import type { DatabaseSync } from 'node:sqlite';
import { shipMethods } from '../../../src/domain/delivery/ship-methods.ts';
import type { Brand, Product } from '../catalog/catalog.ts';
import { all } from '../catalog/store.ts';
import { shipMethodOf } from '../shipping/ship-method.ts';
import type { Shop } from '../shop.ts';
import { parameterOf } from '../special-order/chosen.ts';
import { quickshipSets } from '../special-order/model.ts';
import { specialOrderOf } from '../special-order/pieces.ts';
import type { View } from '../view.ts';
import type { CartItem } from './add.ts';

/** Items that carts are filled with. */
export interface Goods {
  /** Small ones. */
  parcels: CartItem[];
  /** Large ones. */
  furniture: CartItem[];
  /** The parcel with the lowest price. */
  small: CartItem | undefined;
  /** A large one that is made to order. */
  madeToOrder: CartItem | undefined;
  installed: CartItem | undefined;
  /** A personalized item with its text. */
  personalized: CartItem | undefined;
  /** Different lines, up to 200. */
  many: CartItem[];
}

const most = 200;

/** By brand. Reading the products takes longer than filling a cart, and a catalog does not change once it is loaded. */
const kept = new WeakMap<DatabaseSync, Partial<Record<Brand, Goods>>>();

/** Items of the visitor's brand, best sellers first, then of the other. */
export function goodsOf({ database }: Shop, { brand }: View): Goods {
  const ofBrands = kept.get(database) ?? {};
  kept.set(database, ofBrands);
  ofBrands[brand] ??= goodsIn(database, brand);
  return ofBrands[brand];
}

function goodsIn(database: DatabaseSync, brand: Brand): Goods {
  const products = all(
    database,
    'SELECT document FROM products WHERE is_sellable = 1 ORDER BY brand <> ?, bestseller_rank LIMIT 2000',
    [brand],
  );
  const isPlain = ({ isInstallationRequired, personalizationType, isCustomOrder, terms }: Product) =>
    !isInstallationRequired && personalizationType === 0 && !isCustomOrder && !terms;
  const isParcel = (product: Product) => shipMethodOf(product) === shipMethods.standard;
  const plain = products.filter(isPlain);
  const installed = products.find(({ isInstallationRequired }) => isInstallationRequired);
  const made = products.find((product) => product.stock === 'made-to-order' && !isParcel(product));
  const [small] = plain.filter(isParcel).sort((one, other) => one.priceCents - other.priceCents);
  const personalized = products.find(({ personalizationType }) => personalizationType === 100);
  return {
    parcels: plain.filter(isParcel).map(itemOf),
    furniture: plain.filter((product) => !isParcel(product) && product.stock !== 'made-to-order').map(itemOf),
    small: small && itemOf(small),
    madeToOrder: made && itemOf(made),
    installed: installed && itemOf(installed),
    personalized: personalized && {
      ...itemOf(personalized),
      details: { IsPersonalized: true, PersonalizationText: 'Emilia' },
    },
    many: products.flatMap(itemsOf).slice(0, most),
  };
}

/** A product with its first fabric, as its own page adds it. */
function itemOf({ sku, fabrics }: Product): CartItem {
  const order = specialOrderOf(sku);
  if (order) return { sku, quantity: 1, optionCode: parameterOf(quickshipSets(order)[0]!.choices) };
  return { sku, quantity: 1, ...(fabrics?.[0] && { optionCode: fabrics[0].code }) };
}

/** A product in its first two fabrics. */
function itemsOf(product: Product): CartItem[] {
  const other = product.fabrics?.[1];
  return other ? [itemOf(product), { ...itemOf(product), optionCode: other.code }] : [itemOf(product)];
}
