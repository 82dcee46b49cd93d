import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/registry-choice/registry-choice.examples.ts';
import registryChoice from '../../../../widgets/registry-choice/registry-choice.island.ts';
import { closed } from '../../popup-page.ts';
import { heldAnswer, openIsland, type RenderedIsland } from '../../render-island.tsx';

const add = ({ page }: RenderedIsland) => page.getByRole('button', { name: 'Add To Registry' });
const radio = ({ page }: RenderedIsland, name: RegExp) => page.getByRole<HTMLInputElement>('radio', { name });
const sent = ({ requests }: RenderedIsland) => requests.map(({ call }) => call);
const alertOf = ({ page }: RenderedIsland) =>
  page.queryAllByRole('alert').find(({ textContent }) => textContent !== '');

test('a refusal goes when another one is chosen', async () => {
  const island = await openIsland(registryChoice, {
    ...examples.several,
    answers: { addRegistryItems: { isSuccess: false, message: 'This registry is closed.', items: [] } },
  });
  await island.shopper.click(add(island));
  await vi.waitFor(() => expect(alertOf(island)?.textContent).toBe('This registry is closed.'));
  await island.shopper.click(radio(island, /Our New Home/));
  expect(alertOf(island)).toBeUndefined();
});

test('an add that is refused after the layer was closed says so', async () => {
  const held = heldAnswer({ isSuccess: false, message: 'This registry is closed.', items: [] });
  const island = await openIsland(registryChoice, { ...examples.several, answers: {} });
  island.answer('addRegistryItems', held.answer);
  await island.shopper.click(add(island));
  await vi.waitFor(() => expect(sent(island)).toEqual(['addRegistryItems']));
  await island.shopper.click(island.page.getByRole('button', { name: 'Close' }));
  await closed(island);
  held.release();
  await vi.waitFor(() =>
    expect(island.page.getByRole('status').textContent).toBe('This registry is closed.'),
  );
});
