import { expect } from 'vitest';
import { cartChangeMessages } from '../../../../src/domain/cart/cart-line-messages.ts';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import cart from '../../../../widgets/cart/cart.island.ts';
import { renderIsland } from '../../render-island.tsx';
import { body, button, type Driver, field, soon } from '../driver.ts';

const lines = () => document.querySelectorAll('.si-cart__lines > [data-line-id]').length;

interface ChangeOfCart extends Pick<Driver, 'name' | 'call' | 'genericText' | 'networkText' | 'timeoutText'> {
  /** The line or the control that the message is in. */
  place: string;
  example?: Driver['example'];
  /** The shopper's action on the cart's page. */
  act: (on: Parameters<Driver['come']>[0]) => Promise<unknown>;
  /** Checks that the shopper's data is kept after a failure. */
  kept?: () => void;
}

/** A change on the cart's page: after a failure the cart is unchanged, and the only message is next to the control. */
const changing = ({ example = examples['four lines'], act, kept, ...driver }: ChangeOfCart): Driver => ({
  ...driver,
  example,
  opens: 'cart-error',
  said: '.si-cart [role=alert], .si-cart .si-field[data-state="error"] .si-field__slot',
  async come(on) {
    await renderIsland(cart, example, { on });
    await soon(() => expect(on.requests.map(({ call }) => call)).toContain('getCart'));
    const before = lines();
    let sent = 0;
    return {
      act() {
        sent = on.requests.length;
        return act(on);
      },
      kept() {
        expect(lines()).toBe(before);
        kept?.();
      },
      done() {
        expect(document.querySelector('.si-cart dl[aria-busy]')).toBeNull();
        expect(
          on.requests
            .slice(sent)
            .map(({ call }) => call)
            .filter((call) => call !== 'getEstimatedDeliveryDate' && call !== 'logCheckout')
            .slice(-2),
        ).toEqual([driver.call, 'getCart']);
      },
    };
  },
});

const typed = (label: string) =>
  field(
    `[id="${[...document.querySelectorAll('label')].find(({ textContent }) => textContent!.includes(label))!.htmlFor}"]`,
  );

/** Replaces a field's value, and submits it with Enter. */
async function send({ shopper }: Parameters<Driver['come']>[0], label: string, text: string) {
  await shopper.clear(typed(label));
  await shopper.type(typed(label), `${text}{Enter}`);
}

const rewards = examples.rewards;
const providerRewards = {
  ...rewards,
  context: { features: { paymentProvider_EnableAdyen: true } },
  answers: {
    ...rewards.answers,
    applyProviderRewardCertificate: rewards.answers.applyCartRewardCertificate,
    removeProviderRewardCertificate: rewards.answers.removeRewardCertificate,
  },
};

/** A reward certificate, with one of them applied again when the cart has been loaded. */
const certificate = (
  call: Driver['call'],
  example: Driver['example'],
  act: 'Apply $50.00' | 'Remove $25.00',
): Driver => {
  const place = `.si-cart__rewards li:nth-child(${act === 'Apply $50.00' ? 2 : 1})`;
  const driver = changing({ name: `presses ${act}`, call, example, place, act: press(act) });
  return {
    ...driver,
    async come(on) {
      const scene = await driver.come(on);
      await soon(() => expect(on.requests.some((sent) => /^apply/.test(sent.call))).toBe(true));
      return scene;
    },
  };
};

const press = (name: string) => (on: Parameters<Driver['come']>[0]) => on.shopper.click(button(name));
const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!;

/** Lines of the cart. */
const mug = '.si-cart__lines [data-line-id="2"]';
const lamp = '.si-cart__lines [data-line-id="4"]';

const quantityField = () => field('[data-line-id="2"] .si-quantity__input');

export const drivers: readonly Driver[] = [
  changing({
    name: 'changes a quantity',
    call: 'updateItem',
    place: mug,
    act: ({ shopper }) => shopper.click(labelled('One more: Quantity: Hadley Mug, Celadon')),
    kept: () => expect(quantityField().value).toBe('4'),
  }),
  changing({ name: 'removes a line', call: 'removeItem', place: mug, act: press('Remove Hadley') }),
  changing({
    name: 'saves a line for later',
    call: 'saveForLater',
    place: mug,
    act: press('Save for Later Hadley'),
  }),
  changing({
    name: 'moves a saved line to the cart',
    call: 'moveToCart',
    timeoutText: cartChangeMessages.changeNotKnown,
    place: '.si-cart__saved [data-line-id]',
    example: examples['saved for later'],
    act: press('Move to Cart'),
  }),
  changing({
    name: 'removes a saved line',
    call: 'removeFromSaved',
    place: '.si-cart__saved [data-line-id]',
    example: examples['saved for later'],
    act: ({ shopper }) => shopper.click(button('Remove', document.querySelector('.si-cart__saved')!)),
  }),
  changing({
    name: 'chooses a ship method',
    call: 'updateShipMethod',
    place: mug,
    act: ({ shopper }) =>
      shopper.selectOptions(document.querySelector('.si-line-delivery__method select')!, '3'),
  }),
  changing({
    name: 'removes an installation',
    call: 'removeInstallationService',
    place: lamp,
    act: press('Remove installation'),
    kept: () => expect(body()).toContain('Installation: $129.00 per item'),
  }),
  changing({
    name: 'gives to a charity',
    call: 'addDonation',
    timeoutText: cartChangeMessages.changeNotKnown,
    place: '.si-cart__extra:has(select)',
    example: examples.donation,
    act: ({ shopper }) => shopper.selectOptions(document.querySelector('.si-cart__extra select')!, '1000'),
  }),
  changing({
    name: 'asks for another ZIP code',
    call: 'applyZip',
    place: 'form:has([name="ZipCode"])',
    genericText: 'Zip code could not be updated.',
    networkText: 'Zip code could not be updated.',
    act: (on) => send(on, 'ZIP code', '10001'),
    kept: () => expect(typed('ZIP code').value).toBe('10001'),
  }),
  changing({
    name: 'applies a promo code',
    call: 'applyPromo',
    place: 'form:has([name="PromoCode"])',
    act: (on) => send(on, 'Promo code', 'WELCOME10'),
    kept: () => expect(typed('Promo code').value).toBe('WELCOME10'),
  }),
  changing({
    name: 'takes a promo code back',
    call: 'removePromo',
    place: '.si-promo-code',
    example: examples['promo code'],
    act: press('Remove promo code'),
    kept: () => expect(body()).toContain('Promo code WELCOME10 is applied.'),
  }),
  certificate('applyCartRewardCertificate', rewards, 'Apply $50.00'),
  certificate('removeRewardCertificate', rewards, 'Remove $25.00'),
  certificate('applyProviderRewardCertificate', providerRewards, 'Apply $50.00'),
  certificate('removeProviderRewardCertificate', providerRewards, 'Remove $25.00'),
  {
    name: 'goes to checkout',
    call: 'checkoutCart',
    example: examples['four lines'],
    said: null,
    opens: 'cart-error',
    async come(on) {
      await renderIsland(cart, examples['four lines'], { on });
      return {
        act: press('Checkout').bind(null, on),
        kept: () => expect(on.opened.at(-1)?.name).toMatch(/^(cart-error|refresh-popup)$/),
        done: () => expect(on.opened.at(-1)?.name).toBe('checkout-now'),
      };
    },
  },
  {
    name: 'sees when the lines arrive',
    call: 'getEstimatedDeliveryDate',
    example: examples['four lines'],
    said: null,
    busy: null,
    isEvent: false,
    async come(on) {
      const come = () => renderIsland(cart, examples['four lines'], { on });
      return {
        act: come,
        async again() {
          document.querySelector('[data-island="cart"]')!.remove();
          await come();
        },
        kept: () => expect(body()).toContain('dates are not available'),
        done: () => expect(body()).toContain('Arrives December 2'),
      };
    },
  },
];
