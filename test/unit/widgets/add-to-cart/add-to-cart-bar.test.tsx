import { within } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { StillObserver } from '../../../../src/testing/stand-ins.ts';
import { examples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { heldAnswer, type IslandExample, renderIsland } from '../../render-island.tsx';

/** Renders the form, scrolled past. */
async function renderPassed(example: IslandExample) {
  let pass = () => {};
  class Observer extends StillObserver {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      super();
      pass = () => notify([{ isIntersecting: false }]);
    }
  }
  vi.spyOn(globalThis, 'IntersectionObserver').mockImplementation(Observer as never);
  const island = await renderIsland(addToCart, example);
  pass();
  const bar = () => island.host.querySelector<HTMLElement>('.si-add-to-cart__bar');
  await vi.waitFor(() => expect(bar()).not.toBeNull());
  const buttons = () => [...island.host.querySelectorAll<HTMLElement>('.si-button')];
  return { ...island, bar: within(bar()!), buttons };
}

test('an add from the bar shows in the bar and in the form', async () => {
  const { answer, release } = heldAnswer(examples['with a bar'].answers.addItems);
  const island = await renderPassed({
    ...examples['with a bar'],
    answers: { ...examples['with a bar'].answers, addItems: answer },
  });
  const states = () => island.buttons().map((button) => button.getAttribute('data-state'));
  expect(states()).toEqual(['idle', 'idle']);
  await island.shopper.click(island.bar.getByRole('button', { name: 'Add to Cart' }));
  await vi.waitFor(() => expect(states()).toEqual(['busy', 'busy']));
  for (const button of island.buttons()) await island.shopper.click(button);
  island.registry.open = () => Promise.reject(new Error('no cart-confirmation.js'));
  release();
  await vi.waitFor(() => expect(states()).toEqual(['done', 'done']));
  expect(island.requests.filter(({ call }) => call === 'addItems')).toHaveLength(1);
});

test('an add from the form shows in the bar', async () => {
  const island = await renderPassed({
    ...examples['with a bar'],
    answers: { ...examples['with a bar'].answers, addItems: 'never' },
  });
  await island.shopper.click(island.buttons()[0]!);
  await island.bar.findByRole('button', { name: 'Adding…' });
});

test('a failed add shows its message in both, and only the form’s is an alert', async () => {
  const { bar, page, shopper } = await renderPassed({
    ...examples['with a bar'],
    answers: examples.refused.answers,
  });
  await shopper.click(bar.getByRole('button', { name: 'Add to Cart' }));
  const message = 'Only 2 of these are left.';
  await vi.waitFor(() => expect(page.getByRole('alert').textContent).toBe(message));
  expect(bar.getByText(message).closest('[aria-hidden="true"]')).not.toBeNull();
});

test('once the product is out of stock there is no bar', async () => {
  const { host, page, buttons } = await renderPassed(examples['with a bar']);
  host.setAttribute('data-stock', 'out');
  await page.findByRole('button', { name: 'Out of Stock' });
  expect(buttons()).toHaveLength(1);
});
