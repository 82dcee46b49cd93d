import type { PersonalizationOffer } from '../../../src/domain/personalization/templates.ts';
import type { Product } from '../catalog/catalog.ts';
import { productBySku } from '../catalog/store.ts';
import { currentCents } from '../money.ts';
import { designTexts } from '../personalization/designs.ts';
import { editablePersonalization } from '../personalization/editable.ts';
import type { Shop } from '../shop.ts';
import { namedChoices, withChoices } from '../special-order/chosen.ts';
import type { View } from '../view.ts';
import { type GoneSkus, goneSkus } from './conditions.ts';
import type { LineDetails } from './line-details.ts';

/** The page that an item was added from; for an item added again, the first one. */
export interface AddedFrom {
  Location?: string;
  Url?: string;
  InstallationServiceType?: string;
}

export interface CartLine {
  id: number;
  product: Product;
  quantity: number;
  /** Code of the chosen fabric, or all choices of a piece that is made to order; empty without a choice. */
  optionCode: string;
  details: LineDetails;
  addedFrom: AddedFrom;
  /** The texts of the personalization, line by line; empty without one. */
  personalization: string[];
  /** How that can be edited. */
  editablePersonalization: PersonalizationOffer | undefined;
  /** The chosen ship method, which may no longer be offered; undefined before a choice. */
  shipMethod: number | undefined;
  isPickup: boolean;
  /** True for an item that is ordered with its installation. */
  hasInstallation: boolean;
  unitCents: number;
  totalCents: number;
}

export interface Cart {
  lines: CartLine[];
  /** The number of pieces, not of lines. */
  count: number;
  subtotalCents: number;
}

/** A session's cart at today's prices, in the visitor's currency. Lines of discontinued products are left out. */
export function readCart(shop: Shop, sessionId: string, view: View): Cart {
  const lines = readLines(shop, sessionId, view, false);
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
  };
}

/** Why a line cannot be bought, if it cannot. */
export function goneText(line: CartLine, gone: GoneSkus): string | undefined {
  const { product } = line;
  if (gone.all.has(product.sku)) return 'No longer available.';
  if (isMarkedPersonalization(line, gone.personalized)) return 'Its personalization is no longer offered.';
  return product.stock === 'out' ? 'Out of stock.' : undefined;
}

/** Whether a condition of a sku's personalization applies to a line: only if the line has a personalization. */
export const isMarkedPersonalization = (
  { product, personalization }: CartLine,
  marked: ReadonlySet<string>,
): boolean => personalization.length > 0 && marked.has(product.sku);

/** What a session can buy of its cart: every sum, and every minimum of a promo code, is of these lines. */
export const readBuyable = (shop: Shop, sessionId: string, view: View): Cart =>
  buyable(readCart(shop, sessionId, view), goneSkus(shop, sessionId));

/** A cart without the lines that cannot be bought: those are neither counted nor summed. */
export function buyable(cart: Cart, gone: GoneSkus): Cart {
  const lines = cart.lines.filter((line) => !goneText(line, gone));
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
  };
}

/** The items that a session has saved for later. */
export function readSaved(shop: Shop, sessionId: string, view: View): CartLine[] {
  return readLines(shop, sessionId, view, true);
}

function readLines(shop: Shop, sessionId: string, view: View, isSaved: boolean): CartLine[] {
  const { database } = shop;
  const lines: CartLine[] = [];
  for (const row of database
    .prepare('SELECT * FROM cart_lines WHERE session_id = ? AND is_saved = ? ORDER BY id')
    .all(sessionId, Number(isSaved))) {
    const found = productBySku(database, String(row.sku));
    if (!found) continue;
    const product = withChoices(found, String(row.option_code));
    const quantity = Number(row.quantity);
    const unitCents = currentCents(product, view);
    // Only addToCart writes the details and where it was added.
    const details = JSON.parse(String(row.details)) as LineDetails;
    lines.push({
      id: Number(row.id),
      product,
      quantity,
      optionCode: String(row.option_code),
      details,
      addedFrom: JSON.parse(String(row.added_from)) as AddedFrom,
      personalization: personalizationTexts(shop, sessionId, product.sku, details),
      editablePersonalization: editablePersonalization(shop, sessionId, product, details),
      shipMethod: row.ship_method === null ? undefined : Number(row.ship_method),
      isPickup: row.is_pickup === 1,
      hasInstallation: product.isInstallationRequired && row.has_installation === 1,
      unitCents,
      totalCents: unitCents * quantity,
    });
  }
  return lines;
}

/** The chosen options in one line: `Fabric: Oatmeal`. */
export function optionText(product: Product, optionCode: string): string | undefined {
  const chosen = optionChoices(product, optionCode);
  return chosen.length > 0 ? chosen.map(({ name, value }) => `${name}: ${value}`).join(', ') : undefined;
}

/** The chosen options of a product: at most its fabric, unless it is made to order. */
export function optionChoices(product: Product, optionCode: string): { name: string; value: string }[] {
  const named = namedChoices(product, optionCode);
  if (named) return named;
  const fabric = product.fabrics?.find(({ code }) => code === optionCode);
  return fabric ? [{ name: 'Fabric', value: fabric.name }] : [];
}

function personalizationTexts(
  shop: Shop,
  sessionId: string,
  sku: string,
  { PersonalizationText = '', PersonalizationId: id }: LineDetails,
): string[] {
  const texts = (id && designTexts(shop, sessionId, { id, sku })) || PersonalizationText.split('\n');
  return texts.filter(Boolean);
}
