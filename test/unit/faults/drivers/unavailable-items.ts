import { expect } from 'vitest';
import { examples } from '../../../../widgets/unavailable-items/unavailable-items.examples.ts';
import unavailableItems from '../../../../widgets/unavailable-items/unavailable-items.island.ts';
import { showCart } from '../../cart-page.ts';
import { openIsland } from '../../render-island.tsx';
import { type Driver, focused, isDialogClosed } from '../driver.ts';

/** Removes unavailable items in the cart, confirming if asked. */
const removing = (
  call: Driver['call'],
  example: (typeof examples)[keyof typeof examples],
  asks = false,
): Driver => ({
  name: `removes items: ${example.props.errorType}`,
  call,
  // Also after "Are you sure", which has closed.
  place: '.si-unavailable-items',
  example,
  async come(on) {
    showCart();
    await openIsland(unavailableItems, example, on);
    const press = () => document.querySelector<HTMLElement>('.si-dialog__actions button')!;
    return {
      async act() {
        await on.shopper.click(press());
        if (asks)
          await on.shopper.click(document.querySelector('dialog ~ dialog .si-dialog__actions button')!);
      },
      kept() {
        expect(document.querySelectorAll('dialog li')).toHaveLength(example.props.items!.length);
        expect(focused()).toBe(press());
      },
      done: isDialogClosed,
    };
  },
});

export const drivers: readonly Driver[] = [
  removing('removeNlaItems', examples['no longer available']),
  removing('removePfasItems', examples['restricted in the state']),
  removing('removeInstallationServices', examples['installation unavailable']),
  removing('removeAllNlaItems', examples['none available'], true),
  removing('removePersonalizedItems', examples['personalization unavailable'], true),
  removing('removeInHousePersonalizedNlaItems', examples['personalized in house'], true),
];
