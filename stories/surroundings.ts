import type { IslandExample } from '../src/testing/island-example.ts';
import { bringPaymentScript } from './card-provider.ts';
import { bringProvidersScript } from './provider-form.ts';

/*
 * What surrounds a widget in one of its states, in Storybook and in the guide: the page's own controls, its
 * address, what the browser has kept, and other companies' scripts.
 */

/** A state with what the page and the browser have beside the widget. */
export interface SurroundedExample extends IslandExample {
  /** The content of the storage that the widget reads, as JSON, correct or not. */
  stored?: unknown;
  /** The page's own products to compare and fabrics to pick. */
  offered?: readonly object[];
}

/** What the library keeps in the browser, and would show again in the next state. */
const keptByShoppers = ['columnLayout', 'filtersShown', 'systemOfMeasure', 'recentSwatches', 'compareList'];

/** Begins the keys of what a page leaves to the next one: drafts, an order in doubt, changes that wait. */
const leftPrefix = 'storefront-islands:';

/** The storage in which a widget looks for what its example has `stored`. */
const storageOf: Record<string, { area: Storage; key: string }> = {
  'compare-list': { area: sessionStorage, key: 'compareList' },
  'recent-swatches': { area: localStorage, key: 'recentSwatches' },
};

/**
 * Before the islands: the page's address, what the browser has kept, and other companies' scripts. The function that is
 * returned restores the address and takes the scripts away.
 */
export function prepareBrowser(
  widget: string,
  { search, stored, context, provider }: SurroundedExample,
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
  const { features } = { ...context } as { features?: Record<string, unknown> };
  const dropPayment = features?.paymentProvider_EnableAdyen
    ? bringPaymentScript(provider === 'breaks' ? 'come' : provider)
    : undefined;
  const dropProviders = bringProvidersScript();
  return () => {
    dropPayment?.();
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
