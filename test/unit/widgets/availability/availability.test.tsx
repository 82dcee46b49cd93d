import { beforeEach, describe, expect, test, vi } from 'vitest';
import { quantitiesAtom, selectedProductsAtom } from '../../../../src/state/product/selected-products.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples as addExamples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { examples } from '../../../../widgets/availability/availability.examples.ts';
import availability from '../../../../widgets/availability/availability.island.ts';
import storeAvailability from '../../../../widgets/store-availability/store-availability.island.ts';
import { heldAnswer, type IslandExample, openTestPage, renderIsland } from '../../render-island.tsx';

// Each test is a visit of its own: nothing is known of the shopper.
beforeEach(() => {
  sessionStorage.clear();
  sharedStore().set(selectedProductsAtom, new Map());
  sharedStore().set(quantitiesAtom, new Map());
});

async function rendered(example: IslandExample, options?: Parameters<typeof renderIsland>[2]) {
  const island = await renderIsland(availability, example, options);
  const { page } = island;
  return {
    ...island,
    asked: () =>
      island.requests
        .filter(({ call }) => call === 'getAvailability')
        .map(({ body }) => body as { items: { quantity: number }[] }),
    radio: (name: RegExp) => page.getByRole<HTMLInputElement>('radio', { name }),
    radios: () => page.queryAllByRole<HTMLInputElement>('radio'),
  };
}

async function answered(example: IslandExample, options?: Parameters<typeof renderIsland>[2]) {
  const island = await rendered(example, options);
  await vi.waitFor(() => expect(island.radios().length).toBeGreaterThan(0));
  return island;
}

const selected = () => sharedStore().get(selectedProductsAtom).get('410553');
const said = () => [...document.querySelectorAll('[data-si-live]')].map(({ textContent }) => textContent);

test('shows each way with its date, its store and its price', async () => {
  const { radios, host } = await answered(examples['three ways']);
  expect(radios().map(({ labels }) => labels![0]!.textContent)).toEqual([
    'Ship Arrives December 3 – December 8 $9.95',
    'Pick Up Ready today · Michigan Avenue Free',
    'Delivery Delivered December 11 – December 15 $99.00',
  ]);
  expect(host.textContent).toContain('Delivered from near you · Travels as a parcel');
  expect(host.textContent).toContain('At most 12 per order.');
  expect(host.textContent).toContain('To 60611');
});

test('asks with the options, the quantity and the code, and with the token', async () => {
  const { asked, requests } = await answered(examples['several products']);
  expect(asked()).toEqual([
    {
      items: [{ sku: '410553', optionChoiceParameter: 'FABRIC=INK', quantity: 3 }],
      zip: '60611',
    },
  ]);
  expect(requests[0]!.headers.get('RequestVerificationToken')).toBe('token-of-the-page');
});

describe('the server’s content', () => {
  test.each([['loading'], ['failure'], ['error'], ['not found']] as const)('%s: stays', async (name) => {
    const { host, serverNodes, asked, radios } = await rendered(examples[name]);
    await vi.waitFor(() => expect(asked().length).toBeGreaterThan(0));
    expect(serverNodes.every((node) => host.contains(node))).toBe(true);
    expect(radios()).toEqual([]);
  });

  test('is not there: placeholders show', async () => {
    const { host } = await rendered(examples['loading without content']);
    expect(host.querySelectorAll('.si-skeleton')).toHaveLength(3);
  });

  test('its form, submitted before mounting, gives the code', async () => {
    const content = examples['no code'].content.replace('name="zip"', 'name="zip" value="10012"');
    const { asked } = await rendered({ ...examples['no code'], content }, { held: 'submit' });
    await vi.waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ zip: '10012' })));
  });

  test('its form, submitted while an answer is awaited, gives the code', async () => {
    const { asked, page, shopper } = await rendered({
      ...examples.loading,
      attributes: { 'data-sku': '410553' },
    });
    await shopper.type(page.getByRole('textbox'), '10012{Enter}');
    await vi.waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ zip: '10012' })));
  });

  test('what was typed into its field, and the focus, are taken over', async () => {
    const held = heldAnswer(examples['no code'].answers.getAvailability);
    const { page, shopper, radios } = await rendered({
      ...examples['no code'],
      answers: { getAvailability: held.answer },
    });
    await shopper.type(page.getByRole('textbox'), '100');
    held.release();
    await vi.waitFor(() => expect(radios()).toHaveLength(2));
    const field = page.getByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('100');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
  });
});

describe('each value of the enum in words', () => {
  test.each([
    ['future', 'Not in stock yet: it can be ordered now and comes later.'],
    ['gone, without others', 'This item is no longer available.'],
    ['not eligible', 'This item cannot be sold in California.'],
    ['no carrier', 'No carrier delivers this item where you are.'],
    ['not found', 'We could not find how this item can be delivered.'],
    ['error', 'Delivery and pickup cannot be shown at the moment.'],
  ] as const)('%s', async (name, words) => {
    const { page } = await rendered(examples[name]);
    await page.findByText(words);
  });

  test('not eligible and no carrier have no ways, and another code can be given', async () => {
    const { page, radios } = await rendered(examples['no carrier']);
    await page.findByRole('button', { name: 'Change' });
    expect(radios()).toEqual([]);
  });

  test('not requested yet is asked again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const island = await rendered(examples['not requested']);
    await vi.waitFor(() => expect(island.asked()).toHaveLength(1));
    island.answer('getAvailability', examples['three ways'].answers.getAvailability);
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => expect(island.radios()).toHaveLength(3));
    vi.useRealTimers();
  });

  test('not requested for 10 seconds says that it is slow, with Try Again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { page } = await rendered(examples['not requested']);
    await vi.advanceTimersByTimeAsync(10_100);
    await page.findByText('Delivery and pickup dates are slow to come. Please try again.');
    page.getByRole('button', { name: 'Try Again' });
    vi.useRealTimers();
  });
});

test('Try Again asks again, and the outcome is announced once', async () => {
  const { page, shopper, answer, radios } = await rendered(examples.failure);
  const button = await page.findByRole('button', { name: 'Try Again' });
  answer('getAvailability', examples['three ways'].answers.getAvailability);
  await shopper.click(button);
  await vi.waitFor(() => expect(radios()).toHaveLength(3));
  await vi.waitFor(() => expect(said()).toContain('Delivery and pickup options are updated.'));
});

describe('the code', () => {
  test('is changed in place; the focus returns to Change', async () => {
    const { page, shopper, asked, host } = await answered(examples['three ways']);
    await shopper.click(page.getByRole('button', { name: 'Change' }));
    const field = page.getByRole<HTMLInputElement>('textbox', { name: 'ZIP code' });
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('60611');
    await shopper.clear(field);
    await shopper.type(field, '10012{Enter}');
    await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ zip: '10012' }));
    await vi.waitFor(() => expect(host.textContent).toContain('To 10012'));
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Change' }));
    await vi.waitFor(() => expect(said()).toContain('Delivery and pickup options are updated.'));
  });

  test('that is wrong is named, and nothing is asked', async () => {
    const { page, shopper, asked } = await answered(examples['no code']);
    const field = page.getByRole<HTMLInputElement>('textbox');
    await shopper.type(field, '1234{Enter}');
    page.getByText('“1234” is not a ZIP code. Please enter 5 digits.');
    expect(document.activeElement).toBe(field);
    expect(asked()).toHaveLength(1);
  });

  test('in Canada is a postal code', async () => {
    const { page, shopper, asked } = await answered(examples.canada);
    expect(asked()[0]).toMatchObject({ zip: 'K1A 0B1' });
    await shopper.click(page.getByRole('button', { name: 'Change' }));
    page.getByRole('textbox', { name: 'Postal code' });
  });

  test('that was given to the stores is known here, and the other way round', async () => {
    const { shopper, page, on } = await withStores();
    const [field] = page.getAllByRole<HTMLInputElement>('textbox');
    await shopper.clear(field!);
    await shopper.type(field!, '10012{Enter}');
    await vi.waitFor(() => expect(asksOf(on, 'getAvailability').at(-1)).toMatchObject({ zip: '10012' }));
  });

  test('that the stores learn before the first answer leaves the field open, so that nothing moves', async () => {
    const on = openTestPage(examples['no code']);
    await renderIsland(storeAvailability, { about: '', attributes: { 'data-sku': '410553' } }, { on });
    const held = heldAnswer(examples['no code'].answers.getAvailability);
    on.answer('getAvailability', held.answer);
    const { host, page, shopper } = await renderIsland(availability, examples['no code'], { on });
    await shopper.type(page.getAllByRole('textbox')[0]!, '10012{Enter}');
    await vi.waitFor(() => expect(asksOf(on, 'getAvailability').at(-1)).toMatchObject({ zip: '10012' }));
    held.release();
    await vi.waitFor(() => expect(host.querySelector('[type=radio]')).not.toBeNull());
    expect(host.querySelector<HTMLInputElement>('[name=zip]')?.value).toBe('10012');
  });
});

const asksOf = ({ requests }: Pick<Awaited<ReturnType<typeof openTestPage>>, 'requests'>, name: string) =>
  requests.filter(({ call }) => call === name).map(({ body }) => body);

/** The stores that have the product, and how it can be had, on one page. */
async function withStores() {
  const on = openTestPage(examples['three ways']);
  await renderIsland(
    storeAvailability,
    { about: '', attributes: { 'data-sku': '410553', 'data-for-pickup': 'true' } },
    { on },
  );
  const island = await answered(examples['three ways'], { on });
  return { ...island, on };
}

describe('the store', () => {
  test('that is chosen is asked for, whether it has the product or not, and other products of the page follow', async () => {
    const { shopper, page, on } = await withStores();
    await shopper.type(page.getAllByRole('textbox')[0]!, '60611{Enter}');
    await shopper.click(await page.findByRole('button', { name: 'Pick up here Oakbrook Center' }));
    await vi.waitFor(() =>
      expect(asksOf(on, 'getAvailability').at(-1)).toMatchObject({ storeNumber: '103' }),
    );
  });

  test('of another code is let go', async () => {
    const { shopper, page, on } = await withStores();
    await shopper.type(page.getAllByRole('textbox')[0]!, '60611{Enter}');
    await shopper.click(await page.findByRole('button', { name: 'Pick up here Oakbrook Center' }));
    await vi.waitFor(() =>
      expect(asksOf(on, 'getAvailability').at(-1)).toMatchObject({ storeNumber: '103' }),
    );
    await shopper.click(page.getByRole('button', { name: 'Change' }));
    await shopper.type(page.getAllByRole('textbox').at(-1)!, '{Control>}a{/Control}10012{Enter}');
    await vi.waitFor(() => expect(asksOf(on, 'getAvailability').at(-1)).not.toHaveProperty('storeNumber'));
  });

  test('is chosen in a dialog with the stores near the code', async () => {
    const { page, shopper, host } = await answered(examples['three ways']);
    await shopper.click(page.getByRole('button', { name: 'Choose another store' }));
    const stores = host.querySelector<HTMLElement>('dialog [data-island="store-availability"]')!;
    expect({ ...stores.dataset }).toMatchObject({ sku: '410553', zip: '60611', forPickup: 'true' });
  });

  test('that does not have it is named, and cannot be chosen', async () => {
    const { radio } = await answered(examples['store without it']);
    expect(radio(/Pick Up Michigan Avenue · Not in stock there/).disabled).toBe(true);
    expect(radio(/Ship/).checked).toBe(true);
  });
});

describe('the choice', () => {
  test('is the server’s at first', async () => {
    const { radio } = await answered(examples['pickup chosen']);
    expect(radio(/Pick Up/).checked).toBe(true);
    await vi.waitFor(() => expect(selected()).toMatchObject({ selectedOption: 'pickup' }));
  });

  test('is kept across a change of options where it is still offered', async () => {
    const { radio, shopper, host, answer, asked } = await answered(examples['three ways']);
    await shopper.click(radio(/Delivery/));
    expect(selected()).toMatchObject({ selectedOption: 'delivery', shipMethod: 6, qty: 1 });
    host.setAttribute('data-option-choice-parameter', 'FABRIC=OAT');
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    await vi.waitFor(() => expect(radio(/Delivery Delivered/).checked).toBe(true));
    answer('getAvailability', examples['store without it'].answers.getAvailability);
    host.setAttribute('data-option-choice-parameter', 'FABRIC=RUST');
    await vi.waitFor(() => expect(radio(/Ship/).checked).toBe(true));
    answer('getAvailability', examples['three ways'].answers.getAvailability);
    host.setAttribute('data-option-choice-parameter', 'FABRIC=INK');
    await vi.waitFor(() => expect(radio(/Delivery/).checked).toBe(true));
  });

  test.each([
    [/Delivery/, { ShipMethod: 6, IsPickupSelected: false }],
    [/Pick Up/, { IsPickupSelected: true }],
    [/Ship/, { ShipMethod: 1, IsPickupSelected: false }],
  ] as const)('%s goes into the add of the same product', async (name, sent) => {
    const on = openTestPage({
      answers: { ...addExamples['in stock'].answers, ...examples['three ways'].answers },
    });
    const { radio, shopper, page } = await answered(examples['three ways'], { on });
    await renderIsland(addToCart, addExamples['in stock'], { on });
    await shopper.click(radio(name));
    await shopper.click(page.getByRole('button', { name: 'Add to Cart' }));
    await vi.waitFor(() => expect(asksOf(on, 'addItems')).toHaveLength(1));
    const [item] = (asksOf(on, 'addItems')[0] as { items: object[] }).items;
    expect(item).toMatchObject(sent);
    if (!('ShipMethod' in sent)) expect(item).not.toHaveProperty('ShipMethod');
  });

  test('of a product that is gone is none', async () => {
    const { page } = await rendered(examples.gone);
    await page.findByText('This item is no longer available.');
    await vi.waitFor(() => expect(selected()).toMatchObject({ isNla: true, selectedOption: undefined }));
  });
});

test.each([
  ['gone', 0],
  ['gone, with a place for others', 1],
] as const)('%s: the products in its place show at once only in a place of theirs', async (name, count) => {
  const { page, host } = await rendered(examples[name]);
  await page.findByText('This item is no longer available.');
  expect(host.querySelectorAll('.si-availability__others [data-island="product-showcase"]')).toHaveLength(
    count,
  );
});

test('a product that is gone leads to others, and they lead back', async () => {
  const { page, shopper, host } = await rendered(examples.gone);
  await shopper.click(await page.findByRole('button', { name: 'See others like it' }));
  const showcase = host.querySelector<HTMLElement>('[data-island="product-showcase"]')!;
  expect(showcase.dataset.heading).toBe('You May Like These');
  expect(document.activeElement!.contains(showcase)).toBe(true);
  await shopper.click(page.getByRole('button', { name: 'Back to its availability' }));
  expect(document.activeElement!.textContent).toBe('This item is no longer available.');
});

test('an answer to earlier options is dropped, and the newest shows', async () => {
  const slow = heldAnswer(examples['pickup chosen'].answers.getAvailability);
  let asked = 0;
  const answers = [slow.answer, () => Response.json(examples['one way'].answers.getAvailability)];
  const { host, radios, requests } = await rendered({
    ...examples['three ways'],
    answers: { getAvailability: () => answers[asked++]!() },
  });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  host.setAttribute('data-option-choice-parameter', 'FABRIC=RUST');
  await vi.waitFor(() => expect(radios()).toHaveLength(1));
  slow.release();
  await new Promise((resolve) => setTimeout(resolve));
  expect(radios()).toHaveLength(1);
});

test('while new options are asked for, the ways stay without their dates', async () => {
  const held = heldAnswer(examples['three ways'].answers.getAvailability);
  const { host, radios, answer, asked } = await answered(examples['three ways']);
  answer('getAvailability', held.answer);
  host.setAttribute('data-option-choice-parameter', 'FABRIC=RUST');
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
  expect(radios().map(({ labels }) => labels![0]!.textContent)).toEqual(['Ship', 'Pick Up', 'Delivery']);
  expect(host.querySelectorAll('[aria-busy="true"] .si-skeleton')).toHaveLength(3);
  held.release();
  await vi.waitFor(() => expect(host.textContent).toContain('Arrives December 3'));
});

test('bad facts are left out and reported; the rest shows', async () => {
  const { radios, errors } = await answered(examples['bad facts']);
  expect(radios()).toHaveLength(1);
  expect(errors.join(' ')).toContain('option');
});

test('the quantity is that of the product’s field on the page, once it rests', async () => {
  const on = openTestPage({
    answers: { ...addExamples['in stock'].answers, ...examples['three ways'].answers },
  });
  const { page, shopper, asked } = await answered(examples['three ways'], { on });
  await renderIsland(addToCart, addExamples['in stock'], { on });
  const field = page.getByRole('textbox', { name: 'Quantity' });
  await shopper.clear(field);
  await shopper.type(field, '12');
  await vi.waitFor(() => expect(asked().map(({ items }) => items[0]!.quantity)).toEqual([1, 12]));
  expect(page.getAllByRole('radio')).toHaveLength(3);
});

test('coming back to the page asks again', async () => {
  const { asked } = await answered(examples['three ways']);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
});

test('the products of a page are asked for in one call', async () => {
  const on = openTestPage({ answers: examples['three ways'].answers });
  const other = { 'data-sku': '410561', 'data-zip': '60611' };
  await Promise.all([
    renderIsland(availability, examples['three ways'], { on }),
    renderIsland(availability, { ...examples['three ways'], attributes: other }, { on }),
  ]);
  await vi.waitFor(() => expect(asksOf(on, 'getAvailability')).toHaveLength(1));
  const [{ items }] = asksOf(on, 'getAvailability') as [{ items: { sku: string }[] }];
  expect(items.map(({ sku }) => sku)).toEqual(['410553', '410561']);
});
