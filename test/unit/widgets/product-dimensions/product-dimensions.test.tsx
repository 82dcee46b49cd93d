import { afterEach, expect, test } from 'vitest';
import { examples } from '../../../../widgets/product-dimensions/product-dimensions.examples.ts';
import productDimensions from '../../../../widgets/product-dimensions/product-dimensions.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';

afterEach(() => sessionStorage.clear());

const render = (example: IslandExample) => renderIsland(productDimensions, example);
const rows = (host: Element) =>
  [...host.querySelectorAll('dl > div')].map(
    (row) => `${row.querySelector('dt')!.textContent} ${row.querySelector('dd [aria-hidden]')!.textContent}`,
  );

test('shows the dimensions in their original system', async () => {
  const inches = await render(examples.inches);
  expect(rows(inches.host)).toEqual(['Width 84½″', 'Depth 38″', 'Height 33¼″']);
  const centimeters = await render(examples.centimeters);
  expect(rows(centimeters.host)).toEqual(['Width 214.6 cm', 'Depth 96.5 cm', 'Height 84.5 cm']);
});

test('a round product has a diameter, and no missing dimensions', async () => {
  const { host } = await render(examples.round);
  expect(rows(host)).toEqual(['Height 17″', 'Diameter 36″']);
});

test('each dimension has words for screen readers', async () => {
  const { host } = await render(examples.inches);
  expect(host.querySelector('dd')!.textContent).toBe('84½″84½ inches');
});

test('the shopper chooses the system, by pointer and by arrow key', async () => {
  const { host, page, shopper } = await render(examples.inches);
  await shopper.click(page.getByRole('radio', { name: 'Centimeters' }));
  expect(rows(host)).toEqual(['Width 214.6 cm', 'Depth 96.5 cm', 'Height 84.5 cm']);
  await shopper.keyboard('{ArrowLeft}');
  expect(rows(host)[0]).toBe('Width 84½″');
});

test('the choice applies to every list on the page, and to the following pages', async () => {
  const first = await render(examples.inches);
  const second = await renderIsland(productDimensions, examples.round, { on: first });
  await first.shopper.click(first.page.getAllByRole('radio', { name: 'Centimeters' })[0]!);
  expect(rows(second.host)).toEqual(['Height 43.2 cm', 'Diameter 91.4 cm']);
  expect((await render(examples.inches)).page.getByRole('radio', { name: 'Centimeters' })).toHaveProperty(
    'checked',
    true,
  );
});

test('without a stored choice the original system shows again', async () => {
  sessionStorage.setItem('systemOfMeasure', '"furlongs"');
  expect(rows((await render(examples.inches)).host)[0]).toBe('Width 84½″');
});

test('without dimensions the server’s nodes stay', async () => {
  const { host, serverNodes } = await render(examples['none known']);
  expect(host.contains(serverNodes[0]!)).toBe(true);
  expect(host.querySelector('fieldset')).toBeNull();
});

test('a wrong system is reported by name, with the accepted ones', async () => {
  const { errors, status, host, serverNodes } = await render(examples['wrong data']);
  expect(status()).toBe('failed');
  expect(errors[0]).toMatch(/dimensions was .* 1 for inches or 2 for centimeters/);
  expect([...host.childNodes]).toEqual(serverNodes);
});
