import { describe, expect, test, vi } from 'vitest';
import { selectedProductsAtom } from '../../../../src/state/product/selected-products.ts';
import { answerOf, fabrics, openShop, parameterOf } from './special-order-shop.ts';

describe('a choice', () => {
  test('is asked for with source, sequence and cache string as the server gave them', async () => {
    const { order, products, settled } = openShop();
    order.choose('FABRIC', 'F1');
    await settled();
    const { query } = products()[0]!;
    expect(Object.fromEntries(query)).toEqual({
      sku: 'S1',
      choices: JSON.stringify([
        { optionCode: 'FABRIC', optionType: 'fabric', choiceCode: 'F1', source: 1, optionSequence: 5 },
        { optionCode: 'LEG', optionType: 'finish', choiceCode: 'WALNUT', source: 0, optionSequence: 0 },
        { optionCode: 'SIZE', optionType: 'size', choiceCode: 'TWO', source: 0, optionSequence: 0 },
      ]),
      sortType: 'deliveryTime',
      outputCacheString: 'cache-0',
      isFabricPopup: 'false',
    });
    order.choose('FABRIC', 'F2');
    await settled();
    expect(products()[1]!.query.get('outputCacheString')).toBe('cache-1');
  });

  test('in the layer says so', async () => {
    const { order, products, settled } = openShop();
    order.openFabrics('FABRIC');
    order.choose('FABRIC', 'F1');
    await settled();
    expect(products()[0]!.query.get('isFabricPopup')).toBe('true');
  });

  test('leads the page: hosts, texts, title and address', async () => {
    const { order, settled, add, price, store } = openShop();
    order.choose('SIZE', 'THREE');
    await settled();
    expect(add()).toMatchObject({
      sku: 'S2',
      optionChoiceParameter: 'FABRIC=F0&LEG=WALNUT&SIZE=THREE',
      stock: 'in',
    });
    expect(price().textContent).toBe('$100.00');
    expect(document.title).toBe('Halden + Reviews | Hearth');
    expect(location.search).toBe('?FABRIC=F0&LEG=WALNUT&SIZE=THREE');
    expect(store.get(selectedProductsAtom).get('S2')).toMatchObject({ sku: 'S2', qty: 1, isNla: false });
  });

  test('counts before its product has come: the button adds it, the old price is marked, and a reload keeps it', async () => {
    const { order, add, price } = openShop({ answer: () => new Promise<Response>(() => {}) });
    order.choose('SIZE', 'THREE');
    expect(add()).toMatchObject({ sku: 'S2', optionChoiceParameter: 'FABRIC=F0&LEG=WALNUT&SIZE=THREE' });
    expect(price().getAttribute('aria-busy')).toBe('true');
    dispatchEvent(new Event('pagehide'));
    expect(location.search).toBe('?FABRIC=F0&LEG=WALNUT&SIZE=THREE');
  });

  test('adds nothing to the history', async () => {
    const { order, settled } = openShop();
    const before = history.length;
    order.choose('FABRIC', 'F1');
    await settled();
    expect(history.length).toBe(before);
  });

  test('of a fabric is a recent swatch, with its address', async () => {
    const { order, settled } = openShop();
    order.choose('FABRIC', 'F3');
    order.choose('LEG', 'OAK');
    await settled();
    const kept = JSON.parse(localStorage.getItem('recentSwatches')!) as { ChoiceCode: string; Url: string }[];
    expect(kept.map(({ ChoiceCode }) => ChoiceCode)).toEqual(['F3']);
    expect(new URL(kept[0]!.Url).search).toContain('FABRIC=F3');
  });

  test('that the server has replaced is shown as the server has it', async () => {
    const { order, settled, chosen } = openShop({
      answer: async () => Response.json(answerOf({ FABRIC: 'F2', LEG: 'OAK', SIZE: 'TWO' })),
    });
    order.choose('LEG', 'OAK');
    await settled();
    expect(chosen()).toEqual({ FABRIC: 'F2', LEG: 'OAK', SIZE: 'TWO' });
  });
});

describe('in quick succession', () => {
  test('100 changes end in the product of the last, with two requests, one at a time', async () => {
    const { order, settled, products, mostUnderWay, price, chosen, add } = openShop({
      answer: (_, good) => new Promise((resolve) => setTimeout(() => resolve(Response.json(good)), 5)),
    });
    const possible = fabrics.filter(({ matchingSkus }) => matchingSkus.length > 1).slice(1, 9);
    for (let nth = 0; nth < 100; nth++) order.choose('FABRIC', possible[nth % 7]!.code);
    const last = possible[99 % 7]!;
    await settled();
    expect(chosen().FABRIC).toBe(last.code);
    expect(order.read().model?.optionChoiceParameter).toBe(parameterOf(chosen()));
    expect(price().textContent).toBe(`$${last.price}.00`);
    expect(add().optionChoiceParameter).toBe(parameterOf(chosen()));
    expect(products()).toHaveLength(2);
    expect(mostUnderWay()).toBe(1);
  });

  test('a request that takes long is given up for the newer one', async () => {
    vi.useFakeTimers();
    const { order, products, price } = openShop({
      answer: ({ chosen, signal }, good) =>
        chosen.FABRIC === 'F1'
          ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
          : Promise.resolve(Response.json(good)),
    });
    order.choose('FABRIC', 'F1');
    await vi.advanceTimersByTimeAsync(100);
    order.choose('FABRIC', 'F2');
    await vi.advanceTimersByTimeAsync(1000);
    expect(products()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(price().textContent).toBe(`$${fabrics[2]!.price}.00`));
  });
});

describe('an earlier choice', () => {
  test('asks nothing again', async () => {
    const { order, settled, products, price } = openShop();
    order.choose('FABRIC', 'F1');
    await settled();
    order.choose('FABRIC', 'F0');
    order.choose('FABRIC', 'F1');
    order.choose('FABRIC', 'F0');
    await settled();
    expect(products()).toHaveLength(1);
    expect(price().textContent).toBe('$100.00');
  });

  test('is dropped with the answer that was on its way to another', async () => {
    let release = () => {};
    const { order, settled, price } = openShop({
      answer: (_, good) =>
        new Promise((resolve) => {
          release = () => resolve(Response.json(good));
        }),
    });
    order.choose('FABRIC', 'F1');
    await vi.waitFor(() => expect(release).not.toBe(undefined));
    order.choose('FABRIC', 'F0');
    release();
    await settled();
    expect(price().textContent).toBe('$100.00');
    expect(location.search).toContain('FABRIC=F0');
  });

  test('Reset restores the first ones', async () => {
    const { order, settled, products, chosen } = openShop();
    order.choose('FABRIC', 'F1');
    order.choose('LEG', 'OAK');
    await settled();
    const before = products().length;
    order.reset();
    await settled();
    expect(chosen()).toEqual({ FABRIC: 'F0', LEG: 'WALNUT', SIZE: 'TWO' });
    expect(products()).toHaveLength(before);
  });
});

describe('what is not made together', () => {
  test('is not chosen; the nearest set is offered, and taken with one press', async () => {
    const { order, settled, chosen, products } = openShop();
    order.choose('LEG', 'BRASS');
    expect(chosen().LEG).toBe('WALNUT');
    const { offer } = order.read();
    expect(offer!.against.map(({ title }) => title)).toEqual(['Two seats']);
    expect(Object.fromEntries(offer!.set!)).toEqual({ FABRIC: 'F0', LEG: 'BRASS', SIZE: 'CORNER' });
    expect(products()).toHaveLength(0);
    order.take(offer!.set!);
    await settled();
    expect(chosen()).toEqual({ FABRIC: 'F0', LEG: 'BRASS', SIZE: 'CORNER' });
    expect(products()[0]!.query.get('sku')).toBe('S3');
  });

  test('in the address offers a set, and asks for nothing that does not exist', async () => {
    const { order, products } = openShop({
      chosen: { FABRIC: 'F0', LEG: 'BRASS', SIZE: 'TWO' },
      hasProduct: false,
    });
    expect(products()).toHaveLength(0);
    expect(order.read().offer?.set?.size).toBe(3);
  });
});

describe('the options without a choice', () => {
  const missing = ({ add }: ReturnType<typeof openShop>) => JSON.parse(add().missingOptions ?? 'null');

  test('follow by name, and none is left when all are chosen', async () => {
    const opened = openShop({ chosen: { FABRIC: 'F0' }, hasProduct: false });
    expect(missing(opened)).toEqual([
      { optionCode: 'LEG', title: 'Legs' },
      { optionCode: 'SIZE', title: 'Size' },
    ]);
    opened.order.choose('LEG', 'OAK');
    expect(missing(opened)).toEqual([{ optionCode: 'SIZE', title: 'Size' }]);
    opened.order.choose('SIZE', 'TWO');
    expect(missing(opened)).toEqual([]);
    await opened.settled();
    expect(missing(opened)).toEqual([]);
  });

  test('are the server’s until the options are known', () => {
    const opened = openShop({ hasModel: false });
    expect(missing(opened)).toBeNull();
  });
});

describe('the first choices', () => {
  test('ask nothing if the page has the product', () => {
    const { products, order } = openShop();
    expect(products()).toHaveLength(0);
    expect(order.read().model?.formattedPrice).toBe('$100.00');
  });

  test('of a page without a model are asked for, and a sent link counts', async () => {
    const { order, settled, chosen, products } = openShop({ hasModel: false, search: '?FABRIC=F2&LEG=OAK' });
    await settled();
    await vi.waitFor(() =>
      expect(order.read().model?.optionChoiceParameter).toBe('FABRIC=F2&LEG=OAK&SIZE=TWO'),
    );
    expect(chosen()).toEqual({ FABRIC: 'F2', LEG: 'OAK', SIZE: 'TWO' });
    expect(products()).toHaveLength(2);
  });

  test('with an option missing ask nothing until it is chosen', async () => {
    const { order, settled, products, add } = openShop({
      chosen: { FABRIC: 'F0', SIZE: 'TWO' },
      hasProduct: false,
    });
    order.choose('FABRIC', 'F1');
    expect(products()).toHaveLength(0);
    expect(add().optionChoiceParameter).toBe('FABRIC=F1&SIZE=TWO');
    order.choose('LEG', 'OAK');
    await settled();
    expect(products()).toHaveLength(1);
  });
});

describe('a fault', () => {
  test('keeps every choice; Try Again asks for the same', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { shop, order, settled, chosen, add, price } = openShop({
      answer: async () => new Response('', { status: 500 }),
    });
    order.choose('FABRIC', 'F1');
    await settled();
    expect(order.read()).toMatchObject({ status: 'failed', message: expect.stringMatching(/try again/i) });
    expect(chosen().FABRIC).toBe('F1');
    expect(add().optionChoiceParameter).toContain('FABRIC=F1');
    expect(price().hasAttribute('aria-busy')).toBe(false);
    shop.answer = async (_, good) => Response.json(good);
    order.retry();
    await settled();
    expect(price().textContent).toBe(`$${fabrics[1]!.price}.00`);
  });

  test('a product that the server does not name is a failure too', async () => {
    const { order, settled } = openShop({ answer: async () => Response.json({ optionGroups: [] }) });
    order.choose('FABRIC', 'F1');
    await settled();
    expect(order.read().status).toBe('failed');
  });
});

describe('fabrics', () => {
  const codes = ({ order }: ReturnType<typeof openShop>) =>
    order
      .read()
      .lists.get('FABRIC')!
      .groups.flatMap(({ choices }) => choices.map(({ code }) => code));

  test('under filters: values joined by +, all of them on request', async () => {
    const page = openShop();
    const { order, asked, settled } = page;
    order.fabrics.change('FABRIC', (query) => ({ ...query, filters: { color: ['blue', 'green'] } }));
    order.fabrics.change('FABRIC', (query) => ({ ...query, isCapped: false }));
    await settled();
    expect(Object.fromEntries(asked.at(-1)!.query)).toEqual({
      sku: 'S1',
      optioncode: 'FABRIC',
      optiontype: 'fabric',
      sort: 'deliveryTime',
      color: 'blue+green',
      firstCapApplied: 'false',
    });
    expect(codes(page)).toHaveLength(20);
  });

  test('the cleared sort is not sent, and the product is asked for with the default one', async () => {
    const { order, asked, settled } = openShop();
    order.sortFabrics('FABRIC', 'priceAscending');
    await settled();
    order.choose('FABRIC', 'F1');
    await settled();
    expect(asked.at(-1)!.query.get('sortType')).toBe('priceAscending');
    order.sortFabrics('FABRIC', undefined);
    await settled();
    expect(asked.at(-1)!.query.has('sort')).toBe(false);
    order.choose('FABRIC', 'F2');
    await settled();
    expect(asked.at(-1)!.query.get('sortType')).toBe('deliveryTime');
  });

  test('a fault keeps the filters that were wanted and the list that was there; a retry asks for them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = openShop({ answer: async () => new Response('', { status: 503 }) });
    const { shop, order, settled } = page;
    const before = codes(page);
    order.fabrics.change('FABRIC', (query) => ({ ...query, filters: { color: ['blue'] } }));
    await settled();
    const { status, query } = order.read().lists.get('FABRIC')!;
    expect({ status, query }).toMatchObject({ status: 'failed', query: { filters: { color: ['blue'] } } });
    expect(codes(page)).toEqual(before);
    shop.answer = async (_, good) => Response.json(good);
    order.fabrics.retry('FABRIC');
    await settled();
    expect(codes(page)).toEqual(fabrics.filter(({ color }) => color === 'blue').map(({ code }) => code));
  });

  test('a chosen fabric that a filter leaves out stays chosen, with its name', async () => {
    const { order, settled } = openShop();
    order.choose('FABRIC', 'F1');
    order.fabrics.change('FABRIC', (query) => ({ ...query, filters: { color: ['blue'] } }));
    await settled();
    expect(order.read().known.get('FABRIC')?.get(order.read().chosen.get('FABRIC')!)?.title).toBe('Fabric 1');
  });
});

test('what was chosen stays when its island goes and comes back', async () => {
  const { order, settled, leave, join, chosen, products } = openShop();
  order.choose('FABRIC', 'F1');
  await settled();
  leave();
  const leaveAgain = join();
  await settled();
  expect(chosen().FABRIC).toBe('F1');
  expect(products()).toHaveLength(1);
  leaveAgain();
});

test('after a return to the page a request that leaving has aborted is sent again', async () => {
  const { shop, order, settled, price } = openShop({
    answer: async () => {
      dispatchEvent(new Event('pagehide'));
      throw new TypeError('Failed to fetch');
    },
  });
  order.choose('FABRIC', 'F1');
  await vi.waitFor(() => expect(order.read().status).toBe('busy'));
  await new Promise((resolve) => setTimeout(resolve));
  shop.answer = async (_, good) => Response.json(good);
  dispatchEvent(new Event('pageshow'));
  await settled();
  expect(price().textContent).toBe(`$${fabrics[1]!.price}.00`);
});

test('Back to an entry of this page keeps the address of what is chosen', async () => {
  const { order, settled } = openShop();
  order.choose('FABRIC', 'F1');
  await settled();
  history.replaceState(null, '', '/p/S1?FABRIC=F0');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(location.search).toContain('FABRIC=F1');
});

test('a client-side visit to another page keeps its address and title, whatever is chosen or comes late', async () => {
  const { order, settled, leave } = openShop();
  order.choose('FABRIC', 'F1');
  history.pushState(null, '', '/rugs');
  document.title = 'Rugs';
  dispatchEvent(new Event('pagehide'));
  await settled();
  expect([location.pathname, document.title]).toEqual(['/rugs', 'Rugs']);
  leave();
});

test('a choice that was not written yet when its island left is not written later', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { order, leave } = openShop({ answer: () => new Promise<Response>(() => {}) });
  order.choose('FABRIC', 'F1');
  leave();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(location.search).not.toContain('FABRIC=F1');
});

test('the log has each call: what was asked and answered, its time, and both cache strings', async () => {
  const { order, store, settled } = openShop();
  order.choose('FABRIC', 'F1');
  await settled();
  order.choose('FABRIC', 'F0');
  const [kept, asked] = store.get(order.log.callsAtom);
  expect(kept).toMatchObject({ call: 'getBrowseDto', outcome: 'kept' });
  expect(asked).toMatchObject({
    call: 'getBrowseDto',
    outcome: 'answered',
    sent: { outputCacheString: 'cache-0' },
    outputCacheString: 'cache-1',
    ms: expect.any(Number),
  });
});
