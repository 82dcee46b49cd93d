import { describe, expect, test, vi } from 'vitest';
import { addRegistryItemsExample } from '../../../../src/contract/registry/registry.examples.ts';
import { addedMs } from '../../../../src/domain/carousel.ts';
import { returnKey } from '../../../../src/page/return-record.ts';
import { personalizationsAtom } from '../../../../src/state/personalization/personalization.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples as adds } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { examples } from '../../../../widgets/add-to-registry/add-to-registry.examples.ts';
import addToRegistry from '../../../../widgets/add-to-registry/add-to-registry.island.ts';
import { holdTimers } from '../../http/held-timers.ts';
import { heldAnswer, openTestPage, type RenderedIsland, renderIsland } from '../../render-island.tsx';
import { skipTimers } from '../../skip-timers.ts';

const button = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLButtonElement>('button', {
    name: /registry|adding|added|one moment|stock|order|personal/i,
  });
const sent = ({ requests }: RenderedIsland) => requests.map(({ call }) => call);
const bodies = ({ requests }: RenderedIsland) =>
  requests.filter(({ call }) => call === 'addRegistryItems').map(({ body }) => body);

describe('a press', () => {
  test('adds one to the only registry', async () => {
    const island = await renderIsland(addToRegistry, examples.ready);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(bodies(island)).toEqual([[{ Sku: '410553', Quantity: 1, GrId: '7001' }]]));
    expect(sent(island)).toEqual(['getRegistries', 'addRegistryItems']);
  });

  test('adds the page’s quantity', async () => {
    const island = await renderIsland(addToRegistry, {
      ...examples.ready,
      attributes: { ...examples.ready.attributes, 'data-quantity': '4' },
    });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(bodies(island)).toEqual([[{ Sku: '410553', Quantity: 4, GrId: '7001' }]]));
  });

  test('opens the layer with the registry and its checklist', async () => {
    const island = await renderIsland(addToRegistry, examples.ready);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({
      name: 'registry-confirmation',
      props: {
        added: { isSuccess: true },
        registry: { grId: '7001', type: 'br' },
        isInteractiveChecklistEnabled: true,
      },
    });
  });

  test('notifies the page of the registry and its number of pieces', async () => {
    const events: unknown[] = [];
    const listener = ({ detail }: CustomEvent) => events.push(detail);
    document.addEventListener('storefront:registry-changed', listener);
    const island = await renderIsland(addToRegistry, examples.ready);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(events).toMatchObject([{ registryId: '7001', count: 4 }]));
    document.removeEventListener('storefront:registry-changed', listener);
  });

  test('with several registries asks which one, and adds nothing', async () => {
    const island = await renderIsland(addToRegistry, examples['several registries']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({
      name: 'registry-choice',
      props: { items: [{ sku: '410553', quantity: 1 }], registries: { registries: [{}, {}] } },
    });
    expect(sent(island)).toEqual(['getRegistries']);
  });

  test('without a registry opens the layer that says so', async () => {
    const island = await renderIsland(addToRegistry, examples['no registry']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened[0]?.name).toBe('registry-choice'));
    expect(island.opened[0]!.props).toMatchObject({ registries: { registries: [] } });
  });

  test('notifies the page without a count if the server sends none', async () => {
    const events: unknown[] = [];
    const listener = ({ detail }: CustomEvent) => events.push(detail);
    document.addEventListener('storefront:registry-changed', listener);
    const answer = { ...addRegistryItemsExample.answer, registryCount: null };
    const island = await renderIsland(addToRegistry, {
      ...examples.ready,
      answers: { ...examples.ready.answers, addRegistryItems: answer },
    });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(events).toMatchObject([{ registryId: '7001' }]));
    expect(events[0]).not.toHaveProperty('count');
    document.removeEventListener('storefront:registry-changed', listener);
  });

  test('with a registry that the page gives asks for no choice', async () => {
    const island = await renderIsland(addToRegistry, examples['registry given']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(bodies(island)).toEqual([[{ Sku: '410553', Quantity: 1, GrId: '7002' }]]));
    await vi.waitFor(() => expect(island.opened.map(({ name }) => name)).toEqual(['registry-confirmation']));
  });

  test('with a registry that the page gives opens the layer with its checklist', async () => {
    const island = await renderIsland(addToRegistry, examples['registry given']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]!.props).toMatchObject({
      registry: { grId: '7002', name: 'Our New Home', type: 'hw' },
      isInteractiveChecklistEnabled: true,
    });
  });

  test('with a registry that is not the shopper’s is refused, and adds nothing', async () => {
    const island = await renderIsland(addToRegistry, {
      ...examples['registry given'],
      attributes: { ...examples['registry given'].attributes, 'data-gr-id': '9999' },
    });
    await island.shopper.click(button(island));
    await vi.waitFor(() =>
      expect(island.page.getByRole('alert').textContent).toBe(
        'We could not find this registry. It may have been removed: please reload the page.',
      ),
    );
    expect(sent(island)).toEqual(['getRegistries']);
    expect(island.errors).toHaveLength(1);
  });

  test('is sent once, and the button keeps its focus', async () => {
    const island = await renderIsland(addToRegistry, examples.adding);
    await island.shopper.dblClick(button(island));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(sent(island)).toEqual(['getRegistries', 'addRegistryItems']));
    expect(button(island).getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button(island));
  });

  test('of the server’s form before mounting is replayed, once', async () => {
    const island = await renderIsland(addToRegistry, examples.ready, { held: 'submit' });
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(bodies(island)).toHaveLength(1);
  });

  test('is dropped when the island unmounts while the list is loading', async () => {
    const island = await renderIsland(addToRegistry, {
      ...examples.ready,
      answers: { ...examples.ready.answers, getRegistries: 'never' },
    });
    await island.shopper.click(button(island));
    island.record.unmount!();
    await vi.waitFor(() => expect([...island.host.childNodes]).toEqual(island.serverNodes));
    expect(sent(island)).toEqual(['getRegistries']);
    expect(island.errors).toEqual([]);
  });
});

describe('after an add', () => {
  const added = ({ page }: RenderedIsland) => page.getByRole('button', { name: 'ADDED' });
  const link = ({ page }: RenderedIsland) => page.getByRole<HTMLAnchorElement>('link');

  test('the button says ADDED for three seconds and ignores presses', async () => {
    expect(addedMs).toBe(3000);
    const island = await renderIsland(addToRegistry, examples.quiet);
    holdTimers(addedMs);
    await island.shopper.click(button(island));
    await vi.waitFor(() => added(island));
    await island.shopper.click(added(island));
    expect(bodies(island)).toHaveLength(1);
  });

  test('it becomes the link that edits the quantity, whose name mentions the new window', async () => {
    const island = await renderIsland(addToRegistry, examples.quiet);
    skipTimers(addedMs);
    await island.shopper.click(button(island));
    await vi.waitFor(() => link(island));
    expect(link(island).textContent).toBe('Edit quantity (1) Marlow 3-Seat Sofa (opens in a new window)');
    expect(link(island).getAttribute('href')).toBe('/gift-registry/registrant-list');
    expect(link(island).target).toBe('_blank');
    expect(link(island).rel).toBe('noopener');
  });

  test('the link gets the button’s focus', async () => {
    const island = await renderIsland(addToRegistry, examples.quiet);
    skipTimers(addedMs);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(document.activeElement).toBe(link(island)));
  });

  test('the link takes no focus from elsewhere', async () => {
    const island = await renderIsland(addToRegistry, examples.quiet);
    const time = holdTimers(addedMs);
    await island.shopper.click(button(island));
    const elsewhere = document.body.appendChild(document.createElement('button'));
    const pass = await time.next();
    elsewhere.focus();
    pass();
    await vi.waitFor(() => link(island));
    expect(document.activeElement).toBe(elsewhere);
  });

  test('it is announced once by the product’s name if no layer shows', async () => {
    const island = await renderIsland(addToRegistry, examples.quiet);
    await island.shopper.click(button(island));
    await vi.waitFor(() =>
      expect(island.page.getByRole('status').textContent).toBe('Marlow 3-Seat Sofa: ADDED'),
    );
    expect(island.opened).toEqual([]);
  });

  test('a layer that cannot be opened is not a failure: the add is announced', async () => {
    const island = await renderIsland(addToRegistry, examples.ready);
    island.registry.open = () => Promise.reject(new Error('no registry-confirmation.js'));
    await island.shopper.click(button(island));
    await vi.waitFor(() =>
      expect(island.page.getByRole('status').textContent).toBe('Marlow 3-Seat Sofa: ADDED'),
    );
    expect(island.page.queryByRole('alert')).toBeNull();
  });

  test('every button of that product shows it, and no other', async () => {
    const on = openTestPage(examples.quiet);
    const island = await renderIsland(addToRegistry, examples.quiet, { on });
    await renderIsland(addToRegistry, examples.quiet, { on });
    const other = { ...examples.quiet, attributes: { 'data-sku': '999', 'data-name': 'Side Table' } };
    await renderIsland(addToRegistry, other, { on });
    holdTimers(addedMs);
    await island.shopper.click(island.page.getAllByRole('button')[0]!);
    await vi.waitFor(() => expect(island.page.getAllByRole('button', { name: 'ADDED' })).toHaveLength(2));
    island.page.getByRole('button', { name: 'Add To Registry Side Table' });
  });

  test('a button that mounts later is a link at once', async () => {
    const on = openTestPage(examples.quiet);
    const island = await renderIsland(addToRegistry, examples.quiet, { on });
    holdTimers(addedMs);
    await island.shopper.click(button(island));
    await vi.waitFor(() => added(island));
    const later = await renderIsland(addToRegistry, examples.quiet, { on });
    expect(later.host.querySelector('a')!.textContent).toContain('Edit quantity (1)');
  });

  test('without the server’s total, the add is counted on top of the page’s count', async () => {
    const [item] = addRegistryItemsExample.answer.items as [object];
    const answer = {
      ...addRegistryItemsExample.answer,
      items: [{ ...item, quantity: 2, totalQuantity: null }],
    };
    const on = openTestPage({
      ...examples.quiet,
      answers: { ...examples.quiet.answers, addRegistryItems: answer },
    });
    const island = await renderIsland(addToRegistry, examples.quiet, { on });
    const known = { ...examples.quiet.attributes, 'data-registry-quantity': '3' };
    const other = await renderIsland(addToRegistry, { ...examples.quiet, attributes: known }, { on });
    skipTimers(addedMs);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(other.host.textContent).toContain('Edit quantity (5)'));
    await vi.waitFor(() => expect(island.host.textContent).toContain('Edit quantity (2)'));
  });

  test('the total may come beside the items', async () => {
    const { items, ...rest } = addRegistryItemsExample.answer;
    const [item] = items as [object];
    const island = await renderIsland(addToRegistry, {
      ...examples.quiet,
      answers: {
        ...examples.quiet.answers,
        addRegistryItems: {
          ...rest,
          items: [{ ...item, quantity: 1, totalQuantity: null }],
          registryAddedData: [{ sku: '410553', familyId: 'f-4105', totalQty: 7 }],
        },
      },
    });
    skipTimers(addedMs);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.host.textContent).toContain('Edit quantity (7)'));
  });

  test('the link counts over all registries, whatever the server’s total of one', async () => {
    const [item] = addRegistryItemsExample.answer.items as [object];
    const addRegistryItems = {
      ...addRegistryItemsExample.answer,
      items: [{ ...item, quantity: 1, totalQuantity: 2 }],
    };
    const on = openTestPage({
      ...examples.quiet,
      answers: { ...examples.quiet.answers, addRegistryItems },
    });
    const island = await renderIsland(addToRegistry, examples.quiet, { on });
    const known = { ...examples.quiet.attributes, 'data-registry-quantity': '3' };
    const other = await renderIsland(addToRegistry, { ...examples.quiet, attributes: known }, { on });
    skipTimers(addedMs);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(other.host.textContent).toContain('Edit quantity (4)'));
  });
});

test('a product that the registry has already is a link at once', async () => {
  const { page } = await renderIsland(addToRegistry, examples['in the registry']);
  page.getByRole('link', { name: /^Edit quantity \(2\)/ });
  expect(page.queryByRole('button')).toBeNull();
});

test('a product that a registry has in an unknown number is a link without one', async () => {
  const { page } = await renderIsland(addToRegistry, examples['in the registry, not counted']);
  page.getByRole('link', { name: /^Edit quantity Marlow/ });
  expect(page.queryByRole('button')).toBeNull();
});

test('a wrong attribute restores the host’s form, and is reported by name', async () => {
  const island = await renderIsland(addToRegistry, {
    ...examples.ready,
    attributes: { 'data-sku': '410553', 'data-stock': 'maybe' },
  });
  expect(island.status()).toBe('failed');
  expect([...island.host.childNodes]).toEqual(island.serverNodes);
  expect(island.errors[0]).toMatch(/data-stock was "maybe"; accepted is one of "in", "out"/);
});
const next = { name: 'registry-choice', props: { items: [{ sku: '410553', quantity: 1 }] } };

describe('a shopper who is not signed in', () => {
  test('is asked to sign in, and the add continues after that', async () => {
    const island = await renderIsland(addToRegistry, examples['signed out']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({
      name: 'sign-in-popup',
      props: { returnUrl: location.pathname + location.search, next },
    });
    expect(island.opened[0]!.props!.reason).toBeUndefined();
    expect(island.requests).toEqual([]);
  });

  test('gets the same registry after the sign-in', async () => {
    const island = await renderIsland(addToRegistry, { ...examples['registry given'], context: {} });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]!.props).toMatchObject({ next: { props: { grId: '7002' } } });
  });

  test('goes to the login page if the popup does not open, and the add is stored', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const island = await renderIsland(addToRegistry, examples['signed out']);
    island.registry.open = () => Promise.reject(new Error('no sign-in-popup.js'));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    const url = new URL(String(assign.mock.calls[0]![0]));
    expect(url.pathname).toBe('/account/login');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      returnUrl: location.pathname + location.search,
      isRedirect: 'true',
    });
    expect(JSON.parse(sessionStorage.getItem(returnKey)!)).toMatchObject({
      next: { name: 'registry-choice', props: { items: [{ sku: '410553', quantity: 1 }] } },
    });
    sessionStorage.clear();
  });

  test('goes to the page’s own login page, with its own query', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const island = await renderIsland(addToRegistry, {
      ...examples['signed out'],
      attributes: { 'data-sku': '410553', 'data-sign-in-url': '/login?registry=1&returnUrl=/p/1' },
    });
    island.registry.open = () => Promise.reject(new Error('no sign-in-popup.js'));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(new URL(String(assign.mock.calls[0]![0])).search).toBe('?registry=1&returnUrl=/p/1');
    sessionStorage.clear();
  });
});

describe.each(['getRegistries', 'addRegistryItems'])('an expired session (%s answers 401)', (call) => {
  async function pressed() {
    const answers = { ...examples.ready.answers, [call]: 401 };
    const island = await renderIsland(addToRegistry, { ...examples.ready, answers });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    return island;
  }

  test('opens the popup, and the add continues after that', async () => {
    const { opened } = await pressed();
    expect(opened[0]).toMatchObject({ name: 'sign-in-popup', props: { reason: 'expired', next } });
  });

  test('is not shown or reported as a failure', async () => {
    const { errors, page } = await pressed();
    expect(errors).toEqual([]);
    expect(page.queryByRole('alert')).toBeNull();
  });
});

test('the shopper sees the server’s own message of a refusal', async () => {
  const island = await renderIsland(addToRegistry, examples.refused);
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(island.page.getByRole('alert').textContent).toBe('This registry is closed.'));
  expect(sent(island)).toEqual(['getRegistries', 'addRegistryItems']);
});

test('an add that ends after its button has unmounted still counts', async () => {
  let answer: (response: Response) => void = () => {};
  const island = await renderIsland(addToRegistry, {
    ...examples.ready,
    answers: {
      ...examples.ready.answers,
      addRegistryItems: () => new Promise<Response>((resolve) => (answer = resolve)),
    },
  });
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(sent(island)).toContain('addRegistryItems'));
  island.record.unmount!();
  answer(Response.json(addRegistryItemsExample.answer));
  await vi.waitFor(() =>
    expect(island.page.getByRole('status').textContent).toBe('Marlow 3-Seat Sofa: ADDED'),
  );
  const later = await renderIsland(addToRegistry, examples.ready, { on: island });
  expect(later.host.textContent).toContain('Edit quantity (1)');
  expect(island.opened).toEqual([]);
  expect(island.errors).toEqual([]);
});

test('an add whose button unmounts while the registries are loading is done', async () => {
  const held = heldAnswer(examples.ready.answers.getRegistries);
  const island = await renderIsland(addToRegistry, examples.ready);
  island.answer('getRegistries', held.answer);
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(sent(island)).toEqual(['getRegistries']));
  island.record.unmount!();
  held.release();
  await vi.waitFor(() =>
    expect(island.page.getByRole('status').textContent).toBe('Marlow 3-Seat Sofa: ADDED'),
  );
});

test('a failure that comes after the button has unmounted is announced', async () => {
  const held = heldAnswer(examples.refused.answers.addRegistryItems);
  const island = await renderIsland(addToRegistry, examples.refused);
  island.answer('addRegistryItems', held.answer);
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(sent(island)).toContain('addRegistryItems'));
  island.record.unmount!();
  held.release();
  await vi.waitFor(() =>
    expect(island.page.getByRole('status').textContent).toBe('This registry is closed.'),
  );
});

test('a refusal goes when the page changes the registry', async () => {
  const island = await renderIsland(addToRegistry, examples.refused);
  await island.shopper.click(button(island));
  await island.page.findByText('This registry is closed.');
  island.host.setAttribute('data-gr-id', '7002');
  await vi.waitFor(() => expect(island.page.queryByText('This registry is closed.')).toBeNull());
});

describe('a product that cannot be added', () => {
  test.each([
    ['out of stock', 'This item cannot be added: it is out of stock.'],
    ['made to order', 'This item cannot be added: it is made to order.'],
    ['personalization incomplete', 'Complete the personalization to add this item.'],
  ] as const)('%s: the button is disabled, and described by the reason', async (name, reason) => {
    const island = await renderIsland(addToRegistry, examples[name]);
    expect(button(island).disabled).toBe(true);
    const text = document.getElementById(button(island).getAttribute('aria-describedby')!);
    expect(text!.textContent).toBe(reason);
  });

  test('in a card the button’s label is the reason', async () => {
    const { page } = await renderIsland(addToRegistry, examples['out of stock in a card']);
    page.getByRole('button', { name: 'Out of stock Marlow 3-Seat Sofa' });
  });

  test('is not added by a press from before mounting', async () => {
    const island = await renderIsland(addToRegistry, examples['made to order'], { held: 'submit' });
    expect(button(island).disabled).toBe(true);
    expect(island.requests).toEqual([]);
  });

  test('can be added once its line is complete in add-to-cart', async () => {
    const island = await renderIsland(addToRegistry, examples['personalization incomplete']);
    const { page, shopper } = await renderIsland(addToCart, adds.personalized, { on: island });
    const line = page.getByRole('textbox', { name: 'Name' });
    for (const [text, isDisabled] of [
      ['   ', true],
      ['Alexandrina', true],
      ['Ada', false],
    ] as const) {
      await shopper.clear(line);
      await shopper.type(line, text);
      await vi.waitFor(() => expect(button(island).disabled, text).toBe(isDisabled));
    }
  });

  test('can be added once its line is complete in a widget of its own', async () => {
    const island = await renderIsland(addToRegistry, examples['personalization incomplete']);
    sharedStore().set(personalizationsAtom, {
      410553: { type: 100, lines: [{ elementName: 'Name', text: 'Ada' }] },
    });
    await vi.waitFor(() => expect(button(island).disabled).toBe(false));
  });
});

const setButton = ({ host }: RenderedIsland) => host.querySelector('button')!;

test('one press adds one of each product, in one call', async () => {
  const island = await renderIsland(addToRegistry, examples.set);
  await island.shopper.click(setButton(island));
  await vi.waitFor(() => expect(sent(island)).toEqual(['getRegistries', 'addRegistryItems']));
  expect(island.requests[1]!.body).toEqual([
    { Sku: '410553', Quantity: 1, GrId: '7001' },
    { Sku: '413004', Quantity: 1, GrId: '7001' },
  ]);
});

test('then the button says so, and takes no further press', async () => {
  const island = await renderIsland(addToRegistry, examples.set);
  await island.shopper.click(setButton(island));
  await island.page.findByRole('button', { name: 'ALL ADDED' });
  await island.shopper.click(setButton(island));
  expect(sent(island)).toHaveLength(2);
});

test('the set that the page knows to be in the registry is not added', async () => {
  const island = await renderIsland(addToRegistry, examples['set in the registry']);
  island.page.getByRole('button', { name: 'ALL ADDED' });
  await island.shopper.click(setButton(island));
  expect(island.requests).toEqual([]);
});

test('a failure says so, and the button works again', async () => {
  const island = await renderIsland(addToRegistry, examples['set failed']);
  await island.shopper.click(setButton(island));
  await vi.waitFor(() => island.page.getByRole('alert'));
  island.answer('addRegistryItems', examples.set.answers.addRegistryItems);
  await island.shopper.click(setButton(island));
  await island.page.findByRole('button', { name: 'ALL ADDED' });
  expect(island.page.queryByRole('alert')).toBeNull();
});

test('without an account a press asks to sign in, and all of them are added after that', async () => {
  const island = await renderIsland(addToRegistry, { ...examples.set, context: {} });
  await island.shopper.click(setButton(island));
  await vi.waitFor(() => expect(island.opened).toHaveLength(1));
  expect(island.opened[0]!.props).toMatchObject({
    next: { props: { items: [{ sku: '410553' }, { sku: '413004' }] } },
  });
});
