import { describe, expect, test } from 'vitest';
import {
  personalizationsAtom,
  typedPersonalizationsAtom,
} from '../../../../src/state/personalization/personalization.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/add-to-registry/add-to-registry.examples.ts';
import addToRegistry from '../../../../widgets/add-to-registry/add-to-registry.island.ts';
import { type RenderedIsland, renderIsland } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';

const button = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLButtonElement>('button', { name: /registry|stock|order|personal/i });

describe('a product that cannot be added', () => {
  test.each([
    ['out of stock', 'This item cannot be added: it is out of stock.'],
    ['made to order', 'This item cannot be added: it is made to order.'],
    ['personalization incomplete', 'Complete the personalization to add this item.'],
  ] as const)('%s: the button is disabled, and described by the reason', async (name, reason) => {
    const island = await renderIsland(addToRegistry, examples[name]);
    expect(button(island).disabled).toBe(true);
    const text = document.getElementById(button(island).getAttribute('aria-describedby')!);
    expect(text!.textContent).toBe(reason);
  });

  test('in a card the button’s label is the reason', async () => {
    const { page } = await renderIsland(addToRegistry, examples['out of stock in a card']);
    page.getByRole('button', { name: 'Out of Stock Marlow 3-Seat Sofa' });
  });

  test('is not added by a press from before mounting', async () => {
    const island = await renderIsland(addToRegistry, examples['made to order'], { held: 'submit' });
    expect(button(island).disabled).toBe(true);
    expect(island.requests).toEqual([]);
  });

  const lines = (text: string) => ({
    type: 100 as const,
    lines: [{ elementName: 'Name', maxLength: 3, text }],
  });

  test.each([
    ['another widget', personalizationsAtom],
    ['add-to-cart', typedPersonalizationsAtom],
  ] as const)('can be added once its lines are complete in %s', async (_, atom) => {
    const island = await renderIsland(addToRegistry, examples['personalization incomplete']);
    const enter = async (text: string) => {
      if (atom === personalizationsAtom) sharedStore().set(atom, { '410553': lines(text) });
      else sharedStore().set(typedPersonalizationsAtom, new Map([['410553', lines(text)]]));
      await twoTurns();
    };
    await enter('   ');
    expect(button(island).disabled).toBe(true);
    await enter('Adah');
    expect(button(island).disabled).toBe(true);
    await enter('Ada');
    expect(button(island).disabled).toBe(false);
  });
});
