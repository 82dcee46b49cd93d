import { describe, expect, test, vi } from 'vitest';
import { open } from '../../../../src/runtime/core.tsx';
import { examples } from '../../../../widgets/pay-with-two/pay-with-two.examples.ts';
import payWithTwo from '../../../../widgets/pay-with-two/pay-with-two.island.ts';
import { openIsland, type RenderedIsland } from '../../render-island.tsx';

const update = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLButtonElement>('button', { name: /^(Update Payment|Updating…)$/ });
const box = ({ page }: RenderedIsland, name: RegExp) =>
  page.getByRole<HTMLInputElement>('checkbox', { name });
const amount = ({ page }: RenderedIsland, name: RegExp) =>
  page.getByRole<HTMLInputElement>('textbox', { name });
/** The popup with a Visa and an American Express chosen. */
async function openChosen(example: Parameters<typeof openIsland>[1] = examples.several) {
  const island = await openIsland(payWithTwo, example);
  await island.shopper.click(box(island, /Visa/));
  await island.shopper.click(box(island, /American Express/));
  return island;
}

async function type(island: RenderedIsland, name: RegExp, text: string) {
  await island.shopper.clear(amount(island, name));
  if (text) await island.shopper.type(amount(island, name), text);
}

describe('the amounts', () => {
  test('are halves at first', async () => {
    const island = await openChosen();
    expect(amount(island, /Visa/).value).toBe('899.50');
    expect(amount(island, /American Express/).value).toBe('899.50');
  });

  test('of an odd total make it up to the cent', async () => {
    const island = await openChosen(examples['odd total']);
    expect(amount(island, /Visa/).value).toBe('50.00');
    expect(amount(island, /American Express/).value).toBe('49.99');
  });

  test('follow from each other', async () => {
    const island = await openChosen();
    await type(island, /Visa/, '99.99');
    expect(amount(island, /American Express/).value).toBe('1699.01');
    await type(island, /American Express/, '1,000');
    expect(amount(island, /Visa/).value).toBe('799.00');
  });

  test.each(['', '0', '-5', '1799', '1799.01', 'abc', '1e2', '12.345', 'Infinity'])(
    '%j is refused at its field, and nothing is sent',
    async (text) => {
      const island = await openChosen();
      await type(island, /Visa/, text);
      await island.shopper.click(update(island));
      island.page.getByText('Enter an amount above 0 and below $1,799.00.');
      expect(amount(island, /Visa/).getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(amount(island, /Visa/));
      expect(island.requests).toEqual([]);
    },
  );

  test('are in the money of the page', async () => {
    const island = await openChosen(examples.Canada);
    island.page.getByText('Total to pay: CAD 1,799.00');
  });

  describe('when the total changes', () => {
    const again = (island: RenderedIsland, amountDue: number) =>
      open(island.registry, payWithTwo, { ...examples.several.props, amountDue });

    test('are halves of the new one, and what was chosen stays', async () => {
      const island = await openChosen();
      await again(island, 100000);
      await vi.waitFor(() => expect(amount(island, /Visa/).value).toBe('500.00'));
      expect(amount(island, /American Express/).value).toBe('500.00');
      expect(box(island, /Visa/).checked).toBe(true);
      expect(document.querySelectorAll('dialog')).toHaveLength(1);
    });

    test('the one that was given stays, and the other follows', async () => {
      const island = await openChosen();
      await type(island, /American Express/, '300');
      await again(island, 100000);
      await vi.waitFor(() => expect(amount(island, /Visa/).value).toBe('700.00'));
      expect(amount(island, /American Express/).value).toBe('300');
      island.page.getByText(/The total has changed: please check the amounts./);
    });

    test('and leaves nothing beside the given one, are halves again', async () => {
      const island = await openChosen();
      await type(island, /American Express/, '1500');
      await again(island, 100000);
      await vi.waitFor(() => expect(amount(island, /American Express/).value).toBe('500.00'));
      expect(amount(island, /Visa/).value).toBe('500.00');
    });
  });
});
