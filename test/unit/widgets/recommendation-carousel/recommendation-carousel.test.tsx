import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { addedMs } from '../../../../src/domain/carousel.ts';
import { refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import recommendationCarousel from '../../../../widgets/recommendation-carousel/recommendation-carousel.island.ts';
import { holdTimers } from '../../http/held-timers.ts';
import { heldAnswer, openTestPage, type RenderedIsland, renderIsland } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';
import { cards, failed, shown } from './rendered-carousel.ts';

describe('the request', () => {
  test('has the pod, its limit, its buttons and the product', async () => {
    const { requests } = await shown(examples.items);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      podid: 'people-also-viewed-pdp',
      limit: '24',
      showaddtocart: 'true',
      showshopall: 'true',
      sku: '410553',
    });
  });

  test('has further pod parameters unchanged', async () => {
    const { requests } = await shown(examples['pod parameters']);
    expect(requests[0]!.url.searchParams.get('familyId')).toBe('f-7');
    expect(requests[0]!.url.searchParams.get('isStore')).toBe('true');
  });

  test('uses the settings of the page’s own pods', async () => {
    const { requests } = await shown(examples['pod of the page']);
    expect(requests[0]!.url.searchParams.get('limit')).toBe('4');
    expect(requests[0]!.url.searchParams.get('showaddtocart')).toBe('false');
  });

  test('of an other-brand pod goes to that brand, and its paths lead there', async () => {
    const island = await shown(examples['other brand']);
    expect(island.requests[0]!.url.origin).toBe('https://other.example');
    const link = island.page.getByRole<HTMLAnchorElement>('link', { name: 'Linden Armchair' });
    expect(link.href).toBe('https://other.example/p/221000');
    expect(island.host.querySelector('img')!.src).toBe('https://other.example/pictures/221000.svg');
  });
});

test('a pod of the other brand has no button: its products are not in this shop’s cart (decision 81)', async () => {
  const island = await shown(examples['other brand']);
  expect(island.page.queryByRole('button', { name: /Add to Cart/ })).toBeNull();
});

test('a link to this brand’s host leads to the same page of the other brand', async () => {
  const { items, ...pod } = examples['other brand'].answers.getRecommendations as { items: object[] };
  const own = {
    ...pod,
    items: items.map((item) => ({ ...item, navigateUrl: `${location.origin}/p/9?a=1` })),
  };
  const island = await shown({ ...examples['other brand'], answers: { getRecommendations: own } });
  const link = island.page.getByRole<HTMLAnchorElement>('link', { name: 'Linden Armchair' });
  expect(link.href).toBe('https://other.example/p/9?a=1');
});

describe('the title row', () => {
  test('links to all products of the pod, where the answer says where they are', async () => {
    const { page } = await shown(examples['shop all']);
    const link = page.getByRole('link', { name: 'Shop All People Also Viewed' });
    expect(link.getAttribute('href')).toBe('/best-sellers');
    expect(page.getByRole('region', { name: 'People Also Viewed' })).toBeDefined();
  });

  test.each([
    ['without an address', examples.items],
    [
      'in a pod that has none',
      { ...examples['shop all'], context: { pods: { 'people-also-viewed-pdp': { showShopAll: false } } } },
    ],
  ])('has no link %s', async (_, example) => {
    const { page } = await shown(example);
    expect(page.queryByRole('link', { name: /Shop All/ })).toBeNull();
  });
});

test('the answer’s id goes along in analytics (decision 82)', async () => {
  const tracked: unknown[] = [];
  const note = (event: Event) => tracked.push((event as CustomEvent).detail);
  document.addEventListener('storefront:track', note);
  onTestFinished(() => document.removeEventListener('storefront:track', note));
  const { page } = await shown(examples.items);
  const link = page.getByRole('link', { name: 'Linden Armchair' });
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(tracked).toMatchObject([
    { name: 'view_item_list', result_id: 'r-1' },
    { name: 'select_item', result_id: 'r-1' },
  ]);
});

describe('the content', () => {
  test('is five placeholders while loading, with aria-busy', async () => {
    const island = await renderIsland(recommendationCarousel, examples.loading);
    expect(island.host.querySelectorAll('.si-card[aria-hidden]')).toHaveLength(5);
    expect(island.page.getByRole('list').getAttribute('aria-busy')).toBe('true');
  });

  test('is the cards, each with name, price and link', async () => {
    const island = await shown(examples.items);
    expect(cards(island)).toHaveLength(12);
    expect(cards(island)[1]!.textContent).toContain('Harbor Throw Pillow$159.95');
    expect(island.page.getByRole('link', { name: 'Harbor Throw Pillow' }).getAttribute('href')).toBe(
      '/p/221001',
    );
  });

  test('has each product once, and no more than the limit', async () => {
    const island = await shown(examples.many);
    expect(cards(island)).toHaveLength(24);
  });

  test('has the server’s title', async () => {
    const island = await shown(examples.items);
    island.page.getByRole('region', { name: 'People Also Viewed' });
  });

  test('has the pod’s title if the server sends none', async () => {
    const island = await shown(examples['title from the pod']);
    island.page.getByRole('region', { name: 'People Also Viewed' });
  });

  test('has the page’s heading if there is one', async () => {
    const island = await shown(examples.heading);
    island.page.getByRole('region', { name: 'Pairs Well With' });
  });

  test('has no buttons if the pod has none', async () => {
    const island = await shown(examples['no buttons']);
    expect(island.page.queryByRole('button', { name: /Add/ })).toBeNull();
  });

  test('opens new tabs if the page wants that, and says so', async () => {
    const island = await shown(examples['new tab']);
    const link = island.page.getByRole<HTMLAnchorElement>('link', {
      name: 'Linden Armchair (opens in a new tab)',
    });
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  });

  test('links to the product’s own page if something has to be confirmed first', async () => {
    const island = await shown(examples['custom order']);
    const link = island.page.getByRole('link', { name: 'Choose Options Linden Armchair' });
    expect(link.getAttribute('href')).toBe('/p/221000');
  });

  test('asks for nothing and adds nothing when its options are to be chosen: the link leads to its page', async () => {
    const island = await shown(examples['custom order']);
    const link = island.page.getByRole('link', { name: 'Choose Options Linden Armchair' });
    expect(link.hasAttribute('data-island-open')).toBe(false);
    link.addEventListener('click', (event) => event.preventDefault());
    const before = island.requests.length;
    await island.shopper.click(link);
    expect(island.requests).toHaveLength(before);
  });

  test('opens the quick view where there is one: from the picture, and to choose options', async () => {
    const { page } = await shown(examples['quick view']);
    const quick = page.getByRole('link', { name: 'Quick View Linden Armchair' });
    const choose = page.getByRole('link', { name: 'Choose Options Linden Armchair' });
    for (const { dataset } of [quick, choose])
      expect(dataset).toMatchObject({
        islandOpen: 'quick-view',
        sku: '221000',
        name: 'Linden Armchair',
        optionChoiceParameter: 'COLOR=RUST',
      });
    expect(quick.getAttribute('href')).toBe('/p/221000');
  });

  test('has no quick view for the other brand’s products', async () => {
    const { page } = await shown({
      ...examples['other brand'],
      attributes: { ...examples['other brand'].attributes, 'data-is-quick-view-enabled': 'true' },
    });
    expect(page.queryByRole('link', { name: /^Quick View/ })).toBeNull();
  });
});

describe('nothing to recommend', () => {
  test('keeps the server’s own nodes', async () => {
    const island = await renderIsland(recommendationCarousel, examples.empty);
    const place = await vi.waitFor(() => {
      const found = island.host.querySelector('[data-server-content]');
      expect(found).not.toBeNull();
      return found!;
    });
    expect([...place.childNodes]).toEqual(island.serverNodes);
    expect(island.status()).toBe('mounted');
    expect(island.errors).toEqual([]);
  });
});

describe('a product that the page changes in place', () => {
  test('is requested, and the previous product’s cards are gone', async () => {
    const island = await shown(examples.items);
    island.answer('getRecommendations', 'never');
    island.host.setAttribute('data-sku', '512000');
    await vi.waitFor(() => expect(island.requests.at(-1)!.url.searchParams.get('sku')).toBe('512000'));
    expect(cards(island)).toEqual([]);
  });

  test('is shown, whatever arrives later for the previous one', async () => {
    const { answer, release } = heldAnswer({ items: [] });
    const island = await renderIsland(recommendationCarousel, {
      ...examples.items,
      answers: { getRecommendations: answer },
    });
    island.answer('getRecommendations', examples.items.answers.getRecommendations);
    island.host.setAttribute('data-sku', '512000');
    await vi.waitFor(() => expect(cards(island).length).toBeGreaterThan(0));
    release();
    // To request and show another carousel takes longer than to read the late answer.
    const later = await renderIsland(recommendationCarousel, examples.items, { on: island });
    await vi.waitFor(() => expect(cards(later).length).toBeGreaterThan(0));
    expect(cards(island).length).toBeGreaterThan(0);
  });

  test('a heading changes without another request', async () => {
    const island = await shown(examples.items);
    island.host.setAttribute('data-heading', 'Goes with it');
    await island.page.findByRole('heading', { name: 'Goes with it' });
    expect(island.requests).toHaveLength(1);
  });
});

const firstButton = ({ page }: RenderedIsland) =>
  page.getAllByRole('button', { name: /^(Add to Cart|Adding|Added)/ })[0]!;

describe('adding from a card', () => {
  test('sends the product, its place in the pod and its page', async () => {
    const island = await shown(examples.items);
    await island.shopper.click(island.page.getByRole('button', { name: 'Add to Cart Harbor Throw Pillow' }));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.requests.find(({ call }) => call === 'addItems')!.body).toEqual({
      items: [
        {
          Sku: '221001',
          Quantity: 1,
          Location: 'people-also-viewed-pdp',
          Position: 2,
          TotalPositions: 12,
          Url: '/p/221001',
          ShipMethod: 1,
        },
      ],
    });
  });

  test('is sent once per button', async () => {
    const island = await shown({
      ...examples.items,
      answers: { ...examples.items.answers, addItems: 'never' },
    });
    await island.shopper.dblClick(firstButton(island));
    await vi.waitFor(() => expect(firstButton(island).getAttribute('aria-busy')).toBe('true'));
    expect(island.requests.filter(({ call }) => call === 'addItems')).toHaveLength(1);
  });

  test('opens the confirmation with the answer', async () => {
    const island = await shown(examples.items);
    await island.shopper.click(firstButton(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({
      name: 'cart-confirmation',
      props: { added: { isSuccess: true } },
    });
  });

  test('says "Added" on mobile instead, and announces it', async () => {
    const island = await shown(examples.mobile);
    await island.shopper.click(firstButton(island));
    await vi.waitFor(() => expect(firstButton(island).getAttribute('data-state')).toBe('done'));
    expect(island.opened).toEqual([]);
    await vi.waitFor(() =>
      expect(island.page.getByRole('status').textContent).toBe('Linden Armchair: Added'),
    );
  });

  test('says "Added" for three seconds', async () => {
    const island = await shown(examples.mobile);
    const threeSeconds = holdTimers(addedMs);
    await island.shopper.click(firstButton(island));
    const pass = await threeSeconds.next();
    expect(firstButton(island).getAttribute('data-state')).toBe('done');
    pass();
    await vi.waitFor(() => expect(firstButton(island).getAttribute('data-state')).toBe('idle'));
  });

  test('opens the confirmation on mobile if the page does not ask for "Added"', async () => {
    const island = await shown({ ...examples.mobile, attributes: examples.items.attributes });
    await island.shopper.click(firstButton(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
  });

  test('says "Added" if the confirmation does not open', async () => {
    const island = await shown(examples.items);
    island.registry.open = () => Promise.reject(new Error('no cart-confirmation.js'));
    await island.shopper.click(firstButton(island));
    await vi.waitFor(() => expect(firstButton(island).getAttribute('data-state')).toBe('done'));
  });
});

describe('a slow pod', () => {
  test('is aborted when the island unmounts', async () => {
    const island = await renderIsland(recommendationCarousel, examples.loading);
    island.record.unmount!();
    await vi.waitFor(() => expect([...island.host.childNodes]).toEqual(island.serverNodes));
    expect(island.errors).toEqual([]);
  });
});

describe('an unknown pod', () => {
  test('is an error that names the given and the known ids', async () => {
    const island = await failed(examples['unknown pod']);
    expect(island.errors).toHaveLength(1);
    expect(island.errors[0]).toMatch(/"people-also-veiwed"; known are .*people-also-viewed-pdp/);
  });

  test('does not affect its neighbour', async () => {
    const on = openTestPage(examples.items);
    const wrong = await renderIsland(recommendationCarousel, examples['unknown pod'], { on });
    const right = await renderIsland(recommendationCarousel, examples.items, { on });
    await vi.waitFor(() => expect(cards(right)).toHaveLength(12));
    expect(wrong.status()).toBe('failed');
    expect([...wrong.host.childNodes]).toEqual(wrong.serverNodes);
  });
});

describe('a wrong attribute', () => {
  test('fails that island alone, and is reported with the accepted values', async () => {
    const island = await failed({
      ...examples.items,
      attributes: { 'data-pod-id': 'trending-products', 'data-add-to': 'basket' },
    });
    expect(island.errors[0]).toMatch(/data-add-to was "basket"; accepted is one of "cart", "registry"/);
    expect([...island.host.childNodes]).toEqual(island.serverNodes);
  });
});

describe('a page that is left while the pod loads', () => {
  test('loads again when the page is restored', async () => {
    let cutOff: (error: Error) => void = () => {};
    const island = await renderIsland(recommendationCarousel, {
      ...examples.items,
      answers: { getRecommendations: () => new Promise((_, reject) => (cutOff = reject)) },
    });
    await vi.waitFor(() => expect(island.requests).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    cutOff(new TypeError('Failed to fetch'));
    island.answer('getRecommendations', examples.items.answers.getRecommendations);
    await vi.waitFor(() => expect(island.status()).toBe('mounted'));
    await twoTurns();
    window.dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(cards(island)).toHaveLength(12));
    expect(island.errors).toEqual([]);
  });
});

/** A host's IntersectionObserver, whose entries the test reports. */
class Observer {
  static all: Observer[] = [];
  target: Element | undefined;
  isDisconnected = false;
  tell: (...entries: object[]) => void;

  constructor(tell: (entries: object[], observer: Observer) => void) {
    this.tell = (...entries) => tell(entries, this);
    Observer.all.push(this);
  }
  observe(target: Element) {
    this.target = target;
  }
  unobserve() {}
  disconnect() {
    this.isDisconnected = true;
  }
}

afterEach(() => {
  Observer.all = [];
});

describe('the reserved space', () => {
  async function failedInView() {
    const page = openTestPage(examples['service unavailable']);
    vi.stubGlobal('IntersectionObserver', Observer);
    const island = await renderIsland(recommendationCarousel, examples['service unavailable'], { on: page });
    await vi.waitFor(() => expect(island.status()).toBe('failed'));
    const observer = Observer.all.find(({ target }) => target === island.host)!;
    return { island, observer };
  }

  test('stays while the host is in the viewport', async () => {
    const { island, observer } = await failedInView();
    observer.tell({ isIntersecting: true, boundingClientRect: { top: 400 } });
    expect(island.host.hasAttribute('data-island-empty')).toBe(false);
    expect(observer.isDisconnected).toBe(false);
  });

  test('is released once the host is below the viewport', async () => {
    const { island, observer } = await failedInView();
    observer.tell({ isIntersecting: false, boundingClientRect: { top: 4000 } });
    expect(island.host.hasAttribute('data-island-empty')).toBe(true);
    expect(observer.isDisconnected).toBe(true);
  });

  test('stays while the host is above the viewport', async () => {
    const { island, observer } = await failedInView();
    observer.tell({ isIntersecting: false, boundingClientRect: { top: -1200 } });
    expect(island.host.hasAttribute('data-island-empty')).toBe(false);
    expect(observer.isDisconnected).toBe(false);
  });

  test('stays if the host scrolled into the viewport before the observer reported', async () => {
    const { island, observer } = await failedInView();
    observer.tell(
      { isIntersecting: false, boundingClientRect: { top: 4000 } },
      { isIntersecting: true, boundingClientRect: { top: 300 } },
    );
    expect(island.host.hasAttribute('data-island-empty')).toBe(false);
  });
});

const marked = (island: RenderedIsland) =>
  cards(island).flatMap((card, index) => (card.textContent!.includes('In your cart') ? [index] : []));
const lines = (...skus: string[]) => ({
  ...getCartExample.answer,
  lineItems: skus.map((sku, index) => ({ id: `${index}`, sku, quantity: 1 })),
});

test('the cart is not fetched for the marks, not even when the tab becomes visible', async () => {
  const island = await shown(examples['in the cart']);
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await twoTurns();
  expect(island.requests.map(({ call }) => call)).toEqual(['getRecommendations']);
  expect(marked(island)).toEqual([]);
});

test('products that the known cart has are marked', async () => {
  const island = await shown(examples['in the cart']);
  await sharedStore().set(refreshCartAtom, {});
  await vi.waitFor(() => expect(marked(island)).toEqual([0, 2]));
});

test('the marks follow a change of the cart', async () => {
  const island = await shown(examples['in the cart']);
  await sharedStore().set(refreshCartAtom, {});
  island.answer('getCart', lines('221001'));
  await sharedStore().set(refreshCartAtom, { hasChanged: true });
  await vi.waitFor(() => expect(marked(island)).toEqual([1]));
});

test('the mark is a text of its own beside the link, whose name it leaves as it is', async () => {
  const island = await shown(examples['in the cart']);
  await sharedStore().set(refreshCartAtom, {});
  await vi.waitFor(() => expect(marked(island)).toEqual([0, 2]));
  island.page.getByRole('link', { name: 'Linden Armchair' });
  expect(cards(island)[0]!.querySelector('a')!.textContent).not.toContain('In your cart');
});
