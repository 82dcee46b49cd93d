import { Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IslandHandle } from '../../../../src/page/island-handle.ts';
import { IslandContext } from '../../../../src/runtime/use-island.ts';
import type { CartProps } from '../../../../widgets/cart/cart.island.ts';
import { Cart } from '../../../../widgets/cart/cart.tsx';
import { cartOf, type Shopping } from './cart-operations.ts';
import type { Wish } from './cart-wish.ts';
import '../../without-stacks.ts';

/** A cart as its page shows it. The page shows no quantity and no ship method of a saved item. */
export interface ShownWish extends Omit<Wish, 'saved'> {
  saved: string[];
  total: string;
}

/** How the page has to show the cart that the shopper wants. For an empty cart there is no order summary. */
export function asShown({ saved, ...wish }: Wish, total: string): ShownWish {
  const { cart, delivery, installed } = wish;
  const isInCart = (sku: string) => sku in cart;
  const shown = {
    ...wish,
    saved: Object.keys(saved).sort(),
    delivery: Object.fromEntries(Object.entries(delivery).filter(([sku]) => isInCart(sku))),
    installed: installed.filter(isInCart),
    total,
  };
  const hasLines = Object.keys(cart).length > 0;
  return hasLines ? shown : { ...shown, zip: '', promoCode: '', certificates: [] };
}

/**
 * The server markup of the cart's island, in which no effect runs, from the page's state.
 * @param cart what the server's page gives the island
 */
export function markupOf(store: Shopping['store'], cart?: CartProps['cart']): string {
  const host = document.createElement('div');
  const island = { name: 'cart', host, signal: new AbortController().signal } as unknown as IslandHandle;
  return renderToStaticMarkup(
    <Provider store={store}>
      <IslandContext value={island}>
        <Cart
          cart={cart}
          refused={undefined}
          continueUrl="/"
          returnsUrl={undefined}
          signInUrl="/account/login"
        />
      </IslandContext>
    </Provider>,
  );
}

/**
 * Reads the cart from the island's markup.
 * @param skuOf the SKU of the line with this id
 */
export function shownByIsland(store: Shopping['store'], skuOf: (id: string) => string): ShownWish {
  const [before = '', side = ''] = markupOf(store).split('class="si-cart__side"');
  const shown: ShownWish = {
    cart: {},
    saved: [],
    delivery: {},
    installed: [],
    zip: found(side, /<input[^>]*name="ZipCode"[^>]*value="([^"]*)"/),
    promoCode: found(side, /Promo code (\S+) is applied/),
    // The only select beside the lines.
    donation: Number(chosenIn(side.split('<select')[1])),
    certificates: certificatesIn(side, store),
    total: found(side, /<strong>(?:<bdi>)?([^<]+)</),
  };
  for (const line of before.split('<li class="si-cart-line"').slice(1)) {
    const sku = skuOf(found(line, /data-line-id="([^"]+)"/));
    if (/^[^>]*data-compact/.test(line)) {
      shown.saved.push(sku);
      continue;
    }
    shown.cart[sku] = Number(found(line, /<input[^>]*inputMode="numeric"[^>]*value="(\d+)"/i));
    if (line.includes('Remove installation')) shown.installed.push(sku);
    const isPickedUp = /<input[^>]*checked=""[^>]*>(?:(?!<input).)*?Pick up/s.test(line);
    const delivery = isPickedUp ? 'pickup' : chosenIn(line);
    if (delivery) shown.delivery[sku] = delivery;
  }
  shown.saved.sort();
  return shown;
}

const found = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

/** The value of the chosen option. */
const chosenIn = (text = ''): string => found(text, /<option value="(\d+)" selected=""/);

function certificatesIn(side: string, store: Shopping['store']): string[] {
  const [, list = ''] = side.split('si-cart__rewards');
  const items = list.split('</ul>')[0]!.split('<li>').slice(1);
  const { rewardCertificates } = cartOf(store);
  return items.flatMap((item, nth) =>
    item.includes('>Remove') ? [rewardCertificates[nth]!.certificateNumber] : [],
  );
}
