import { expect, test, vi } from 'vitest';
import { examples as orderExamples } from '../../../../widgets/special-order/special-order.examples.ts';
import specialOrder from '../../../../widgets/special-order/special-order.island.ts';
import { examples } from '../../../../widgets/special-order-debug/special-order-debug.examples.ts';
import specialOrderDebug from '../../../../widgets/special-order-debug/special-order-debug.island.ts';
import { openTestPage, renderIsland } from '../../render-island.tsx';

test('the title names the product and keeps the brand', async () => {
  document.title = 'Special Order | Hearth & Hollow';
  await renderIsland(specialOrderDebug, examples.nothing);
  expect(document.title).toBe('Debug Tools | Special Order | 423001 | Hearth & Hollow');
});

test('a call shows with what was asked and answered, its time and both cache strings', async () => {
  const { page, shopper, host } = await renderIsland(specialOrderDebug, examples.answered);
  expect(host.textContent).toContain('Nothing has been asked yet.');
  await shopper.click(page.getByRole('button', { name: 'Ask Again' }));
  await page.findByText('answered');
  expect(host.querySelector('tbody')!.textContent).toMatch(/getBrowseDto.*so-423001-20261129.*\d+ ms/s);
});

test('a failure shows as one', async () => {
  const { page, shopper, host } = await renderIsland(specialOrderDebug, examples.failed);
  await shopper.click(page.getByRole('button', { name: 'Ask Again' }));
  await page.findByText('failed');
  expect(host.querySelector('pre + *, tbody')!.textContent).toContain('"kind": "status"');
});

test('it shows the calls of the options on the same page, which keep its title and path', async () => {
  history.replaceState(null, '', '/debug/423001');
  const on = openTestPage({ answers: orderExamples['all chosen'].answers });
  const debug = await renderIsland(specialOrderDebug, examples.nothing, { on });
  await renderIsland(specialOrder, orderExamples['all chosen'], { on });
  const { page, shopper } = debug;
  await shopper.click(page.getByRole('radio', { name: /^Natural Oak/ }));
  await vi.waitFor(() => expect(debug.host.textContent).toContain('getBrowseDto'));
  await page.findAllByText('answered');
  expect(location.pathname).toBe('/debug/423001');
  expect(document.title).toMatch(/^Debug Tools/);
  history.replaceState(null, '', '/');
});

test('outside the product’s part of the page, and mounted first, it leaves that part to follow the options', async () => {
  const on = openTestPage({ answers: orderExamples['all chosen'].answers });
  await renderIsland(specialOrderDebug, examples.nothing, { on });
  const order = await renderIsland(specialOrder, orderExamples['all chosen'], { on });
  const part = document.createElement('main');
  part.setAttribute('data-product', '423001');
  part.innerHTML = '<p data-product-text="formattedPrice">From $1,799.00</p>';
  order.host.replaceWith(part);
  part.append(order.host);
  await order.shopper.click(order.page.getByRole('radio', { name: /^Natural Oak/ }));
  await vi.waitFor(() => expect(part.querySelector('p')!.textContent).toMatch(/^\$/));
});
