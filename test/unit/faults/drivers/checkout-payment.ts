import { expect } from 'vitest';
import { checkoutSteps, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import checkout from '../../../../widgets/checkout/checkout.island.ts';
import { renderIsland, type TestPage } from '../../render-island.tsx';
import { body, button, type Driver, field, soon } from '../driver.ts';

const next = 'Next: Review & Place Order';

/** The other calls of the payment step: after a failure the step stays, and the typed values are kept. */
const atPayment = (
  driver: Pick<Driver, 'name' | 'call' | 'example' | 'place' | 'said'> & {
    act: (on: TestPage) => Promise<unknown>;
    kept: () => void;
  },
): Driver => ({
  ...driver,
  path: checkoutSteps[stepIndexes.payment].path,
  async come(on) {
    await renderIsland(checkout, driver.example, { on });
    await soon(() => expect(body()).toContain(next));
    return {
      act: () => driver.act(on),
      kept() {
        expect(body()).toContain(next);
        driver.kept();
      },
      done: () => expect(body()).toContain('Place Order'),
    };
  },
});

const code = () => field('.si-checkout__code input');

export const drivers: readonly Driver[] = [
  atPayment({
    name: 'has the bill sent to the shipping address',
    call: 'saveBillingAddress',
    example: {
      ...examples['billing address refused'],
      answers: { ...examples['billing address refused'].answers, saveBillingAddress: { isSuccess: true } },
    },
    place: '.si-checkout__billing',
    said: '.si-checkout__billing .si-message[data-state="error"]',
    act: (on) => on.shopper.click(button(next)),
    kept: () => expect(field('.si-checkout__billing input').checked).toBe(true),
  }),
  atPayment({
    name: 'gives the security code of a saved card again',
    call: 'verifyCreditCard',
    example: {
      ...examples['card needs verification'],
      answers: {
        ...examples['card needs verification'].answers,
        refreshCheckout: examples.payment.props.checkout,
      },
    },
    place: '.si-checkout__code',
    said: '.si-field[data-state="error"] .si-field__slot > span',
    async act(on) {
      if (!code().value) await on.shopper.type(code(), '123');
      await on.shopper.click(button(next));
    },
    kept: () => expect(code().value).toBe('123'),
  }),
];
