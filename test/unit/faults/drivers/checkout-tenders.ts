import { expect } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { otherTendersExample, savedCardsExample } from '../../../../src/contract/payment/payment.examples.ts';
import { checkoutSteps, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { errorMessages } from '../../../../src/domain/messages.ts';
import { giftCardsMessages } from '../../../../src/domain/payment/payment-gift-cards-messages.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import checkout from '../../../../widgets/checkout/checkout.island.ts';
import { renderIsland, type TestPage } from '../../render-island.tsx';
import { body, button, type Driver, soon } from '../driver.ts';

const whole = checkoutExamples['all done'];
const withPayment = (payment: object) => ({ ...whole, payment: { ...whole.payment, ...payment } });
const next = 'Next: Review & Place Order';
const actions = { features: { paymentActions: 'provider' } };

const stateOf = (shown: object, context: Driver['example']['context'] = {}): Driver['example'] => ({
  ...examples.payment,
  context,
  props: { checkout: shown },
  answers: { ...examples.payment.answers, refreshCheckout: shown },
});

interface Tender extends Omit<Driver, 'come'> {
  act: (on: TestPage) => Promise<unknown>;
  kept?: () => void;
}

/** A change of gift cards, codes or certificates; the sums are busy until the answer. */
const tender = ({ act, kept, ...driver }: Tender): Driver => ({
  place: '.si-tenders',
  said: [
    '.si-tenders .si-message[data-state="error"]',
    '.si-tenders .si-field[data-state="error"] .si-field__slot',
    '.si-tenders .si-note',
  ].join(', '),
  path: checkoutSteps[stepIndexes.payment].path,
  async come(on) {
    // A visit before may have made an order tax-exempt.
    sessionStorage.clear();
    await renderIsland(checkout, driver.example, { on });
    await soon(() => expect(body()).toContain(next));
    return {
      act: () => act(on),
      kept: () => kept?.(),
      done: () => expect(document.querySelector('.si-checkout [aria-busy="true"]')).toBeNull(),
    };
  },
  ...driver,
});

const input = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return found && (document.getElementById(found.htmlFor) as HTMLInputElement);
};

/** Opens a part, unless it is open, types into its field, and presses its button. */
const apply =
  (opener: string, label: string, text: string, pressed: string) =>
  async ({ shopper }: TestPage): Promise<void> => {
    if (!input(label)?.checkVisibility()) await shopper.click(button(opener));
    await shopper.clear(input(label)!);
    await shopper.type(input(label)!, text);
    await shopper.click(button(pressed, input(label)!.form!));
  };
const keeps = (label: string, text: string) => () => expect(input(label)!.value).toBe(text);
const press = (label: string) => (on: TestPage) => on.shopper.click(button(label));

const number = '6006491234564411';
const down = giftCardsMessages.giftCardsDown;
/** The service counts as down, whatever has failed (checkout §8). */
const giftCard = {
  genericText: down,
  networkText: down,
  timeoutText: down,
  resetText: errorMessages.genericErrorMessage,
};
const typed = {
  ...giftCard,
  act: apply('Add a gift card', 'Gift card number', number, 'Apply Gift Card'),
  kept: keeps('Gift card number', number),
};
const giftCards = withPayment({ giftCards: otherTendersExample.giftCards });
const listed = {
  ...giftCard,
  act: press('Remove Gift card'),
  kept: () => expect(body()).toContain('ending in 4411'),
};

const { certificates } = otherTendersExample;
const open = withPayment({ certificates: [{ ...certificates[0], isApplied: false }] });
const applied = withPayment({ certificates });
const both = withPayment({
  certificates: [certificates[0], { ...certificates[0], certificateNumber: '7000125' }],
});

const taxBox = () => document.querySelector<HTMLInputElement>('.si-tenders__box input')!;
const tax = {
  act: (on: TestPage) => on.shopper.click(taxBox()),
  kept: () => expect(taxBox().checked).toBe(false),
};

/** A read that the shopper has not asked for: a failure shows nothing (decision 91). */
const asked = (driver: Pick<Driver, 'name' | 'call' | 'example'> & { shows: string }): Driver => ({
  ...driver,
  said: null,
  busy: null,
  isEvent: false,
  isBackground: true,
  opens: null,
  path: checkoutSteps[stepIndexes.payment].path,
  async come(on) {
    const come = () => renderIsland(checkout, driver.example, { on });
    return {
      act: come,
      async again() {
        document.querySelector('[data-island="checkout"]')!.remove();
        await come();
      },
      kept: () => expect(body()).toContain(next),
      done: () => expect(body()).toContain(driver.shows),
    };
  },
});

const found = {
  isSuccess: true,
  checkout: withPayment({ rewardAccounts: otherTendersExample.rewardAccounts }),
};
const rewards = (call: Driver['call'], payment: object) => {
  const example = stateOf(withPayment(payment));
  return {
    call,
    shows: '$40.00 to redeem',
    example: { ...example, answers: { ...example.answers, [call]: found } },
  };
};
const rewardsCard = { savedCards: [{ ...savedCardsExample[0], isRewardCard: true }] };
const household = stateOf(whole, { features: { cbhcc_EnableCbhcc: true } });

export const drivers: readonly Driver[] = [
  tender({ ...typed, name: 'pays with a gift card', call: 'applyGiftCardTender', example: stateOf(whole) }),
  tender({
    ...listed,
    name: 'takes a gift card back',
    call: 'removeGiftCardTender',
    example: stateOf(giftCards),
  }),
  tender({
    ...typed,
    name: 'asks for the balance of a gift card',
    call: 'getGiftCardBalance',
    example: stateOf(whole),
    act: apply('Add a gift card', 'Gift card number', number, 'Check balance'),
  }),
  tender({
    name: 'pays with a tender code',
    call: 'applyTenderCode',
    example: stateOf(whole),
    act: apply('Add a tender code', 'Tender code', 'THANKS25', 'Apply Code'),
    kept: keeps('Tender code', 'THANKS25'),
  }),
  tender({
    name: 'takes a tender code back',
    call: 'removeTenderCode',
    example: stateOf(withPayment({ tenderCodes: otherTendersExample.tenderCodes })),
    act: press('Remove Tender code'),
    kept: () => expect(body()).toContain('Tender code THANKS25'),
  }),
  tender({
    name: 'applies a promo code',
    call: 'applyPromoCode',
    example: stateOf(whole),
    act: apply('Add a promo code', 'Promo code', 'WELCOME10', 'Apply'),
    kept: keeps('Promo code', 'WELCOME10'),
  }),
  tender({
    name: 'takes a promo code back',
    call: 'removePromoCode',
    example: stateOf({ ...whole, promoCode: 'WELCOME10' }),
    act: press('Remove promo code'),
    kept: () => expect(body()).toContain('Promo code WELCOME10 is applied.'),
  }),
  tender({
    name: 'pays with a reward certificate',
    call: 'applyRewardCertificate',
    example: stateOf(open),
    act: press('Apply $25.00'),
    kept: () => expect(button('Apply $25.00')).toBeTruthy(),
  }),
  tender({
    name: 'takes a reward certificate of the order back',
    call: 'removeRewardCertificate',
    example: stateOf(applied),
    act: press('Remove $25.00'),
    kept: () => expect(button('Remove $25.00')).toBeTruthy(),
  }),
  tender({
    name: 'takes all reward certificates of the order back',
    call: 'removeCertificates',
    example: stateOf(both),
    act: press('Remove all certificates'),
    kept: () => expect(button('Remove $25.00')).toBeTruthy(),
  }),
  tender({
    ...tax,
    name: 'says that the order is tax-exempt',
    call: 'applyTaxExemption',
    example: stateOf(whole),
  }),
  tender({
    ...tax,
    name: 'says that the order is tax-exempt, by a payment action',
    call: 'postTaxExemption',
    example: stateOf(whole, actions),
  }),
  asked({
    name: 'sees the rewards of the account',
    ...rewards('getAccountRewards', { tnsSession: 'SESSION1' }),
  }),
  asked({ name: 'sees the rewards of a rewards card', ...rewards('getAccountRewardsByToken', rewardsCard) }),
  asked({
    name: 'sees what the household card earns',
    call: 'getCheckoutFunnelCbhccCms',
    example: {
      ...household,
      answers: {
        ...household.answers,
        getCheckoutFunnelCbhccCms: { rewardsOrderSummaryMessage: 'You earn $17.49.' },
      },
    },
    shows: 'You earn $17.49.',
  }),
];
