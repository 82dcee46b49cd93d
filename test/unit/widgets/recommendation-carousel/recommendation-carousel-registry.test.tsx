import { describe, expect, test, vi } from 'vitest';
import { recommendationExample } from '../../../../src/contract/recommendations/recommendations.examples.ts';
import { examples } from '../../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import recommendationCarousel from '../../../../widgets/recommendation-carousel/recommendation-carousel.island.ts';
import { type RenderedIsland, renderIsland } from '../../render-island.tsx';
import { cards, shown } from './rendered-carousel.ts';

const firstLink = ({ page }: RenderedIsland) =>
  page.getByRole('link', { name: 'Add To Registry Linden Armchair' });

/** Whether the default action of a link's click was prevented. */
function isKept(link: HTMLElement, more: MouseEventInit = {}): boolean {
  let kept = false;
  const watch = (event: Event) => {
    kept = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', watch, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
  return kept;
}

describe('a card of a registry', () => {
  test('is the host of a registry’s button, with a link to the sign-in until that has mounted', async () => {
    const island = await shown(examples.registry);
    const link = firstLink(island);
    expect(link.getAttribute('href')).toBe('/account/login?registry=1');
    expect({ ...link.parentElement!.dataset }).toMatchObject({
      island: 'add-to-registry',
      islandLoad: 'visible',
      sku: '221000',
      name: 'Linden Armchair',
      signInUrl: '/account/login?registry=1',
      isCompact: 'true',
    });
  });

  const hosts = ({ host }: RenderedIsland) => [
    ...host.querySelectorAll<HTMLElement>('[data-island="add-to-registry"]'),
  ];

  test('passes how many the registries have, as its card or else the page says (decision 78)', async () => {
    const island = await shown(examples['in the registry']);
    expect(hosts(island).map(({ dataset }) => dataset.registryQuantity)).toEqual(['2', '3', undefined]);
  });

  test('does not take what the page says of the same product in another family', async () => {
    const props = { registryAddedData: [{ sku: '221001', familyId: 'f-2', totalQty: 3 }] };
    const island = await shown({ ...examples['in the registry'], props });
    expect(hosts(island)[1]!.dataset.registryQuantity).toBeUndefined();
  });

  test('passes that the registry has all of them', async () => {
    const { attributes, ...rest } = examples['in the registry'];
    const island = await shown({ ...rest, attributes: { ...attributes, 'data-added-to-registry': 'true' } });
    expect(hosts(island).map(({ dataset }) => dataset.addedToRegistry)).toEqual(['true', 'true', 'true']);
  });

  test('passes made-to-order to the registry’s button', async () => {
    const island = await shown({ ...examples['custom order'], attributes: examples.registry.attributes });
    const link = firstLink(island);
    expect(link.parentElement!.dataset.isMadeToOrder).toBe('true');
  });

  test('has a registry’s button confirm by itself on mobile if the page wants it so', async () => {
    const attributes = { ...examples.registry.attributes, 'data-show-added': 'true' };
    const island = await shown({ ...examples.mobile, attributes });
    const link = firstLink(island);
    expect(link.parentElement!.dataset.isQuiet).toBe('true');
  });

  test.each([
    ['pending', true],
    ['loading', true],
    ['failed', false],
    ['no island', false],
  ])('holds a press for a button that is %s: %s', async (status, kept) => {
    const link = firstLink(await shown(examples.registry));
    link.parentElement!.setAttribute('data-island-status', status);
    expect(isKept(link)).toBe(kept);
  });

  test.each([
    ['failed', 1],
    ['mounted', 0],
  ])('follows its link after all, once, if its button has %s: %i', async (status, times) => {
    const link = firstLink(await shown(examples.registry));
    const host = link.parentElement!;
    host.setAttribute('data-island-status', 'pending');
    expect(isKept(link)).toBe(true);
    let followed = 0;
    const count = (event: Event) => {
      if (!event.defaultPrevented) followed += 1;
      event.preventDefault();
    };
    document.addEventListener('click', count);
    for (const next of ['loading', status, status]) {
      host.setAttribute('data-island-status', next);
      await Promise.resolve();
    }
    document.removeEventListener('click', count);
    expect(followed).toBe(times);
  });

  test('leaves a press for a new tab to the browser', async () => {
    const link = firstLink(await shown(examples.registry));
    link.parentElement!.setAttribute('data-island-status', 'pending');
    expect(isKept(link, { ctrlKey: true })).toBe(false);
  });
});

describe('a pod for several products', () => {
  const products = (...skus: string[]) =>
    skus.map((sku) => ({ ...recommendationExample, sku, name: `Product ${sku}` }));
  const several = {
    ...examples.items,
    attributes: { 'data-pod-id': 'registry-you-may-also-want', 'data-skus': '410553  410554 410553' },
  };
  const asked = ({ requests }: RenderedIsland) => requests.map(({ url }) => url.searchParams.get('sku'));
  const answerBySku = (bySku: Record<string, unknown>) => {
    // The backend of a test page does not see the URL: the calls come in the order of the products.
    const answers = Object.values(bySku);
    return () => {
      const answer = answers.shift();
      return typeof answer === 'number'
        ? new Response('{}', { status: answer })
        : Response.json({ items: answer, title: 'You May Also Want' });
    };
  };
  const names = (island: RenderedIsland) =>
    cards(island).map((card) => card.querySelector('.si-card__name')!.textContent);

  test('is requested for each of them, once', async () => {
    const island = await shown(several);
    expect(asked(island)).toEqual(['410553', '410554']);
  });

  test('merges them into one list, one of each in turn, without duplicates', async () => {
    const getMainPi = answerBySku({ a: products('1', '2', '3'), b: products('4', '2') });
    const island = await shown({ ...several, answers: { getMainPi } });
    expect(names(island)).toEqual(['Product 1', 'Product 4', 'Product 2', 'Product 3']);
  });

  test('shows the others if one fails', async () => {
    const getMainPi = answerBySku({ a: 500, b: products('4', '5') });
    const island = await shown({ ...several, answers: { getMainPi } });
    expect(names(island)).toEqual(['Product 4', 'Product 5']);
    expect(island.errors).toHaveLength(1);
  });

  test('restores the server content if all fail', async () => {
    const island = await renderIsland(recommendationCarousel, {
      ...several,
      answers: { getMainPi: 503 },
    });
    await vi.waitFor(() => expect(island.status()).toBe('failed'));
    expect([...island.host.childNodes]).toEqual(island.serverNodes);
  });

  test('shows no more than the pod’s limit', async () => {
    const many = (from: number) => products(...[...Array(20).keys()].map((at) => `${from + at}`));
    const getMainPi = answerBySku({ a: many(100), b: many(200) });
    const island = await shown({ ...several, answers: { getMainPi } });
    expect(cards(island)).toHaveLength(25);
  });
});

describe('the owner’s registry', () => {
  const host = ({ host }: RenderedIsland, sku: string) =>
    host.querySelector<HTMLElement>(`[data-island="add-to-registry"][data-sku="${sku}"]`)!;

  test('has cards that add to it, and confirm by themselves', async () => {
    const island = await shown(examples['registrant mode']);
    expect({ ...host(island, '221001').dataset }).toMatchObject({ grId: '7001', isQuiet: 'true' });
  });

  test('is asked of the service for registry items', async () => {
    const { requests } = await shown(examples['registrant mode']);
    expect(requests.map(({ call, url }) => [call, url.pathname])).toEqual([
      ['getMainPi', '/browse/widget/MainPi'],
    ]);
  });

  test('has one button for all of the set', async () => {
    const island = await shown(examples['registrant mode']);
    const { dataset } = island.host.querySelector<HTMLElement>('[data-skus]')!;
    expect({ ...dataset }).toMatchObject({
      island: 'add-to-registry',
      skus: '221000 221001 221002 221003',
      grId: '7001',
      isQuiet: 'true',
    });
  });

  test('leaves out of that what is made to order', async () => {
    const { answers } = examples['custom order'];
    const example = {
      ...examples['registrant mode'],
      answers: { getMainPi: answers.getRecommendations },
    };
    const island = await shown(example);
    expect(island.host.querySelector('[data-skus]')).toBeNull();
  });

  test('marks that button as having all in the registry', async () => {
    const island = await shown(examples['all in the registry']);
    expect(island.host.querySelector<HTMLElement>('[data-skus]')!.dataset.isAddedAllToRegistry).toBe('true');
  });

  test('has no registry’s buttons if the page switches them off', async () => {
    const island = await shown(examples['registry buttons off']);
    expect(island.host.querySelector('[data-island="add-to-registry"]')).toBeNull();
  });
});

test('a cross-sell set is read as JSON if the page names a URL for that', async () => {
  const island = await shown(examples['cross-sell set']);
  expect(island.requests.map(({ call }) => call)).toEqual(['getCrossSell']);
  expect(Object.fromEntries(island.requests[0]!.url.searchParams)).toMatchObject({
    podid: 'complete-the-set',
    limit: '6',
  });
});
