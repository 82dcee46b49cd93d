import { fillIn } from '../messages.ts';
import type { pageTitleMessages } from './product-messages.ts';

interface TitledProduct {
  name: string;
  reviewCount?: number | undefined;
}

/** The title of a product's page (decision 104). @param brand its display name, if it is known */
export function productTitle(
  { name, reviewCount }: TitledProduct,
  brand: string,
  texts: typeof pageTitleMessages,
): string {
  return ofBrand(reviewCount ? fillIn(texts.titleWithReviews, name) : name, brand, texts);
}

/** The title of the special-order debug page (checkout §2.2). */
export const debugTitle = (sku: string, brand: string, texts: typeof pageTitleMessages): string =>
  ofBrand(fillIn(texts.titleOfDebug, sku), brand, texts);

/** The brand at the end of the title that the server has written. */
export const brandInTitle = (title: string): string => /\|\s*([^|]+?)\s*$/.exec(title)?.[1] ?? '';

const ofBrand = (title: string, brand: string, texts: typeof pageTitleMessages) =>
  brand ? fillIn(texts.titleOfBrand, title, brand) : title;
