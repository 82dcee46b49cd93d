import { expect, onTestFinished } from 'vitest';
import { AdyenStandIn } from '../../../../src/testing/adyen-stand-in.ts';
import bankCheck from '../../../../widgets/bank-check/bank-check.island.ts';
import { examples } from '../../../../widgets/card-entry/card-entry.examples.ts';
import cardEntry from '../../../../widgets/card-entry/card-entry.island.ts';
import { openIsland, renderIsland } from '../../render-island.tsx';
import { body, button, cardNumber, type Driver, field, problem, soon } from '../driver.ts';

const provided = examples['the provider’s own fields'];
const asked = {
  ...provided,
  answers: {
    ...provided.answers,
    saveCreditCardToBasket: {
      isSuccess: false,
      action: { type: 'threeDS2', subtype: 'challenge', token: 'abc', paymentMethodType: 'scheme' },
    },
    submitPaymentDetails: { isSuccess: true },
    // After a lost answer the payment is read.
    refreshCheckout: { attempts: [], payment: { amountDue: 100 } },
  },
};

const checked: Driver = {
  name: 'confirms a payment with the bank',
  call: 'submitPaymentDetails',
  opens: null,
  example: asked,
  said: problem,
  place: '.si-card-entry form',
  async come(on) {
    const page = globalThis as { AdyenWeb?: unknown };
    AdyenStandIn.reset();
    page.AdyenWeb = AdyenStandIn;
    onTestFinished(() => {
      delete page.AdyenWeb;
    });
    await renderIsland(cardEntry, asked, { on });
    const typed = () => field('[aria-label="Provider card number"]');
    await soon(() => expect(typed()).not.toBeNull());
    await on.shopper.type(typed(), cardNumber);
    return {
      async act() {
        const { length } = on.opened;
        await on.shopper.click(button('Use This Card'));
        await soon(() => expect(on.opened.slice(length)).toMatchObject([{ name: 'bank-check' }]));
        // A layer that opens after the call is the failure's.
        on.opened.length = length;
        await openIsland(bankCheck, { about: '', props: {} }, on);
        await soon(() => expect(field('dialog input')).not.toBeNull());
        await on.shopper.type(field('dialog input'), '1234');
        await on.shopper.click(button('Confirm'));
      },
      kept: () => expect(typed().value).toBe(cardNumber),
      done: () => expect(body()).toContain('ending in 1111 now pays for this order.'),
    };
  },
};

export const drivers: readonly Driver[] = [checked];
