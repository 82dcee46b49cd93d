import { expect } from 'vitest';
import { examples } from '../../../../widgets/special-order/special-order.examples.ts';
import specialOrder from '../../../../widgets/special-order/special-order.island.ts';
import { renderIsland } from '../../render-island.tsx';
import { button, type Driver, soon } from '../driver.ts';

const radio = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=radio]')].find(({ textContent }) =>
    textContent!.startsWith(name),
  )!;
const isChosen = (name: string) => expect(radio(name).getAttribute('aria-checked')).toBe('true');
const again = 'Try Again';

const chosen: Driver = {
  name: 'chooses an option',
  call: 'getBrowseDto',
  hasOwnWords: true,
  place: '.si-special-order__summary',
  example: examples['all chosen'],
  async come(on) {
    await renderIsland(specialOrder, examples['all chosen'], { on });
    return {
      act: () => on.shopper.click(radio('Natural Oak')),
      again: () => on.shopper.click(button(again)),
      kept: () => isChosen('Natural Oak'),
      done: () =>
        expect(document.querySelector('.si-special-order__summary')!.textContent).toContain('$1,949.00'),
    };
  },
};

const filtered: Driver = {
  name: 'filters the fabrics',
  call: 'getChoiceGroups',
  hasOwnWords: true,
  place: '.si-fabrics__tools',
  example: examples['all chosen'],
  async come(on) {
    await renderIsland(specialOrder, examples['all chosen'], { on });
    await on.shopper.click(button('See all 400'));
    await soon(() => expect(document.querySelector('.si-fabrics')).not.toBeNull());
    return {
      act: () => on.shopper.click(document.querySelector<HTMLElement>('.si-fabrics input[type=checkbox]')!),
      again: () => on.shopper.click(button(again)),
      kept: () => {
        expect(document.querySelector<HTMLInputElement>('.si-fabrics input[type=checkbox]')!.checked).toBe(
          true,
        );
        expect(document.querySelectorAll('.si-fabrics [role=radio]').length).toBeGreaterThan(20);
      },
      done: () => expect(document.querySelectorAll('.si-fabrics [role=radio]')).toHaveLength(400),
    };
  },
};

const readySets: Driver = {
  name: 'sees what is ready to ship',
  call: 'getQuickship',
  said: null,
  busy: null,
  isEvent: false,
  isBackground: true,
  example: examples['ready to ship'],
  async come(on) {
    const unmount = async () => {
      for (const one of document.querySelectorAll('[data-island="special-order"]')) one.remove();
    };
    const act = async () => {
      await unmount();
      await renderIsland(specialOrder, examples['ready to ship'], { on });
    };
    return {
      act,
      kept: () => isChosen('Walnut'),
      done: () => expect(document.body.textContent).toContain('Leaves in 3 days'),
    };
  },
};

export const drivers: readonly Driver[] = [chosen, filtered, readySets];
