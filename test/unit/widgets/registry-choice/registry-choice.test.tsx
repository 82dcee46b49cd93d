import { within } from 'storybook/test';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { examples } from '../../../../widgets/registry-choice/registry-choice.examples.ts';
import registryChoice from '../../../../widgets/registry-choice/registry-choice.island.ts';
import { closed } from '../../popup-page.ts';
import { heldAnswer, openIsland, openTestPage, type RenderedIsland } from '../../render-island.tsx';

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

describe('without a registry', () => {
  /** The request that the button's form would post; the navigation is prevented. */
  async function posted(example: typeof examples.none) {
    const island = await openIsland(registryChoice, example);
    let form: { action: string; method: string; fields: object } | undefined;
    const note = (event: Event) => {
      // The form reads its token first, and then posts itself.
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { action, method } = event.target as HTMLFormElement;
      const fields = Object.fromEntries(new FormData(event.target as HTMLFormElement));
      form = { action: new URL(action).pathname, method, fields };
    };
    document.addEventListener('submit', note);
    onTestFinished(() => document.removeEventListener('submit', note));
    await island.shopper.click(island.page.getByRole('button', { name: 'Create a Registry' }));
    await vi.waitFor(() => expect(form).toBeDefined());
    return form;
  }

  async function shown(example: typeof examples.none) {
    await openIsland(registryChoice, example);
    return { form: document.querySelector<HTMLFormElement>('form[action]')! };
  }

  test('it says so, and offers no add', async () => {
    const { page } = await openIsland(registryChoice, examples.none);
    page.getByRole('dialog', { name: 'You Have No Registry Yet' });
    expect(page.queryByRole('button', { name: 'Add To Registry' })).toBeNull();
  });

  test('the button is busy while the form waits for its token', async () => {
    let end = () => {};
    const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      end = () => this.onloadend!(new ProgressEvent('loadend'));
    });
    onTestFinished(() => end());
    const { page, shopper } = await openIsland(registryChoice, examples.none);
    const create = page.getByRole('button', { name: 'Create a Registry' });
    await shopper.click(create);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(create.getAttribute('aria-busy')).toBe('true');
  });

  test('it posts the item to the page that creates one', async () => {
    expect(await posted(examples.none)).toEqual({
      action: '/gift-registry/add',
      method: 'post',
      fields: {
        __RequestVerificationToken: expect.stringMatching(/./),
        Sku: '410553',
        Quantity: '1',
        returnUrl: location.pathname + location.search,
      },
    });
  });

  test.each([1, 2])(
    'with %d items it leads to the page’s own origin, also under a `<base href>` of another',
    async (count) => {
      const base = Object.assign(document.createElement('base'), { href: 'https://cdn.example/' });
      document.head.append(base);
      onTestFinished(() => base.remove());
      const items = [...examples.none.props.items, { sku: '413004', quantity: 1 }].slice(0, count);
      const { form } = await shown({ ...examples.none, props: { ...examples.none.props, items } });
      expect(new URL(form.getAttribute('action')!, document.baseURI).origin).toBe(location.origin);
    },
  );

  test('of several items it posts the first, and says that the others have to be added again', async () => {
    const items = [...examples.none.props.items, { sku: '413004', quantity: 1 }];
    const several = { ...examples.none, props: { ...examples.none.props, items } };
    expect(await posted(several)).toMatchObject({
      action: '/gift-registry/add',
      fields: { Sku: '410553', Quantity: '1' },
    });
    within(document.body).getByText(/the first of your 2 items is added to it. Then please add the others/);
  });
});

describe('if the page is left', () => {
  test('while its registries are loading, a restored page does not show the layer', async () => {
    const getRegistries = () => {
      dispatchEvent(new Event('pagehide'));
      throw new TypeError('Failed to fetch');
    };
    const island = await openIsland(registryChoice, { ...examples.loading, answers: { getRegistries } });
    await closed(island);
    dispatchEvent(new Event('pageshow'));
    expect(document.querySelector('dialog')).toBeNull();
    expect(island.errors).toEqual([]);
  });

  test('during the add to the only registry, the layer and its button are there again', async () => {
    const addRegistryItems = () => {
      dispatchEvent(new Event('pagehide'));
      throw new TypeError('Failed to fetch');
    };
    const island = await openIsland(registryChoice, {
      ...examples['only one'],
      answers: { ...examples['only one'].answers, addRegistryItems },
    });
    await vi.waitFor(() =>
      expect(island.requests.map(({ call }) => call)).toEqual(['getRegistries', 'addRegistryItems']),
    );
    const add = island.page.getByRole('button', { name: /^(Add To Registry|Adding…)$/ });
    await vi.waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull());
    dispatchEvent(new Event('pageshow'));
    expect(add.getAttribute('aria-disabled')).toBeNull();
    expect(island.page.getByRole('dialog').hasAttribute('open')).toBe(true);
  });
});

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
