import { within } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import {
  addItemsExample,
  getCustomOrderConfirmationExample,
} from '../../../../src/contract/cart/cart.examples.ts';
import { open } from '../../../../src/runtime/core.tsx';
import addConsent from '../../../../widgets/add-consent/add-consent.island.ts';
import { examples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { heldAnswer, type RenderedIsland, renderIsland } from '../../render-island.tsx';

const button = ({ page }: RenderedIsland) => page.getByRole('button', { name: /add to cart|added|adding/i });
const sent = ({ requests }: RenderedIsland) => requests.map(({ call }) => call);
const { answer } = getCustomOrderConfirmationExample;

describe('a custom order', () => {
  test('is checked first, by sku and options', async () => {
    const island = await renderIsland(addToCart, examples['custom order']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.requests).toHaveLength(1));
    expect(island.requests[0]!.url.search).toBe('?sku=410553&optionChoiceParameter=FABRIC%3DOAT');
  });

  test('that has to be confirmed opens its layer, and adds nothing yet', async () => {
    const island = await renderIsland(addToCart, examples['custom order']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({
      name: 'add-consent',
      props: { kind: 'custom-order', message: answer.message, item: { Sku: '410553', Quantity: 1 } },
    });
    expect(sent(island)).toEqual(['getCustomOrderConfirmation']);
    await expect.poll(() => button(island).getAttribute('data-state')).toBe('idle');
  });

  test('that needs no confirmation is added', async () => {
    const island = await renderIsland(addToCart, examples['custom order, nothing to confirm']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened[0]?.props).toHaveProperty('added'));
    expect(sent(island).slice(0, 2)).toEqual(['getCustomOrderConfirmation', 'addItems']);
  });

  test('is checked once, however often the button is pressed', async () => {
    const island = await renderIsland(addToCart, examples['custom order']);
    island.answer('getCustomOrderConfirmation', 'never');
    await island.shopper.dblClick(button(island));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(sent(island)).toEqual(['getCustomOrderConfirmation']));
  });

  test('whose layer does not open is not added, and shows an error', async () => {
    const island = await renderIsland(addToCart, examples['custom order']);
    island.registry.open = () => Promise.reject(new Error('no add-consent.js'));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.page.getByRole('alert').textContent).toMatch(/try again/));
    expect(sent(island)).toEqual(['getCustomOrderConfirmation']);
  });
});

describe('terms', () => {
  test('open the modal before anything is sent', async () => {
    const island = await renderIsland(addToCart, examples.terms);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({
      name: 'add-consent',
      props: { kind: 'terms', message: examples.terms.props.terms, item: { Sku: '410553' } },
    });
    expect(island.requests).toEqual([]);
  });
});

describe('a custom order with terms', () => {
  test('asks for the terms once the order is confirmed, and adds once they are accepted', async () => {
    const island = await renderIsland(addToCart, {
      ...examples['custom order'],
      props: { terms: '<p>No returns.</p>' },
    });
    island.registry.open = async (page, name, props) => {
      if (name === 'add-consent') await open(page, addConsent, props);
    };
    // The add's success would be announced in the next test.
    island.answer('addItems', 'never');
    await island.shopper.click(button(island));
    const order = within(await island.page.findByRole('dialog', { name: 'Made For You' }));
    await island.shopper.click(order.getByRole('button', { name: 'Add to Cart' }));
    const terms = await island.page.findByRole('dialog', { name: 'Confirm Your Selection' });
    await within(terms).findByText('No returns.');
    await vi.waitFor(() => expect(document.activeElement!.textContent).toBe('Confirm Your Selection'));
    expect(sent(island)).not.toContain('addItems');
    await island.shopper.click(within(terms).getByRole('button', { name: /^I (accept|agree)|Accept|Agree/ }));
    await vi.waitFor(() => expect(sent(island)).toContain('addItems'));
  });
});

describe('two buttons with questions', () => {
  async function twoButtons() {
    const held = heldAnswer(answer);
    const first = await renderIsland(addToCart, examples['custom order']);
    const second = await renderIsland(addToCart, examples['custom order'], { on: first });
    const press = async ({ host, shopper }: RenderedIsland) => {
      await shopper.click(host.querySelector('[type=submit]')!);
    };
    const state = ({ host }: RenderedIsland) =>
      host.querySelector('[type=submit]')!.getAttribute('data-state');
    // Opens the real layer, because only that clears the question.
    first.registry.open = async (page, name, props) => {
      first.opened.push({ name, props });
      if (name === 'add-consent') await open(page, addConsent, props);
    };
    return { first, second, held, press, state };
  }

  test('ask one question at a time: the second waits its turn, and shows that it is busy', async () => {
    const { first, second, held, press, state } = await twoButtons();
    first.answer('getCustomOrderConfirmation', held.answer);
    await press(first);
    await press(second);
    await vi.waitFor(() => expect(state(second)).toBe('busy'));
    held.release();
    await first.shopper.click(await first.page.findByRole('button', { name: 'Go Back' }));
    await vi.waitFor(() => expect(first.opened).toHaveLength(2));
    expect(sent(first)).toEqual(['getCustomOrderConfirmation', 'getCustomOrderConfirmation']);
  });

  test('ask one after the other', async () => {
    const { first, second, press } = await twoButtons();
    await press(first);
    await first.shopper.click(await first.page.findByRole('button', { name: 'Go Back' }));
    await vi.waitFor(() => expect(first.page.queryByRole('dialog')).toBeNull());
    await press(second);
    await vi.waitFor(() => expect(first.opened).toHaveLength(2));
  });

  test('ask one after the other, even if the first check failed', async () => {
    const { first, second, press } = await twoButtons();
    first.answer('getCustomOrderConfirmation', 500);
    await press(first);
    await vi.waitFor(() => first.page.getByRole('alert'));
    first.answer('getCustomOrderConfirmation', answer);
    await press(second);
    await vi.waitFor(() => expect(first.opened).toHaveLength(1));
  });

  test('without a layer that confirms, the button that asked shows "Added"', async () => {
    const { first, press, state } = await twoButtons();
    const { registry } = first;
    const openReally = registry.open;
    registry.open = (page, name, props) =>
      name === 'add-consent' ? openReally(page, name, props) : Promise.reject(new Error('no such layer'));
    await press(first);
    const layer = await first.page.findByRole('dialog');
    await first.shopper.click(layer.querySelector('.si-dialog__actions button')!);
    await vi.waitFor(() => expect(first.page.queryByRole('dialog')).toBeNull());
    await vi.waitFor(() => expect(state(first)).toBe('done'));
  });
});

describe('a question whose layer is closed while its item is added', () => {
  /** A confirmed and closed question, and a second press that is busy; `release` answers the first add. */
  async function pressedAgain(added: unknown) {
    const { answer: held, release } = heldAnswer(added);
    const island = await renderIsland(addToCart, examples['custom order']);
    island.answer('addItems', held);
    island.registry.open = (page, name, props) =>
      name === 'add-consent' ? open(page, addConsent, props) : Promise.reject(new Error('no such layer'));
    const submit = island.host.querySelector<HTMLElement>('[type=submit]')!;
    await island.shopper.click(submit);
    const layer = within(await island.page.findByRole('dialog', { name: 'Made For You' }));
    await island.shopper.click(layer.getByRole('button', { name: 'Add to Cart' }));
    await vi.waitFor(() => expect(sent(island)).toContain('addItems'));
    await island.shopper.click(layer.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(island.page.queryByRole('dialog')).toBeNull());
    island.answer('getCustomOrderConfirmation', 'never');
    await island.shopper.click(submit);
    await vi.waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('true'));
    release();
    return { island, submit };
  }

  test('does not end the busy state of the next press', async () => {
    const { island, submit } = await pressedAgain(addItemsExample.answer);
    await vi.waitFor(() =>
      expect(island.page.getByRole('status').textContent?.trim()).toBe('Added to your cart.'),
    );
    expect(submit.getAttribute('aria-busy')).toBe('true');
  });

  test('announces a failure that the busy button cannot show', async () => {
    const { island, submit } = await pressedAgain({ isSuccess: false, message: 'Sold out today.' });
    await vi.waitFor(() =>
      expect(island.page.getByRole('status').textContent?.trim()).toBe('Sold out today.'),
    );
    expect(submit.getAttribute('aria-busy')).toBe('true');
  });
});

test('a buy box that is rendered again while the server is asked still gets its question', async () => {
  const held = heldAnswer(answer);
  const island = await renderIsland(addToCart, examples['custom order']);
  island.answer('getCustomOrderConfirmation', held.answer);
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(sent(island)).toHaveLength(1));
  island.record.unmount!();
  held.release();
  await vi.waitFor(() => expect(island.opened.map(({ name }) => name)).toEqual(['add-consent']));
});

test('a page that is left meanwhile is restored with a working button', async () => {
  const island = await renderIsland(addToCart, examples['custom order']);
  island.answer('getCustomOrderConfirmation', () => {
    window.dispatchEvent(new Event('pagehide'));
    throw new TypeError('Failed to fetch');
  });
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(button(island).getAttribute('data-state')).toBe('idle'));
  window.dispatchEvent(new Event('pageshow'));
  expect(island.page.queryByRole('alert')).toBeNull();
  island.answer('getCustomOrderConfirmation', answer);
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(island.opened).toHaveLength(1));
});
