import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { heldAnswer, type RenderedIsland, renderIsland } from '../../render-island.tsx';

/* The page changes the product in place, as a variant picker does (decision 63). */

const button = ({ page }: RenderedIsland) =>
  page.getByRole('button', { name: /add to cart|added|adding|out of/i });
const added = ({ requests }: RenderedIsland) =>
  requests
    .filter(({ call }) => call === 'addItems')
    .map(({ body }) => (body as { items: Record<string, unknown>[] }).items[0]!);

test('the product that is added is the one the page has changed to', async () => {
  const island = await renderIsland(addToCart, examples['in stock']);
  island.host.setAttribute('data-sku', '512000');
  island.host.setAttribute('data-option-choice-parameter', 'FABRIC=RUST');
  await Promise.resolve();
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(added(island)).toHaveLength(1));
  expect(added(island)[0]).toMatchObject({ Sku: '512000', OptionChoiceParameter: 'FABRIC=RUST' });
});

test('an option that the page has removed is not sent', async () => {
  const island = await renderIsland(addToCart, examples['every field']);
  island.host.removeAttribute('data-option-choice-parameter');
  await Promise.resolve();
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(added(island)).toHaveLength(1));
  expect(added(island)[0]).not.toHaveProperty('OptionChoiceParameter');
});

test('a product that is out of stock cannot be added', async () => {
  const island = await renderIsland(addToCart, examples['in stock']);
  island.host.setAttribute('data-stock', 'out');
  await vi.waitFor(() => expect(button(island)).toHaveProperty('disabled', true));
});

test('the quantity that the shopper chose stays', async () => {
  const island = await renderIsland(addToCart, examples['in stock']);
  await island.shopper.click(island.page.getByRole('button', { name: 'One more: Quantity' }));
  island.host.setAttribute('data-quantity', '5');
  island.host.setAttribute('data-sku', '512000');
  await Promise.resolve();
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(added(island)).toHaveLength(1));
  expect(added(island)[0]).toMatchObject({ Sku: '512000', Quantity: 2 });
});

test('a quantity that the shopper has not chosen is the page’s', async () => {
  const island = await renderIsland(addToCart, { ...examples['in stock'], content: '' });
  island.host.setAttribute('data-quantity', '5');
  await vi.waitFor(() =>
    expect(island.page.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('5'),
  );
});

test('the failure of one product is not shown for another', async () => {
  const island = await renderIsland(addToCart, {
    ...examples['in stock'],
    answers: { addItems: { isSuccess: false, message: 'Sold out today.' } },
  });
  await island.shopper.click(button(island));
  await island.page.findByText('Sold out today.');
  island.host.setAttribute('data-sku', '512000');
  await vi.waitFor(() => expect(island.page.queryByText('Sold out today.')).toBeNull());
});

test('the failure goes when the quantity changes, and is not announced again', async () => {
  const island = await renderIsland(addToCart, examples.refused);
  await island.shopper.click(button(island));
  await island.page.findByText('Only 2 of these are left.');
  await island.shopper.click(island.page.getByRole('button', { name: 'One more: Quantity' }));
  expect(island.page.queryByText('Only 2 of these are left.')).toBeNull();
});

test('a failure that comes after the product was changed is announced', async () => {
  const { answer, release } = heldAnswer({ isSuccess: false, message: 'Sold out today.' });
  const island = await renderIsland(addToCart, { ...examples['in stock'], answers: { addItems: answer } });
  await island.shopper.click(button(island));
  island.host.setAttribute('data-sku', '512000');
  release();
  await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Sold out today.'));
  expect(island.page.queryByRole('alert')).toBeNull();
});

test('the error of a line does not move to another one that the page puts in its place', async () => {
  const { attributes, props, ...rest } = examples.personalized;
  const { type, lines } = props.personalization;
  const given = (all: object[]) => JSON.stringify({ type, lines: all });
  const island = await renderIsland(addToCart, {
    ...rest,
    attributes: { ...attributes, 'data-personalization': given(lines) },
  });
  await island.shopper.type(island.page.getByRole('textbox', { name: 'Name' }), 'A');
  await island.shopper.click(button(island));
  island.page.getByText('Your message is too short');
  const date = { elementName: 'Text2', label: 'Date' };
  island.host.setAttribute('data-personalization', given([date, ...lines]));
  const field = await island.page.findByRole('textbox', { name: 'Date' });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
