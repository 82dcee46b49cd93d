import { parse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { browseModel } from '../../../../src/contract/product/browse-model.ts';
import { selectedProductsAtom, selectProductAtom } from '../../../../src/state/product/selected-products.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { openTestPage, type RenderedIsland, renderIsland } from '../../render-island.tsx';

const missing = examples['options missing'];
const button = ({ page }: RenderedIsland) => page.getByRole('button', { name: 'Add to Cart' });

/** The widget on a page with options: radio buttons of the island for the fabric, links of the server for the legs. */
function renderWithOptions({ part = '', ...held }: { part?: string; held?: 'submit' } = {}) {
  const on = openTestPage(missing);
  const options = document.createElement('main');
  if (part) options.setAttribute('data-product', part);
  options.innerHTML = `<div data-option-code="FABRIC"><a role="radio" tabindex="-1" href="?a">Ink</a><a role="radio" tabindex="0" href="?b">Oat</a></div>
<ul data-option-code="LEG"><li><a href="?c">Walnut</a></li></ul>`;
  document.body.append(options);
  return renderIsland(addToCart, missing, { on, ...held });
}

const focused = () => document.activeElement?.textContent;

test('while options are missing the button keeps its name and focus, and says that it is not available', async () => {
  const island = await renderIsland(addToCart, missing);
  button(island).focus();
  expect(document.activeElement).toBe(button(island));
  expect(button(island).getAttribute('aria-disabled')).toBe('true');
  expect(island.page.queryByRole('alert')).toBeNull();
});

test('a press announces the first missing option, leads to its choices, and sends nothing', async () => {
  const island = await renderWithOptions();
  await island.shopper.click(button(island));
  expect(island.page.getByRole('alert').textContent).toBe('Choose Fabric first.');
  expect(focused()).toBe('Oat');
  expect(island.requests).toEqual([]);
});

test('Enter in the quantity does the same, and so does a press from before mounting', async () => {
  const island = await renderWithOptions({ held: 'submit' });
  expect(focused()).toBe('Oat');
  await island.shopper.type(island.page.getByRole('textbox', { name: 'Quantity' }), '{Enter}');
  expect(focused()).toBe('Oat');
  expect(island.requests).toEqual([]);
});

test('the next missing option is said as soon as the first has a choice, and a press leads to the server’s links', async () => {
  const island = await renderWithOptions();
  await island.shopper.click(button(island));
  island.host.setAttribute('data-missing-options', '[{"optionCode":"LEG","title":"Legs"}]');
  await vi.waitFor(() => expect(island.page.getByRole('alert').textContent).toBe('Choose Legs first.'));
  await island.shopper.click(button(island));
  expect(focused()).toBe('Walnut');
});

test('with every option chosen the message has gone, and a press adds', async () => {
  const island = await renderWithOptions();
  await island.shopper.click(button(island));
  island.host.setAttribute('data-missing-options', '[]');
  await vi.waitFor(() => expect(island.page.queryByRole('alert')).toBeNull());
  expect(button(island).hasAttribute('aria-disabled')).toBe(false);
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(island.requests.map(({ call }) => call)).toContain('addItems'));
});

test('options that are missing again are not said before another press', async () => {
  const island = await renderWithOptions();
  await island.shopper.click(button(island));
  island.host.setAttribute('data-missing-options', '[]');
  await vi.waitFor(() => expect(island.page.queryByRole('alert')).toBeNull());
  island.host.setAttribute('data-missing-options', '[{"optionCode":"LEG","title":"Legs"}]');
  await vi.waitFor(() => expect(button(island).getAttribute('aria-disabled')).toBe('true'));
  expect(island.page.queryByRole('alert')).toBeNull();
});

test('the options of another product on the page are not led to, and the page’s mistake is reported', async () => {
  const island = await renderWithOptions({ part: 'another' });
  await island.shopper.click(button(island));
  expect(island.page.getByRole('alert').textContent).toBe('Choose Fabric first.');
  expect(document.activeElement).toBe(button(island));
  expect(island.errors[0]).toContain('add-to-cart: data-missing-options names the option "FABRIC"');
});

test('the selected product has the quantity of the field', async () => {
  const { page, shopper } = await renderIsland(addToCart, examples['in stock']);
  const product = parse(browseModel, { sku: '410553', name: 'Marlow', url: '/p/410553' });
  sharedStore().set(selectProductAtom, product);
  await shopper.click(page.getByRole('button', { name: 'One more: Quantity' }));
  await vi.waitFor(() =>
    expect(sharedStore().get(selectedProductsAtom).get('410553')).toMatchObject({ qty: 2 }),
  );
});
