import { expect, onTestFinished } from 'vitest';
import { AdyenStandIn } from '../../../../src/testing/adyen-stand-in.ts';
import { examples } from '../../../../widgets/card-entry/card-entry.examples.ts';
import cardEntry from '../../../../widgets/card-entry/card-entry.island.ts';
import { renderIsland } from '../../render-island.tsx';
import { body, button, cardNumber, type Driver, field, problem, soon } from '../driver.ts';

const paysNow = () => expect(body()).toContain('ending in 1111 now pays for this order.');

/** After a lost answer the payment is read; until then another card pays. */
const unpaid = { refreshCheckout: { attempts: [], payment: { amountDue: 100 } } };
const typed = { ...examples.untouched, answers: { ...examples.untouched.answers, ...unpaid } };

const paid: Driver = {
  name: 'pays with a new card',
  call: 'savePayment',
  // The payment is read after a lost answer.
  opens: null,
  example: typed,
  said: problem,
  place: '.si-card-entry form',
  async come(on) {
    const { page } = await renderIsland(cardEntry, typed, { on });
    const input = (label: string) => page.getByLabelText<HTMLInputElement>(label);
    await on.shopper.type(input('Card number'), cardNumber);
    await on.shopper.type(input('Expiration date'), '1239');
    await on.shopper.type(input('Security code'), '123');
    return {
      act: () => on.shopper.click(button('Use This Card')),
      kept() {
        const typed = ['Card number', 'Expiration date', 'Security code'].map((label) => input(label).value);
        expect(typed).toEqual(['4111 1111 1111 1111', '12/39', '123']);
        expect(on.errors.join().replaceAll(/\s/g, '')).not.toContain(cardNumber);
      },
      done() {
        paysNow();
        expect(input('Card number').value).toBe('');
      },
    };
  },
};

const provided = examples['the provider’s own fields'];
const hosted = { ...provided, answers: { ...provided.answers, ...unpaid } };

const encrypted: Driver = {
  name: 'pays with the provider’s fields',
  call: 'saveCreditCardToBasket',
  // The payment is read after a lost answer.
  opens: null,
  example: hosted,
  said: problem,
  place: '.si-card-entry form',
  async come(on) {
    const page = globalThis as { AdyenWeb?: unknown };
    AdyenStandIn.reset();
    page.AdyenWeb = AdyenStandIn;
    onTestFinished(() => {
      delete page.AdyenWeb;
    });
    await renderIsland(cardEntry, hosted, { on });
    const typed = () => field('[aria-label="Provider card number"]');
    await soon(() => expect(typed()).not.toBeNull());
    await on.shopper.type(typed(), cardNumber);
    return {
      act: () => on.shopper.click(button('Use This Card')),
      kept: () => expect(typed().value).toBe(cardNumber),
      done: paysNow,
    };
  },
};

export const drivers: readonly Driver[] = [paid, encrypted];
