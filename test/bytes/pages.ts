import { manifest } from '../built-modules.ts';
import { knownProducts } from '../storefront/catalog/catalog.ts';
import { openStorefront, Shopper } from '../unit/storefront/shopper.ts';

/** A page of the reference shop, by what its HTML asks the library for. */
export interface ShopPage {
  name: string;
  /** The widgets that mount by themselves. */
  hosts: string[];
  /** Those that a press mounts or opens: hosts that load on interaction, and links to overlays. */
  pressed: string[];
  /** The part of a large widget that it shows; the other parts are pages of their own. */
  part?: string | undefined;
}

const paths = {
  home: '/',
  listing: '/sofas',
  product: `/p/${knownProducts.inStock}`,
  cart: '/checkout/cart',
  'sign-in': '/account/login',
};

/** The state that puts the shop's checkout at each of its steps. */
const stateAt = {
  shipping: 'start',
  options: 'options',
  payment: 'payment',
  review: 'review',
  confirmation: 'placed',
};

/** The pages that have a budget, as the reference shop answers them. */
export async function shopPages(): Promise<ShopPage[]> {
  const shop = await openStorefront();
  try {
    const shopper = new Shopper(shop.url);
    await shopper.submit('/cart/add', { Sku: knownProducts.inStock, Quantity: '1' });
    const pages: ShopPage[] = [];
    for (const [name, path] of Object.entries(paths)) pages.push(await pageAt(shopper, name, path));
    for (const [step, state] of Object.entries(stateAt)) {
      const answer = await shopper.submit('/checkout/states', { state });
      pages.push(await pageAt(shopper, step, answer.headers.get('location')!, step));
    }
    return pages;
  } finally {
    await shop.close();
  }
}

async function pageAt(shopper: Shopper, name: string, path: string, part?: string): Promise<ShopPage> {
  const html = await shopper.page(path);
  const tags = html.match(/<[^>]+\sdata-island(-open)?="[^>]*>/g) ?? [];
  const widgets = tags.map((tag) => {
    const attribute = (name: string) => RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1];
    const host = attribute('data-island');
    const widget = host ?? attribute('data-island-open')!;
    const load = attribute('data-island-load') ?? manifest.widgets[widget]!.load;
    return { widget, isPressed: !host || load === 'interaction' };
  });
  const namesOf = (found: typeof widgets) => [...new Set(found.map(({ widget }) => widget))];
  const hosts = namesOf(widgets.filter(({ isPressed }) => !isPressed));
  if (!hosts.length) throw new Error(`The shop's page ${name} at ${path} has no island.`);
  return { name, hosts, pressed: namesOf(widgets.filter(({ isPressed }) => isPressed)), part };
}
