import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/registry-choice/registry-choice.examples.ts';
import registryChoice from '../../../../widgets/registry-choice/registry-choice.island.ts';
import { closed } from '../../popup-page.ts';
import { openIsland, openTestPage, type RenderedIsland } from '../../render-island.tsx';

const add = ({ page }: RenderedIsland) =>
  page.getByRole('button', { name: /^(Add To Registry|Adding…|One moment…|Try Again)$/ });
const radio = ({ page }: RenderedIsland, name: RegExp) => page.getByRole<HTMLInputElement>('radio', { name });
const sent = ({ requests }: RenderedIsland) => requests.map(({ call }) => call);
const bodies = ({ requests }: RenderedIsland) =>
  requests.filter(({ call }) => call === 'addRegistryItems').map(({ body }) => body);
const alertOf = ({ page }: RenderedIsland) =>
  page.queryAllByRole('alert').find(({ textContent }) => textContent !== '');

describe('several registries', () => {
  test('are a group of radio buttons, with the first one checked and focused', async () => {
    const island = await openIsland(registryChoice, examples.several);
    island.page.getByRole('dialog', { name: 'Choose a Registry' });
    island.page.getByRole('group', { name: 'Which registry should it be added to?' });
    expect(radio(island, /^Ada & Sam’s Wedding June 12, 2027$/).checked).toBe(true);
    expect(radio(island, /^Our New Home$/).checked).toBe(false);
    expect(document.activeElement).toBe(radio(island, /Ada/));
    expect(island.requests).toEqual([]);
  });

  test('the chosen one gets the item', async () => {
    const island = await openIsland(registryChoice, examples.several);
    await island.shopper.click(radio(island, /Our New Home/));
    await island.shopper.click(add(island));
    await vi.waitFor(() => expect(bodies(island)).toEqual([[{ Sku: '410553', Quantity: 1, GrId: '7002' }]]));
    expect(sent(island)).toEqual(['addRegistryItems']);
  });

  test('the layer that confirms it opens before this one closes', async () => {
    const island = await openIsland(registryChoice, examples.several);
    let opened: unknown;
    island.registry.open = async (_page, name, props) => {
      opened = { name, props, wasThere: !!document.querySelector('dialog') };
    };
    await island.shopper.click(add(island));
    await closed(island);
    expect(opened).toMatchObject({
      name: 'registry-confirmation',
      props: { added: { isSuccess: true }, registry: { grId: '7001' }, isInteractiveChecklistEnabled: true },
      wasThere: true,
    });
  });

  test('the one last chosen on this page is preselected the next time', async () => {
    const on = openTestPage(examples.several);
    const island = await openIsland(registryChoice, examples.several, on);
    await island.shopper.click(radio(island, /Our New Home/));
    await island.shopper.click(add(island));
    await closed(island);
    const again = await openIsland(registryChoice, examples.several, on);
    expect(radio(again, /Our New Home/).checked).toBe(true);
  });

  test('one add is sent at a time', async () => {
    const island = await openIsland(registryChoice, {
      ...examples.several,
      answers: { ...examples.several.answers, addRegistryItems: 'never' },
    });
    await island.shopper.dblClick(add(island));
    await island.shopper.click(add(island));
    expect(sent(island)).toEqual(['addRegistryItems']);
  });

  test('closing it without a choice adds nothing', async () => {
    const island = await openIsland(registryChoice, examples.several);
    await island.shopper.click(island.page.getByRole('button', { name: 'Close' }));
    await closed(island);
    expect(island.requests).toEqual([]);
  });

  test('markup in a name is text', async () => {
    const island = await openIsland(registryChoice, examples['long names']);
    radio(island, /^<b>Ada<\/b> & Sam’s Wedding$/);
  });

  test('an identifier is sent unchanged', async () => {
    const island = await openIsland(registryChoice, examples['long names']);
    await island.shopper.click(add(island));
    await vi.waitFor(() => expect(bodies(island)).toMatchObject([[{ GrId: 'a/b?c#d' }]]));
  });
});

describe('opened with only the item', () => {
  test('it loads the registries, then offers the choice', async () => {
    const island = await openIsland(registryChoice, examples['not known yet']);
    await vi.waitFor(() => island.page.getByRole('dialog', { name: 'Choose a Registry' }));
    expect(sent(island)).toEqual(['getRegistries']);
  });

  test('while they are loading the layer is busy, and adds nothing', async () => {
    const island = await openIsland(registryChoice, examples.loading);
    const dialog = island.page.getByRole('dialog', { name: 'Add To Registry' });
    expect(dialog.querySelector('[aria-busy="true"] .si-skeleton')).not.toBeNull();
    await island.shopper.click(add(island));
    expect(sent(island)).toEqual(['getRegistries']);
  });

  test('closed while they are loading, nothing is reported', async () => {
    const island = await openIsland(registryChoice, examples.loading);
    await island.shopper.click(island.page.getByRole('button', { name: 'Close' }));
    await closed(island);
    expect(island.errors).toEqual([]);
  });

  test('with one registry it adds at once, and confirms', async () => {
    const island = await openIsland(registryChoice, examples['only one']);
    await closed(island);
    expect(sent(island)).toEqual(['getRegistries', 'addRegistryItems']);
    expect(island.opened.map(({ name }) => name)).toEqual(['registry-confirmation']);
  });

  test('with a given registry it adds at once', async () => {
    const island = await openIsland(registryChoice, examples['registry given']);
    await closed(island);
    expect(bodies(island)).toEqual([[{ Sku: '410553', Quantity: 1, GrId: '7002' }]]);
    expect(sent(island)).toEqual(['getRegistries', 'addRegistryItems']);
    expect(island.opened).toMatchObject([
      { name: 'registry-confirmation', props: { registry: { grId: '7002', type: 'hw' } } },
    ]);
  });

  test('with a registry that does not exist it says so, and adds nothing', async () => {
    const props = { ...examples['registry given'].props, grId: '9999' };
    const island = await openIsland(registryChoice, { ...examples['registry given'], props });
    await vi.waitFor(() =>
      expect(alertOf(island)?.textContent).toBe(
        'We could not find this registry. It may have been removed: please reload the page.',
      ),
    );
    expect(sent(island)).toEqual(['getRegistries']);
  });

  test('the given one is preselected, and added to only when the shopper confirms', async () => {
    const props = { ...examples['not known yet'].props, preferred: '7002' };
    const island = await openIsland(registryChoice, { ...examples['not known yet'], props });
    await vi.waitFor(() => expect(radio(island, /Our New Home/).checked).toBe(true));
    expect(sent(island)).toEqual(['getRegistries']);
    await island.shopper.click(add(island));
    await vi.waitFor(() => expect(bodies(island)).toMatchObject([[{ GrId: '7002' }]]));
  });

  test('another than the given one can be chosen', async () => {
    const props = { ...examples['not known yet'].props, preferred: '7002' };
    const island = await openIsland(registryChoice, { ...examples['not known yet'], props });
    await vi.waitFor(() => radio(island, /Ada/));
    await island.shopper.click(radio(island, /Ada/));
    await island.shopper.click(add(island));
    await vi.waitFor(() => expect(bodies(island)).toMatchObject([[{ GrId: '7001' }]]));
  });
});

test('if quiet, no layer confirms it: it is announced', async () => {
  const island = await openIsland(registryChoice, examples.quiet);
  await island.shopper.click(add(island));
  await closed(island);
  expect(island.opened).toEqual([]);
  await vi.waitFor(() =>
    expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain(
      'ADDED',
    ),
  );
});

test('closed during the add, the add continues, and no layer opens over the page', async () => {
  let answer: (response: Response) => void = () => {};
  const island = await openIsland(registryChoice, {
    ...examples.several,
    answers: { addRegistryItems: () => new Promise<Response>((resolve) => (answer = resolve)) },
  });
  await island.shopper.click(add(island));
  await vi.waitFor(() => expect(sent(island)).toEqual(['addRegistryItems']));
  await island.shopper.click(island.page.getByRole('button', { name: 'Close' }));
  await closed(island);
  answer(Response.json(examples.several.answers.addRegistryItems));
  await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('ADDED'));
  expect(island.opened).toEqual([]);
});

describe('a shopper who is not signed in', () => {
  const asked = { name: 'registry-choice', props: { items: [{ sku: '410553', quantity: 1 }] } };

  test('is asked to sign in, and this layer closes', async () => {
    const island = await openIsland(registryChoice, { ...examples['not known yet'], context: {} });
    await closed(island);
    expect(island.opened).toMatchObject([{ name: 'sign-in-popup', props: { next: asked } }]);
    expect(island.requests).toEqual([]);
  });

  test('is asked to sign in when the add is refused with an expired session', async () => {
    const island = await openIsland(registryChoice, examples['session ended']);
    await island.shopper.click(add(island));
    await closed(island);
    expect(island.opened).toMatchObject([
      { name: 'sign-in-popup', props: { reason: 'expired', next: asked } },
    ]);
    expect(island.errors).toEqual([]);
  });

  test('with an expired session gets the same registry preselected after the sign-in', async () => {
    const island = await openIsland(registryChoice, examples['session ended']);
    await island.shopper.click(radio(island, /Our New Home/));
    await island.shopper.click(add(island));
    await closed(island);
    expect(island.opened).toMatchObject([{ props: { next: { props: { preferred: '7002' } } } }]);
  });
});

test('a failed add to the only registry keeps the layer open, and works again', async () => {
  const island = await openIsland(registryChoice, {
    ...examples['only one'],
    answers: { ...examples['only one'].answers, addRegistryItems: 503 },
  });
  await vi.waitFor(() => expect(alertOf(island)).toBeDefined());
  island.answer('addRegistryItems', examples.several.answers.addRegistryItems);
  await island.shopper.click(add(island));
  await closed(island);
  expect(island.opened.map(({ name }) => name)).toEqual(['registry-confirmation']);
});

test.each([
  [{ items: [] }, /items was \[\]; accepted is a list of \{sku, quantity\}, not empty/],
  [{ items: [{ sku: '1', quantity: 0 }] }, /items was .*accepted is a list of/],
  [
    { items: [{ sku: '1', quantity: 1 }], registries: { registries: 'two' } },
    /registries was .*accepted is the answer of GET \/gift-registry\/api\/list/,
  ],
])('%j opens nothing and is reported by name', async (props, words) => {
  const page = openTestPage(examples.several);
  await expect(openIsland(registryChoice, { about: '', props }, page)).rejects.toThrow(words);
  expect(document.querySelector('dialog')).toBeNull();
});
