import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  quantitiesAtom,
  selectedProductsAtom,
  selectOptionAtom,
} from '../../../../src/state/product/selected-products.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { heldAnswer, openTestPage, renderIsland } from '../../render-island.tsx';

const set = examples['several products'];
const [sofa, pillow, mug] = ['410553', '410602', '421005'] as const;

beforeEach(() => {
  sharedStore().set(selectedProductsAtom, new Map());
  sharedStore().set(quantitiesAtom, new Map());
});

interface Member {
  [attribute: string]: string;
}

/** A page with the forms of these members, and the button for all three products. */
async function setPage(members: Member[] = [], answers: Record<string, unknown> = {}) {
  const on = openTestPage({ answers: { ...set.answers, ...answers } });
  for (const attributes of members)
    await renderIsland(addToCart, { ...set, attributes, content: '' }, { on });
  const island = await renderIsland(addToCart, set, { on });
  const { page, host } = island;
  return {
    ...island,
    all: () => page.getByRole('button', { name: /^Add All/ }),
    fields: () => page.getAllByRole<HTMLInputElement>('textbox', { name: 'Quantity' }),
    adds: () =>
      on.requests
        .filter(({ call }) => call === 'addItems')
        .map(({ body }) => (body as { items: Record<string, unknown>[] }).items),
    alert: () => host.querySelector('[role="alert"]')?.textContent,
  };
}

const member = (sku: string, more: Member = {}): Member => ({ 'data-sku': sku, ...more });
const three = [member(sofa), member(pillow), member(mug)];

test('one press adds all of them in one call, and one layer confirms it', async () => {
  const { shopper, all, adds, opened } = await setPage(three);
  await shopper.click(all());
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]!.name).toBe('cart-confirmation');
  expect(adds()).toEqual([
    [sofa, pillow, mug].map((sku) => expect.objectContaining({ Sku: sku, Quantity: 1 })),
  ]);
});

test('each is added as its own form has it: quantity, options, and the way to get it', async () => {
  const options = { 'data-option-choice-parameter': 'FABRIC=INK', 'data-location': 'set' };
  const { shopper, all, adds, fields } = await setPage([member(sofa, options), ...three.slice(1)]);
  sharedStore().set(selectOptionAtom, { sku: mug, selectedOption: 'pickup' });
  await shopper.clear(fields()[1]!);
  await shopper.type(fields()[1]!, '4');
  await shopper.click(all());
  await vi.waitFor(() => expect(adds()).toHaveLength(1));
  expect(adds()[0]).toMatchObject([
    { Sku: sofa, OptionChoiceParameter: 'FABRIC=INK', Location: 'set' },
    { Sku: pillow, Quantity: 4 },
    { Sku: mug, IsPickupSelected: true },
  ]);
});

test('a product without a form on the page is added as the page has selected it', async () => {
  const { shopper, all, adds } = await setPage();
  const installed = { isInstallationServiceRequired: true, installationServiceType: 'standard' };
  sharedStore().set(selectOptionAtom, { sku: pillow, qty: 2, ...installed });
  await shopper.click(all());
  await vi.waitFor(() => expect(adds()).toHaveLength(1));
  expect(adds()[0]).toMatchObject([
    { Sku: sofa, Quantity: 1 },
    {
      Sku: pillow,
      Quantity: 2,
      IsInstallationServiceRequired: true,
      InstallationServiceType: 'standard',
    },
    { Sku: mug, Quantity: 1 },
  ]);
});

describe('a product that cannot be had', () => {
  test('is left out, and the button says so', async () => {
    const { shopper, host, page, all, adds } = await setPage([member(sofa, { 'data-stock': 'out' })]);
    expect(page.getByRole('button', { name: 'Add All 2 to Cart' })).toBe(all());
    expect(host.textContent).toContain('One item is not available and is left out.');
    await shopper.click(all());
    await vi.waitFor(() => expect(adds()).toHaveLength(1));
    expect(adds()[0]!.map(({ Sku }) => Sku)).toEqual([pillow, mug]);
  });

  test('leaves the button of the last one, and none where all are gone', async () => {
    const { host, page } = await setPage();
    const gone = (sku: string) => sharedStore().set(selectOptionAtom, { sku, isNla: true });
    gone(sofa);
    gone(pillow);
    await page.findByRole('button', { name: 'Add to Cart' });
    expect(host.textContent).toContain('2 items are not available and are left out.');
    gone(mug);
    const button = await page.findByRole<HTMLButtonElement>('button', { name: 'Out of stock' });
    expect(button.disabled).toBe(true);
  });
});

describe('nothing is sent, and the press leads there,', () => {
  test('while options of one are missing', async () => {
    const missing = { 'data-missing-options': '[{"optionCode":"FABRIC","title":"Fabric"}]' };
    const { shopper, all, adds, page } = await setPage([member(pillow, missing)]);
    await shopper.click(all());
    await page.findByText('Choose Fabric first.');
    expect(adds()).toEqual([]);
  });

  test('if a quantity is none, although leaving its field has corrected it', async () => {
    const { shopper, all, adds, fields } = await setPage(three);
    await shopper.clear(fields()[2]!);
    await shopper.type(fields()[2]!, 'two');
    await shopper.click(all());
    await vi.waitFor(() => expect(document.activeElement).toBe(fields()[2]));
    expect(adds()).toEqual([]);
  });

  test('if one has to be confirmed', async () => {
    const { shopper, all, adds, alert, page } = await setPage([
      member(sofa, { 'data-has-custom-order-confirmation': 'true' }),
    ]);
    await shopper.click(all());
    await vi.waitFor(() => expect(alert()).toContain('this item has to be confirmed'));
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Add to Cart' }));
    expect(adds()).toEqual([]);
  });
});

test('the quantities stay after a failure, which the button says', async () => {
  const { shopper, all, fields, alert } = await setPage(three, { addItems: 503 });
  await shopper.clear(fields()[0]!);
  await shopper.type(fields()[0]!, '3');
  await shopper.click(all());
  await vi.waitFor(() => expect(alert()).toBeTruthy());
  expect(fields().map(({ value }) => value)).toEqual(['3', '1', '1']);
});

test('a second press while it adds sends nothing', async () => {
  const held = heldAnswer(set.answers.addItems);
  const { shopper, host, adds, opened } = await setPage([], { addItems: held.answer });
  const button = host.querySelector('button')!;
  await shopper.click(button);
  await shopper.click(button);
  held.release();
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(adds()).toHaveLength(1);
});

test('two forms of a product have one quantity', async () => {
  const { shopper, fields } = await setPage([member(sofa), member(sofa), member(mug)]);
  await shopper.clear(fields()[1]!);
  await shopper.type(fields()[1]!, '5');
  await vi.waitFor(() => expect(fields().map(({ value }) => value)).toEqual(['5', '5', '1']));
});
