import type { Breach } from './check-calls.ts';

/** The sections of the guide about buying. */
export const stepsGuide = 'guest-shop.html#3-the-calls-of-each-step-in-order';
export const attemptsGuide = 'guest-shop.html#4-attempts-why-nobody-pays-twice';
export const tokensGuide = 'guest-shop.html#5-sessions-and-tokens';
export const controlsGuide = 'guest-shop.html#6-what-a-small-shop-does-not-have';
export const itemsGuide = 'guest-shop.html#1-the-product-s-page-and-the-cart';

/** The guide's address about a breach, where `storefront-islands guide` serves it. */
export function guideAddress({ request, guide }: Pick<Breach, 'request' | 'guide'>): string {
  const [, call] = /^(\w+): /.exec(request) ?? [];
  return `http://127.0.0.1:4171/guide/${guide ?? (call ? `calls.html#${call}` : 'listing.html')}`;
}
