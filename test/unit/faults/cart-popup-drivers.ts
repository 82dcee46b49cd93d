import { expect } from 'vitest';
import { cartPopupMessages } from '../../../src/domain/cart/cart-popup-messages.ts';
import { examples as popups } from '../../../widgets/cart-popup/cart-popup.examples.ts';
import cartPopup from '../../../widgets/cart-popup/cart-popup.island.ts';
import { examples as certificates } from '../../../widgets/certificates-interrupter/certificates-interrupter.examples.ts';
import certificatesInterrupter from '../../../widgets/certificates-interrupter/certificates-interrupter.island.ts';
import { examples as items } from '../../../widgets/unavailable-items/unavailable-items.examples.ts';
import unavailableItems from '../../../widgets/unavailable-items/unavailable-items.island.ts';
import { showCart } from '../cart-page.ts';
import { openIsland } from '../render-island.tsx';
import { body, button, type Driver, focused } from './driver.ts';

const isClosed = () => expect(document.querySelector('dialog')).toBeNull();

/** Removes unavailable items in the cart, confirming if asked. */
const removing = (
  call: Driver['call'],
  example: (typeof items)[keyof typeof items],
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
      done: isClosed,
    };
  },
});

/** Goes on without the certificates. */
const withdrawing = (
  call: Driver['call'],
  example: (typeof certificates)[keyof typeof certificates],
): Driver => ({
  name: 'goes on without certificates',
  call,
  place: '.si-certificates-interrupter',
  example,
  async come(on) {
    await openIsland(certificatesInterrupter, example, on);
    return {
      act: () => on.shopper.click(button('Continue')),
      kept: () => expect(focused()).toBe(button('Continue')),
      done: isClosed,
    };
  },
});

const notice: Driver = {
  name: 'sees the popup before checkout',
  call: 'getCheckoutPopup',
  place: '.si-cart-popup',
  example: popups['with a redirect'],
  async come(on) {
    return {
      act: () => openIsland(cartPopup, popups['with a redirect'], on),
      again: () => on.shopper.click(button(cartPopupMessages.cartPopupTryAgain)),
      kept() {
        expect(document.querySelector('dialog .si-skeleton')).toBeNull();
        button(cartPopupMessages.continueCheckout);
      },
      done: () => expect(body()).toContain('take a week longer'),
    };
  },
};

/** Drivers for the popups of the cart's checkout. */
export const cartPopupDrivers: readonly Driver[] = [
  removing('removeNlaItems', items['no longer available']),
  removing('removePfasItems', items['restricted in the state']),
  removing('removeInstallationServices', items['installation unavailable']),
  removing('removeAllNlaItems', items['none available'], true),
  removing('removePersonalizedItems', items['personalization unavailable'], true),
  removing('removeInHousePersonalizedNlaItems', items['personalized in house'], true),
  withdrawing('removeCertificates', certificates.asked),
  withdrawing('removeProviderCertificates', certificates['payment provider']),
  notice,
];
