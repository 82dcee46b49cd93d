import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/add-to-registry/add-to-registry.examples.ts';
import addToRegistry from '../../../../widgets/add-to-registry/add-to-registry.island.ts';
import { type RenderedIsland, renderIsland } from '../../render-island.tsx';

const button = ({ host }: RenderedIsland) => host.querySelector('button')!;
const sent = ({ requests }: RenderedIsland) => requests.map(({ call }) => call);

test('one press adds one of each product, in one call', async () => {
  const island = await renderIsland(addToRegistry, examples.set);
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(sent(island)).toEqual(['getRegistries', 'addRegistryItems']));
  expect(island.requests[1]!.body).toEqual([
    { Sku: '410553', Quantity: 1, GrId: '7001' },
    { Sku: '413004', Quantity: 1, GrId: '7001' },
  ]);
});

test('then the button says so, and takes no further press', async () => {
  const island = await renderIsland(addToRegistry, examples.set);
  await island.shopper.click(button(island));
  await island.page.findByRole('button', { name: 'ALL ADDED' });
  await island.shopper.click(button(island));
  expect(sent(island)).toHaveLength(2);
});

test('the set that the page knows to be in the registry is not added', async () => {
  const island = await renderIsland(addToRegistry, examples['set in the registry']);
  island.page.getByRole('button', { name: 'ALL ADDED' });
  await island.shopper.click(button(island));
  expect(island.requests).toEqual([]);
});

test('a failure says so, and the button works again', async () => {
  const island = await renderIsland(addToRegistry, examples['set failed']);
  await island.shopper.click(button(island));
  await vi.waitFor(() => island.page.getByRole('alert'));
  island.answer('addRegistryItems', examples.set.answers.addRegistryItems);
  await island.shopper.click(button(island));
  await island.page.findByRole('button', { name: 'ALL ADDED' });
  expect(island.page.queryByRole('alert')).toBeNull();
});

test('without an account a press asks to sign in, and all of them are added after that', async () => {
  const island = await renderIsland(addToRegistry, { ...examples.set, context: {} });
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(island.opened).toHaveLength(1));
  expect(island.opened[0]!.props).toMatchObject({
    next: { props: { items: [{ sku: '410553' }, { sku: '413004' }] } },
  });
});
