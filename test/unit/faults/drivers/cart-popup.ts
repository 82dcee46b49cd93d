import { expect } from 'vitest';
import { examples } from '../../../../widgets/cart-popup/cart-popup.examples.ts';
import cartPopup from '../../../../widgets/cart-popup/cart-popup.island.ts';
import { cartPopupMessages } from '../../../../widgets/cart-popup/cart-popup.messages.ts';
import { openIsland } from '../../render-island.tsx';
import { body, button, type Driver } from '../driver.ts';

const example = examples['with a redirect'];

const notice: Driver = {
  name: 'sees the popup before checkout',
  call: 'getCheckoutPopup',
  hasOwnWords: true,
  place: '.si-cart-popup',
  example,
  async come(on) {
    return {
      act: () => openIsland(cartPopup, example, on),
      again: () => on.shopper.click(button(cartPopupMessages.cartPopupTryAgain)),
      kept() {
        expect(document.querySelector('dialog .si-skeleton')).toBeNull();
        button(cartPopupMessages.continueCheckout);
      },
      done: () => expect(body()).toContain('take a week longer'),
    };
  },
};

export const drivers: readonly Driver[] = [notice];
