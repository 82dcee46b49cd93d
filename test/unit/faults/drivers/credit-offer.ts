import { expect } from 'vitest';
import { examples } from '../../../../widgets/credit-offer/credit-offer.examples.ts';
import creditOffer from '../../../../widgets/credit-offer/credit-offer.island.ts';
import { openIsland } from '../../render-island.tsx';
import { button, type Driver, isDialogClosed, problem, sentBodies } from '../driver.ts';

const offer: Driver = {
  name: 'chooses rewards or financing',
  call: 'savePlccOfferSelection',
  example: examples['without terms'],
  said: problem,
  place: '.si-credit-offer',
  async come(on) {
    const { page } = await openIsland(creditOffer, examples['without terms'], on);
    const radio = () => page.getByRole<HTMLInputElement>('radio', { name: /Special financing/ });
    await on.shopper.click(radio());
    return {
      act: () => on.shopper.click(button('Continue')),
      kept: () => expect(radio().checked).toBe(true),
      done() {
        isDialogClosed();
        expect(sentBodies(on, 'savePlccOfferSelection').at(-1)).toEqual({ selectedOption: 2 });
      },
    };
  },
};

const refusing = { ...examples['without terms'], answers: { savePlccOfferSelection: { isSuccess: false } } };

/** The offer is refused, which is logged; the shopper does not notice the log's response. */
const logged: Driver = {
  name: 'chooses in vain, which is logged',
  call: 'logCheckout',
  example: refusing,
  busy: null,
  async come(on) {
    await openIsland(creditOffer, refusing, on);
    const isTold = () => expect(document.querySelector(problem)).not.toBeNull();
    return {
      act: () => on.shopper.click(button('Continue')),
      kept: isTold,
      done: isTold,
    };
  },
};

export const drivers: readonly Driver[] = [offer, logged];
