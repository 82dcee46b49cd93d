import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/add-to-registry/add-to-registry.examples.ts';
import addToRegistry from '../../../../widgets/add-to-registry/add-to-registry.island.ts';
import { openTestPage, type RenderedIsland, renderIsland } from '../../render-island.tsx';

const missing = examples['options missing'];
const button = ({ page }: RenderedIsland) => page.getByRole('button', { name: /^Add To Registry/ });

/** The button on a page with the size to choose. */
async function renderWithSize(held: { held?: 'submit' } = {}) {
  const on = openTestPage(missing);
  const group = document.createElement('div');
  group.innerHTML = '<a href="?SIZE=84">84"</a>';
  group.setAttribute('data-option-code', 'SIZE');
  document.body.append(group);
  const island = await renderIsland(addToRegistry, missing, { on, ...held });
  return { island, size: group.querySelector('a') };
}

test('while an option is missing a press announces it, leads to it, and adds nothing', async () => {
  const { island, size } = await renderWithSize();
  expect(button(island).getAttribute('aria-disabled')).toBe('true');
  await island.shopper.click(button(island));
  expect(island.page.getByRole('alert').textContent).toBe('Choose Size first.');
  expect(document.activeElement).toBe(size);
  expect(island.requests).toEqual([]);
});

test('a press from before mounting leads there, too', async () => {
  const { island, size } = await renderWithSize({ held: 'submit' });
  await vi.waitFor(() => expect(document.activeElement).toBe(size));
  expect(island.requests).toEqual([]);
});

test('with every option chosen a press adds', async () => {
  const island = await renderIsland(addToRegistry, missing);
  island.host.setAttribute('data-missing-options', '[]');
  await vi.waitFor(() => expect(button(island).hasAttribute('aria-disabled')).toBe(false));
  await island.shopper.click(button(island));
  await vi.waitFor(() =>
    expect(island.requests.map(({ call }) => call)).toEqual(['getRegistries', 'addRegistryItems']),
  );
});

test('made to order is said before a missing option', async () => {
  const island = await renderIsland(addToRegistry, {
    ...missing,
    attributes: { ...missing.attributes, 'data-is-made-to-order': 'true' },
  });
  expect((button(island) as HTMLButtonElement).disabled).toBe(true);
  island.page.getByText('This item cannot be added: it is made to order.');
});
