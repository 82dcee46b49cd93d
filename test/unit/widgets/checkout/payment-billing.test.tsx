import { describe, expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

const next = 'Next: Review & Place Order';
const review = 'Review and Place Order';
const same = 'Same as shipping address';
const whole = checkoutExamples['all done'];
const [home, cabin] = whole.accountInfo.shippingAddresses;

async function open(example: IslandExample) {
  const island = await checkoutPage('payment', example);
  await island.page.findByRole('button', { name: next });
  return { ...island, saved: () => island.bodies('saveBillingAddress') };
}

const withPayment = (payment: object, more: object = {}): IslandExample => {
  const checkout = { ...whole, payment: { ...whole.payment, ...payment }, ...more };
  return {
    ...examples.payment,
    props: { checkout },
    answers: { ...examples.payment.answers, refreshCheckout: checkout },
  };
};

const unsaid = { billingAddress: null, isBillingSameAsShipping: null };

describe('the same as shipping', () => {
  test('is what holds where the shopper says nothing, and is sent before the payment', async () => {
    const { page, press, heading, sent, saved } = await open(withPayment(unsaid));
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /^Same as shipping/ }).checked).toBe(true);
    await press(next);
    await heading(review);
    expect(saved()).toMatchObject([{ address: { addressId: home!.addressId, address1: home!.address1 } }]);
    expect(sent()).toEqual(['saveBillingAddress', 'validateCart', 'moveToReviewPage']);
  });

  test('is not sent again where the server has it', async () => {
    const { press, heading, saved } = await open(examples.payment);
    await press(next);
    await heading(review);
    expect(saved()).toEqual([]);
  });

  test('is not sent again to a server that does not say what it has', async () => {
    const { press, heading, saved } = await open(withPayment(unsaid));
    await press(next);
    await heading(review);
    await press('Back');
    await heading('Payment and Billing');
    await press(next);
    await heading(review);
    expect(saved()).toHaveLength(1);
  });

  test('is not offered where everything is picked up', async () => {
    const pickup = checkoutExamples['with pickup'];
    const { page } = await open(
      withPayment(unsaid, {
        basketItems: pickup.basketItems.slice(1),
        recipientList: pickup.recipientList.slice(1),
      }),
    );
    expect(page.queryByRole('checkbox', { name: /^Same as shipping/ })).toBeNull();
    expect(await page.findByRole('radio', { name: /12 Lake Rd/ })).toBeTruthy();
  });

  test('is not offered where everything goes to a gift registry', async () => {
    const [, gift] = checkoutExamples['several recipients'].recipientList;
    const { page } = await open(withPayment(unsaid, { recipientList: [gift] }));
    expect(page.queryByRole('checkbox', { name: /^Same as shipping/ })).toBeNull();
  });
});

describe('another address', () => {
  test('of the account is sent by its id', async () => {
    const { page, shopper, press, heading, saved } = await open(examples.payment);
    await shopper.click(page.getByRole('checkbox', { name: /^Same as shipping/ }));
    await shopper.click(await page.findByRole('radio', { name: /12 Lake Rd/ }));
    await press(next);
    await heading(review);
    expect(saved()).toMatchObject([{ address: { addressId: cabin!.addressId, city: 'Door' } }]);
  });

  test('that the server has is chosen, and not sent again', async () => {
    const { page, press, heading, saved } = await open(examples['billing address']);
    expect((await page.findByRole<HTMLInputElement>('radio', { name: /12 Lake Rd/ })).checked).toBe(true);
    await press(next);
    await heading(review);
    expect(saved()).toEqual([]);
  });

  test('is still chosen on a server that does not say which it has, and is sent once', async () => {
    const { page, shopper, press, heading, saved } = await open(withPayment(unsaid));
    await shopper.click(page.getByRole('checkbox', { name: /^Same as shipping/ }));
    await shopper.click(await page.findByRole('radio', { name: /12 Lake Rd/ }));
    await press(next);
    await heading(review);
    await press('Back');
    await heading('Payment and Billing');
    const cabinRadio = await page.findByRole<HTMLInputElement>('radio', { name: /12 Lake Rd/ });
    expect(cabinRadio.checked).toBe(true);
    await press(next);
    await heading(review);
    expect(saved()).toHaveLength(1);
  });

  test('that is refused says so beside it, and nothing is paid', async () => {
    const { page, press, sent } = await open(examples['billing address refused']);
    await press(next);
    const said = await page.findByText('Your card is registered to another country.');
    expect(said.closest('section')!.getAttribute('aria-labelledby')).toBe(
      page.getByRole('heading', { name: 'Billing address' }).id,
    );
    expect(sent()).toEqual(['saveBillingAddress']);
  });
});

describe('a new address', () => {
  const typeNew = async (example: IslandExample = examples.payment) => {
    const island = await open(example);
    const { page, shopper } = island;
    await shopper.click(page.getByRole('checkbox', { name: /^Same as shipping/ }));
    await shopper.click(await page.findByRole('radio', { name: 'A new address' }));
    const type = (label: string, text: string) => shopper.type(page.getByLabelText(label), text);
    await type('First name', 'Ann');
    await type('Last name', 'Baker');
    await type('Street address or PO box', '9 Elm St');
    await type('ZIP code', '60614');
    await type('City', 'Chicago');
    await shopper.selectOptions(page.getByLabelText('State'), 'IL');
    await type('Phone', '3125550142');
    return island;
  };

  test('is checked, and sent with the payment', async () => {
    const island = await typeNew();
    island.answer('validateAddress', { isSuccess: true });
    await island.press(next);
    await island.heading(review);
    expect(island.saved()).toMatchObject([{ address: { address1: '9 Elm St', postalCode: '60614' } }]);
    expect(island.sent().slice(0, 2)).toEqual(['validateAddress', 'saveBillingAddress']);
  });

  test('of which another spelling is suggested is sent as the shopper decides', async () => {
    const island = await typeNew();
    island.answer('validateAddress', {
      isSuccess: false,
      suggestedAddress: { address1: '9 N Elm St', city: 'Chicago', state: 'IL', postalCode: '60614' },
    });
    await island.press(next);
    await island.press('Use Suggested');
    await island.heading(review);
    expect(island.saved()).toMatchObject([{ address: { address1: '9 N Elm St', firstName: 'Ann' } }]);
  });

  test('that is incomplete keeps the step, and nothing is sent', async () => {
    const { page, shopper, press, sent } = await open(examples.payment);
    await shopper.click(page.getByRole('checkbox', { name: /^Same as shipping/ }));
    await shopper.click(await page.findByRole('radio', { name: 'A new address' }));
    await press(next);
    expect(page.getByText('Please enter a first name.')).toBeTruthy();
    expect(document.activeElement).toBe(page.getByLabelText('First name'));
    expect(sent()).toEqual([]);
  });

  test('stays when the same as shipping is chosen for a moment', async () => {
    const { page, shopper } = await typeNew();
    await shopper.click(page.getByRole('checkbox', { name: /^Same as shipping/ }));
    await shopper.click(page.getByRole('checkbox', { name: /^Same as shipping/ }));
    expect((await page.findByLabelText<HTMLInputElement>('Street address or PO box')).value).toBe('9 Elm St');
  });

  test('is asked about before the step is left', async () => {
    const { page, press } = await typeNew();
    await press('Back');
    expect(await page.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  });

  test('may stay at home when the order goes to another country', async () => {
    const { international } = checkoutExamples;
    const abroad = { ...home!, addressId: null, country: 'DE', state: '', city: 'Berlin' };
    const [recipient] = whole.recipientList;
    const { page, shopper } = await open(
      withPayment(unsaid, {
        isInternational: true,
        countries: international.countries,
        accountInfo: international.accountInfo,
        recipientList: [{ ...recipient, address: abroad }],
      }),
    );
    await shopper.click(page.getByRole('checkbox', { name: /^Same as shipping/ }));
    const country = await page.findByLabelText<HTMLSelectElement>('Country');
    expect([...country.options].map(({ text }) => text)).toEqual([
      'Choose a country',
      'United States',
      'Canada',
      'Germany',
      'Mexico',
    ]);
    expect(country.value).toBe('US');
  });

  test.each([
    ['says nothing of it', unsaid],
    ['says only that it is another', { billingAddress: null, isBillingSameAsShipping: false }],
  ])('stays after a card that is refused, on a server that %s, and is sent once', async (_, said) => {
    const island = await typeNew(withPayment(unsaid));
    const { page, press, heading, answer, saved } = island;
    await press('Change how you pay');
    await island.shopper.click(page.getByRole('radio', { name: /American Express/ }));
    answer('validateAddress', { isSuccess: true });
    answer('savePayment', { isSuccess: false, cardOneErrors: { hasTnsError: true } });
    answer('refreshCheckout', { ...whole, payment: { ...whole.payment, ...said } });
    await press(next);
    await page.findByText('Your card could not be checked. Please try again.');
    expect(page.getByLabelText<HTMLInputElement>('Street address or PO box').value).toBe('9 Elm St');
    answer('savePayment', { isSuccess: true });
    await press(next);
    await heading(review);
    expect(saved()).toMatchObject([{ address: { address1: '9 Elm St' } }]);
    expect(saved()).toHaveLength(1);
  });

  test('goes on by Enter in its last field', async () => {
    const island = await typeNew();
    island.answer('validateAddress', { isSuccess: true });
    await island.shopper.type(island.page.getByLabelText('Phone'), '{Enter}');
    await island.heading(review);
    expect(island.saved()).toHaveLength(1);
  });
});

describe('the whole order shows it', () => {
  const billed = withPayment({ billingAddress: cabin, isBillingSameAsShipping: false });

  test('at the review', async () => {
    const { page, heading } = await checkoutPage('review', billed);
    await heading(review);
    expect((await page.findByText('12 Lake Rd')).closest('section')!.textContent).toMatch(/^Billing address/);
  });

  test('in a few words where it is the same as shipping', async () => {
    const { page, heading } = await checkoutPage('review', examples.review);
    await heading(review);
    expect(await page.findByText(same)).toBeTruthy();
  });

  test('a thank-you to the billing address is offered only where there is one', async () => {
    const { placed } = checkoutExamples;
    const checkout = { ...placed, payment: { ...placed.payment, ...unsaid } };
    const { page, shopper } = await checkoutPage('confirmation', {
      ...examples.confirmation,
      props: { checkout },
    });
    await shopper.click(await page.findByRole('checkbox', { name: 'Yes, send me a thank-you card' }));
    await vi.waitFor(() => expect(page.getByRole('radio', { name: 'To my shipping address' })).toBeTruthy());
    expect(page.queryByRole('radio', { name: 'To my billing address' })).toBeNull();
  });
});
