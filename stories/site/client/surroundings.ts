import { listingMinisetsExample } from '../../../src/contract/listing/listing.examples.ts';
import { hostHtml } from '../../../src/testing/host-html.ts';
import type { IslandExample } from '../../../src/testing/island-example.ts';
import { bringPaymentScript } from '../../card-provider.ts';
import { bringProvidersScript } from '../../provider-form.ts';
import { valueWithDrawings } from './pictures.ts';

/** A state with what the page and the browser have beside the widget. */
export interface SurroundedExample extends IslandExample {
  /** The content of the storage that the widget reads, as JSON, correct or not. */
  stored?: unknown;
  /** The page's own products to compare and fabrics to pick. */
  offered?: readonly object[];
}

/** What the library keeps in the browser, and would show again in the next state. */
const keptByShoppers = ['columnLayout', 'filtersShown', 'systemOfMeasure', 'recentSwatches', 'compareList'];

/** The storage in which a widget looks for what its example has `stored`. */
const storageOf: Record<string, { area: Storage; key: string }> = {
  'compare-list': { area: sessionStorage, key: 'compareList' },
  'recent-swatches': { area: localStorage, key: 'recentSwatches' },
};

/** Before the islands: the page's address, what the browser has kept, and other companies' scripts. */
export function prepareBrowser(
  widget: string,
  { search, stored, context, provider }: SurroundedExample,
  pictures: string,
): void {
  const url = new URL(location.href);
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  for (const area of [localStorage, sessionStorage]) for (const key of keptByShoppers) area.removeItem(key);
  const place = storageOf[widget];
  if (place && stored !== undefined)
    place.area.setItem(place.key, JSON.stringify(valueWithDrawings(stored, pictures)));
  const { features } = { ...context } as { features?: Record<string, unknown> };
  if (features?.paymentProvider_EnableAdyen) bringPaymentScript(provider === 'breaks' ? 'come' : provider);
  bringProvidersScript();
}

/** What the page has beside the widget, as HTML, in reading order. */
export function surroundings(widget: string, { attributes, offered = [] }: SurroundedExample) {
  const parts = offered.map((one) => offer(widget, one as Record<string, unknown>));
  const before = parts.length ? list(parts) : widget === 'no-results' ? searchBox() : undefined;
  // Without products on the page a changed filter would leave it.
  const isBesideGrid = widget === 'listing-filters' || widget === 'listing-toolbar';
  const after = isBesideGrid ? gridHtml(attributes) : '';
  return { before, after };
}

function gridHtml(attributes: Record<string, string> = {}): string {
  const shared = Object.entries(attributes).filter(([name]) =>
    /^data-(listing|kind|category-id|total|page-size|default-sort)$/.test(name),
  );
  return hostHtml(
    { name: 'product-grid', kind: 'inline' },
    {
      about: '',
      attributes: Object.fromEntries(shared),
      props: { minisets: listingMinisetsExample },
    },
  );
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

function list(parts: readonly HTMLElement[]): HTMLElement {
  const element = Object.assign(document.createElement('ul'), { className: 'offers' });
  for (const part of parts) element.appendChild(document.createElement('li')).append(part);
  return element;
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
