import { expect } from 'vitest';
import { examples } from '../../../../widgets/quick-view/quick-view.examples.ts';
import quickView from '../../../../widgets/quick-view/quick-view.island.ts';
import { openIsland } from '../../render-island.tsx';
import { body, button, type Driver, field, soon } from '../driver.ts';

const swatch = (value: string) => field(`.si-quick-view__choices label[title="${value}"] input`);

const opened: Driver = {
  name: 'opens a quick view',
  call: 'getQuickView',
  place: '.si-quick-view',
  example: examples['in stock'],
  async come(on) {
    return {
      act: () => openIsland(quickView, examples['in stock'], on),
      again: () => on.shopper.click(button('Try Again')),
      kept() {
        expect(document.querySelector('.si-dialog__title')!.textContent).toBe('Marlow 3-Seat Sofa');
        expect(document.querySelector('.si-quick-view__price')!.textContent).toBe('$1,799.00');
        expect(document.querySelector('[data-island="add-to-cart"]')).toBeNull();
      },
      done: () => expect(document.querySelector('[data-island="add-to-cart"]')).not.toBeNull(),
    };
  },
};

const chosen: Driver = {
  name: 'chooses a fabric in the quick view',
  call: 'getQuickView',
  place: '.si-quick-view',
  example: examples['in stock'],
  async come(on) {
    await openIsland(quickView, examples['in stock'], on);
    await soon(() => expect(swatch('Oat Linen')).not.toBeNull());
    const added = () => document.querySelector('[data-island="add-to-cart"]')!;
    return {
      act: () => on.shopper.click(swatch('Oat Linen')),
      again: () => on.shopper.click(button('Try Again')),
      kept() {
        expect(swatch('Oat Linen').checked).toBe(true);
        expect(added().getAttribute('data-option-choice-parameter')).toBe('OAT');
      },
      done: () => expect(body()).not.toContain('Try Again'),
    };
  },
};

export const drivers: readonly Driver[] = [opened, chosen];
