import { describe, expect, test, vi } from 'vitest';
import { returnKey } from '../../../../src/page/return-record.ts';
import { nextAfterSignIn } from '../../../../src/state/account/ask-to-sign-in.ts';
import { questionAtom } from '../../../../src/state/question.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/add-to-registry/add-to-registry.examples.ts';
import addToRegistry from '../../../../widgets/add-to-registry/add-to-registry.island.ts';
import { examples as choices } from '../../../../widgets/registry-choice/registry-choice.examples.ts';
import registryChoice from '../../../../widgets/registry-choice/registry-choice.island.ts';
import { press } from '../../popup-page.ts';
import {
  type IslandExample,
  openIsland,
  openTestPage,
  type RenderedIsland,
  renderIsland,
} from '../../render-island.tsx';

const button = ({ host }: RenderedIsland) => host.querySelector('button')!;
const sofa = [{ sku: '410553', quantity: 1 }];

/** Two buttons on one page, whose layers open only when they are released. */
async function twoButtons(example: IslandExample) {
  const on = openTestPage(example);
  const first = await renderIsland(addToRegistry, example, { on });
  const attributes = { 'data-sku': '413004', 'data-name': 'Side Table' };
  const second = await renderIsland(addToRegistry, { ...example, attributes }, { on });
  const asked: { name: string; props: unknown }[] = [];
  let letOpen = () => {};
  const held = new Promise<void>((resolve) => {
    letOpen = resolve;
  });
  first.registry.open = (_page, name, props) => {
    asked.push({ name, props });
    return held;
  };
  return { first, second, asked, letOpen };
}

const item = (sku: string) => ({ sku, quantity: 1 });

/** A layer that closes ends its question. */
const closeLayer = () => sharedStore().set(questionAtom, undefined);

/** What opens after the sign-in that the shopper is asked for. */
const afterSignIn = () => nextAfterSignIn(sharedStore());

const choiceOf = (...skus: string[]) => ({ name: 'registry-choice', props: { items: skus.map(item) } });

test('the question for a sign-in has the layer that opens after it', async () => {
  const { first, asked } = await twoButtons(examples['signed out']);
  await first.shopper.click(button(first));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ name: 'sign-in-popup', props: { next: choiceOf('410553') } });
});

test('the sign-in is a registry’s, which offers no new account (cart §2)', async () => {
  const { first, asked } = await twoButtons(examples['signed out']);
  await first.shopper.click(button(first));
  await vi.waitFor(() => expect(asked[0]?.props).toMatchObject({ form: 'gift-registry' }));
});

test('while the question for a sign-in loads, a press of another button joins it', async () => {
  const { first, second, asked, letOpen } = await twoButtons(examples['signed out']);
  await first.shopper.click(button(first));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await first.shopper.click(button(second));
  await vi.waitFor(() => expect(button(second).getAttribute('aria-busy')).toBe('true'));
  letOpen();
  await vi.waitFor(() => expect(button(second).getAttribute('aria-busy')).toBeNull());
  expect(asked).toHaveLength(1);
  expect(afterSignIn()).toMatchObject(choiceOf('410553', '413004'));
});

describe('while the question for a sign-in loads', () => {
  /** Presses the first button, then another of each product; those presses wait for the first. */
  async function pressed(...skus: string[]) {
    const { first, asked } = await twoButtons(examples['signed out']);
    await first.shopper.click(button(first));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    for (const sku of skus) {
      const attributes = { 'data-sku': sku, 'data-name': 'Lamp' };
      const other = await renderIsland(
        addToRegistry,
        { ...examples['signed out'], attributes },
        { on: first },
      );
      await first.shopper.click(button(other));
      await vi.waitFor(() => expect(button(other).getAttribute('aria-busy')).toBe('true'));
    }
  }

  test('all of several presses join it', async () => {
    await pressed('413004', '421005');
    expect(afterSignIn()).toMatchObject(choiceOf('410553', '413004', '421005'));
  });

  test('another button of the same product asks for it once', async () => {
    await pressed('410553');
    expect(afterSignIn()).toMatchObject(choiceOf('410553'));
  });
});

test('a press joins the sign-in of the page, if the popup does not open', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { first, second } = await twoButtons(examples['signed out']);
  let failToOpen = () => {};
  first.registry.open = () =>
    new Promise((_resolve, reject) => {
      failToOpen = () => reject(new Error('no sign-in-popup.js'));
    });
  await first.shopper.click(button(first));
  await first.shopper.click(button(second));
  await vi.waitFor(() => expect(button(second).getAttribute('aria-busy')).toBe('true'));
  failToOpen();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const { next } = JSON.parse(sessionStorage.getItem(returnKey)!);
  expect(next).toMatchObject(choiceOf('410553', '413004'));
  sessionStorage.clear();
});

test('a press whose session turns out to have expired joins the question that is open', async () => {
  const { first, second, asked, letOpen } = await twoButtons({
    ...examples['several registries'],
    answers: { getRegistries: 401 },
  });
  await first.shopper.click(button(first));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  letOpen();
  await vi.waitFor(() => expect(button(first).getAttribute('aria-busy')).toBeNull());
  await first.shopper.click(button(second));
  await vi.waitFor(() => expect(afterSignIn()).toMatchObject(choiceOf('410553', '413004')));
  expect(asked).toHaveLength(1);
});

test('a question that the shopper has closed is not joined', async () => {
  const { first, second, asked, letOpen } = await twoButtons(examples['signed out']);
  await first.shopper.click(button(first));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  letOpen();
  await vi.waitFor(() => expect(button(first).getAttribute('aria-busy')).toBeNull());
  closeLayer();
  await first.shopper.click(button(second));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(afterSignIn()).toMatchObject(choiceOf('413004'));
});

test('while the layer for the registry loads, another button waits its turn, and then asks', async () => {
  const { first, second, asked, letOpen } = await twoButtons(examples['several registries']);
  await first.shopper.click(button(first));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await first.shopper.click(button(second));
  await vi.waitFor(() => expect(button(second).getAttribute('aria-busy')).toBe('true'));
  letOpen();
  await vi.waitFor(() => expect(button(first).getAttribute('aria-busy')).toBeNull());
  expect(JSON.stringify(asked)).not.toContain('413004');
  closeLayer();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject(choiceOf('413004'));
});

test('while the shopper is asked for its terms, another button waits its turn, and then asks', async () => {
  const { first, second, asked, letOpen } = await twoButtons(examples.terms);
  await first.shopper.click(button(first));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await first.shopper.click(button(second));
  await vi.waitFor(() => expect(button(second).getAttribute('aria-busy')).toBe('true'));
  expect(JSON.stringify(asked)).not.toContain('413004');
  letOpen();
  await vi.waitFor(() => expect(button(first).getAttribute('aria-busy')).toBeNull());
  closeLayer();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ name: 'add-consent', props: { item: { Sku: '413004' } } });
});

test('while the page’s own layer for the registry is open, a button waits until it has closed', async () => {
  const { first, asked } = await twoButtons(examples['several registries']);
  const layer = await openIsland(registryChoice, choices.several, first);
  await first.shopper.click(button(first));
  await vi.waitFor(() => expect(button(first).getAttribute('aria-busy')).toBe('true'));
  expect(asked).toEqual([]);
  await press(layer, 'Close');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
});

test('after the question the other button can ask', async () => {
  const { first, second, asked, letOpen } = await twoButtons(examples['several registries']);
  await first.shopper.click(button(first));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  letOpen();
  await vi.waitFor(() => expect(button(first).getAttribute('aria-busy')).toBeNull());
  closeLayer();
  await first.shopper.click(button(second));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject(choiceOf('413004'));
});

describe('terms', () => {
  const consent = {
    kind: 'terms',
    addTo: 'registry',
    item: { Sku: '410553', Quantity: 1 },
    message: '<p>Sold <strong>as it is</strong>: it cannot be returned.</p>',
  };

  test('open first, and nothing is added before', async () => {
    const island = await renderIsland(addToRegistry, examples.terms);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({ name: 'add-consent', props: consent });
    expect(island.requests).toEqual([]);
  });

  test('open with the registry that the page gives', async () => {
    const attributes = { ...examples.terms.attributes, 'data-gr-id': '7002' };
    const island = await renderIsland(addToRegistry, { ...examples.terms, attributes });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened[0]?.props).toMatchObject({ grId: '7002' }));
  });

  test('open after a sign-in too', async () => {
    const island = await renderIsland(addToRegistry, { ...examples.terms, context: {} });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({
      name: 'sign-in-popup',
      props: { next: { name: 'add-consent', props: consent } },
    });
  });

  test('whose layer does not open do not block other questions', async () => {
    const island = await renderIsland(addToRegistry, examples.terms);
    island.registry.open = () => Promise.reject(new Error('no add-consent.js'));
    await island.shopper.click(button(island));
    await vi.waitFor(() => island.page.getByRole('alert'));
    expect(sharedStore().get(questionAtom)).toBeUndefined();
  });
});

describe('the page’s own login page', () => {
  const signInUrl = '/login?registry=1&returnUrl=/p/1';
  const example = {
    ...examples['signed out'],
    attributes: { 'data-sku': '410553', 'data-sign-in-url': signInUrl },
  };

  test('stores the add for the page it returns to', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const island = await renderIsland(addToRegistry, example);
    island.registry.open = () => Promise.reject(new Error('no sign-in-popup.js'));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(JSON.parse(sessionStorage.getItem(returnKey)!)).toMatchObject({
      url: '/p/1',
      next: { name: 'registry-choice', props: { items: sofa } },
    });
    sessionStorage.clear();
  });

  test('is passed on to the layer after the sign-in', async () => {
    const island = await renderIsland(addToRegistry, example);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened[0]?.props).toMatchObject({ next: { props: { signInUrl } } }));
  });

  test('is passed on to the layer that asks for the registry', async () => {
    const attributes = example.attributes;
    const island = await renderIsland(addToRegistry, { ...examples['several registries'], attributes });
    await island.shopper.click(button(island));
    await vi.waitFor(() =>
      expect(island.opened[0]).toMatchObject({ name: 'registry-choice', props: { signInUrl } }),
    );
  });
});
