import { sharedStore } from '../src/page/shared-store.ts';
import type { CardProvider } from '../src/providers/adyen.ts';
import { bankCheckAtom } from '../src/state/checkout/bank-check.ts';
import type { IslandExample } from '../src/testing/island-example.ts';
import { bringWalletPackages } from '../src/testing/wallet-packages.ts';
import { bringPaymentScript } from './card-provider.ts';
import { bringProvidersScript } from './provider-form.ts';

/*
 * What a widget's state needs around it, in Storybook and in the guide: the page's own controls, its URL, the
 * browser's storage, and third-party scripts.
 */

/** A state with what it needs from the page and the browser. */
export interface SurroundedExample extends IslandExample {
  /** The content of the storage that the widget reads, as JSON, correct or not. */
  stored?: unknown;
  /** The page's own products to compare and fabrics to pick. */
  offered?: readonly object[];
  /** What the bank's check is asked for. */
  bankCheck?: { action: Record<string, unknown>; provider: CardProvider };
}

/** Storage keys of the library, whose values would otherwise show in the next state. */
const keptByShoppers = ['columnLayout', 'filtersShown', 'systemOfMeasure', 'recentSwatches', 'compareList'];

/** The prefix of keys that a page leaves for the next one: drafts, an order in doubt, pending changes. */
const leftPrefix = 'storefront-islands:';

/** The storage in which a widget looks for what its example has `stored`. */
const storageOf: Record<string, { area: Storage; key: string }> = {
  'compare-list': { area: sessionStorage, key: 'compareList' },
  'recent-swatches': { area: localStorage, key: 'recentSwatches' },
};

/**
 * Before the islands: sets the page's URL, the browser's storage, and third-party scripts. The returned function
 * restores the URL and removes the scripts.
 */
export function prepareBrowser(
  widget: string,
  { search, stored, context, provider, bankCheck }: SurroundedExample,
): () => void {
  const { href } = location;
  const url = new URL(href);
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  for (const area of [localStorage, sessionStorage])
    for (const key of Object.keys(area))
      if (keptByShoppers.includes(key) || key.startsWith(leftPrefix)) area.removeItem(key);
  const place = storageOf[widget];
  if (place && stored !== undefined) place.area.setItem(place.key, JSON.stringify(stored));
  if (bankCheck) sharedStore().set(bankCheckAtom, { ...bankCheck, end() {}, fail() {} });
  const { features, wallets } = { ...context } as {
    features?: Record<string, unknown>;
    wallets?: object;
  };
  const dropWallets = wallets && bringWalletPackages();
  const dropPayment = features?.paymentProvider_EnableAdyen
    ? bringPaymentScript(provider === 'breaks' ? 'come' : provider)
    : undefined;
  const dropProviders = bringProvidersScript();
  return () => {
    dropPayment?.();
    dropWallets?.();
    dropProviders();
    history.replaceState(history.state, '', href);
  };
}

/** The page's own controls before the widget, if it has any. */
export function controlsBefore(widget: string, { offered = [] }: SurroundedExample): HTMLElement | undefined {
  if (widget === 'no-results') return searchBox();
  if (offered.length === 0) return undefined;
  const element = Object.assign(document.createElement('ul'), { className: 'offers' });
  for (const one of offered)
    element.appendChild(document.createElement('li')).append(offer(widget, one as Record<string, unknown>));
  return element;
}

/** A checkbox that compares a product, or a button that picks a fabric. */
function offer(widget: string, one: Record<string, unknown>): HTMLElement {
  const name = String(one.name);
  if (widget === 'recent-swatches') {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: name });
    for (const key of ['code', 'name', 'color']) button.setAttribute(`data-choice-${key}`, String(one[key]));
    return button;
  }
  const label = document.createElement('label');
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
  box.setAttribute('data-compare-product', JSON.stringify(one));
  label.append(box, ` Compare ${name}`);
  return label;
}

/** The page's own search box, and the button that opens its chat. */
function searchBox(): HTMLElement {
  const line = Object.assign(document.createElement('p'), { className: 'offers' });
  const box = Object.assign(document.createElement('input'), { type: 'search', value: 'velvet hammock' });
  box.setAttribute('aria-label', 'Search the shop');
  const chat = Object.assign(document.createElement('button'), {
    type: 'button',
    id: 'page-chat',
    textContent: 'Chat',
  });
  line.append(box, chat);
  return line;
}
