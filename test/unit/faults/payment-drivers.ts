import { expect, onTestFinished } from 'vitest';
import { AdyenStandIn } from '../../../src/testing/adyen-stand-in.ts';
import { examples as entries } from '../../../widgets/card-entry/card-entry.examples.ts';
import cardEntry from '../../../widgets/card-entry/card-entry.island.ts';
import { examples as offers } from '../../../widgets/credit-offer/credit-offer.examples.ts';
import creditOffer from '../../../widgets/credit-offer/credit-offer.island.ts';
import { examples as saved } from '../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../widgets/saved-cards/saved-cards.island.ts';
import { examples as helps } from '../../../widgets/security-code-help/security-code-help.examples.ts';
import securityCodeHelp from '../../../widgets/security-code-help/security-code-help.island.ts';
import { openIsland, renderIsland } from '../render-island.tsx';
import { asking, body, button, type Driver, field, soon } from './driver.ts';

const cardNumber = '4111111111111111';
const problem = '.si-message[data-state="error"]';
const paysNow = () => expect(body()).toContain('ending in 1111 now pays for this order.');

/** After a lost answer the payment is read; until then another card pays. */
const unpaid = { refreshCheckout: { payment: { amountDue: 100 } } };
const typed = { ...entries.untouched, answers: { ...entries.untouched.answers, ...unpaid } };

const paid: Driver = {
  name: 'pays with a new card',
  call: 'savePayment',
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

const provided = entries['the provider’s own fields'];
const hosted = { ...provided, answers: { ...provided.answers, ...unpaid } };

const encrypted: Driver = {
  name: 'pays with the provider’s fields',
  call: 'saveCreditCardToBasket',
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

const read: Driver = {
  name: 'opens the saved cards',
  call: 'refreshCheckout',
  ...asking(savedCards, saved['not given'], 'Rewards Mastercard'),
  said: problem,
};

const refusing = { ...offers['without terms'], answers: { savePlccOfferSelection: { isSuccess: false } } };

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

const help: Driver = {
  name: 'opens the security code help',
  call: 'getPopup',
  ...asking(securityCodeHelp, helps.help, 'The last three digits on the back of your card'),
  said: problem,
};

const offer: Driver = {
  name: 'chooses rewards or financing',
  call: 'savePlccOfferSelection',
  example: offers['without terms'],
  said: problem,
  place: '.si-credit-offer',
  async come(on) {
    const { page } = await openIsland(creditOffer, offers['without terms'], on);
    const radio = () => page.getByRole<HTMLInputElement>('radio', { name: /Special financing/ });
    await on.shopper.click(radio());
    return {
      act: () => on.shopper.click(button('Continue')),
      kept: () => expect(radio().checked).toBe(true),
      done: () => expect(document.querySelector('dialog')).toBeNull(),
    };
  },
};

/** Drivers for paying. */
export const paymentDrivers: readonly Driver[] = [paid, encrypted, read, help, offer, logged];
