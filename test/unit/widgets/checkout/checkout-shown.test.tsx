import { within } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

test('the steps that are done stay above, in at most two lines with Edit', async () => {
  const { heading, page } = await checkoutPage('payment', examples.payment);
  await heading('Payment and Billing');
  for (const name of ['Address', 'Delivery']) {
    const edit = page.getByRole('link', { name: `Edit ${name}` });
    const lines = [...edit.closest('section')!.querySelectorAll('p > span')].map(
      ({ textContent }) => textContent,
    );
    expect(lines.length, name).toBeGreaterThan(0);
    expect(lines.length, name).toBeLessThan(3);
  }
});

test.each(['shipping', 'options', 'payment', 'review'] as const)(
  'the step %s has the summary, with the total on the button that shows it on a phone',
  async (step) => {
    const { page } = await checkoutPage(step, examples[step]);
    const summary = within(await page.findByRole('complementary', { name: 'Order Summary' }));
    const [total] = /\$[\d,.]+$/.exec(summary.getByText('Total').closest('div')!.textContent!)!;
    expect(summary.getByRole('button', { name: /order summary/i }).textContent).toContain(total);
  },
);

test.each(['shipping', 'review', 'confirmation'] as const)(
  'the step %s says when an item can be picked up, and how many the store has',
  async (step) => {
    const checkout = { ...checkoutExamples['with pickup'], ...(step === 'confirmation' && placed) };
    const { page } = await checkoutPage(step, { ...examples['options with pickup'], props: { checkout } });
    const main = await page.findByRole('region', { name: /./ });
    await within(main).findByText(/^Ready today · Michigan Avenue has 1 today/);
  },
);

const placed = { furthestStep: 5, orderNumber: '50012345' };

test('each way of delivery has its date and its charge beside it', async () => {
  const { page } = await checkoutPage('options', examples.options);
  const ways = await page.findAllByRole('radio', { name: /shipping/ });
  expect(ways.length).toBeGreaterThan(1);
  for (const way of ways) expect(way.closest('label')!.textContent).toMatch(/\w+ \d+ · .*\$\d+\.\d\d$/);
});

test('a guest is offered an account on the confirmation, which needs a password only', async () => {
  const { page } = await checkoutPage('confirmation', examples['confirmation for a guest']);
  const password = await page.findByLabelText<HTMLInputElement>('Password');
  const { form } = password;
  const toFill = [...form!.elements].filter(
    (field) =>
      field instanceof HTMLInputElement && field.type !== 'hidden' && !field.readOnly && !field.value,
  );
  expect(toFill).toEqual([password]);
});

describe('an order to another country names the country', () => {
  const whole = checkoutExamples['all done'];
  const { countries } = checkoutExamples.international;
  const recipient = whole.recipientList[0]!;
  const berlin = { ...recipient.address, city: 'Berlin', state: '', postalCode: '10117', country: 'DE' };
  const ofStep = (step: 'shipping' | 'options' | 'review') =>
    checkoutPage(step, {
      ...examples[step],
      props: {
        checkout: {
          ...whole,
          isInternational: true,
          countries,
          recipientList: [{ ...recipient, address: berlin }],
          accountInfo: { ...whole.accountInfo, shippingAddresses: [berlin], registryAddresses: [] },
        },
      },
    });

  test('at the review', async () => {
    const { page } = await ofStep('review');
    const place = (await page.findByText('Berlin, 10117')).closest('address')!;
    expect([...place.children].map(({ textContent }) => textContent)).toContain('Germany');
  });

  test('in the address book', async () => {
    const { page } = await ofStep('shipping');
    const radio = await page.findByRole('radio', { name: /^Ann Baker/ });
    expect(radio.closest('label')!.textContent).toMatch(/Berlin, 10117Germany$/);
  });

  test('above the delivery options, and in the done step', async () => {
    const { page } = await ofStep('options');
    await page.findByRole('heading', { level: 3, name: /Berlin, 10117, Germany$/ });
    const done = page.getByRole('heading', { level: 2, name: 'Address' }).closest('section')!;
    expect(done.querySelector('p')!.textContent).toMatch(/Berlin, 10117, Germany$/);
  });
});

test('an order that rewards alone pay for asks for no card at the review', async () => {
  const whole = checkoutExamples['all done'];
  const payment = { ...whole.payment, amountDue: 0, appliedCards: [] };
  const { page } = await checkoutPage('review', {
    ...examples.review,
    props: { checkout: { ...whole, payment } },
  });
  await page.findByText('Nothing is left to pay.');
  expect(page.queryByText('No card pays for the order yet.')).toBeNull();
});

test.each([0, 4200])('a placed order without a card shows no payment, with %d cents due', async (due) => {
  const example = examples['confirmation for a guest'];
  const whole = example.props.checkout;
  const payment = { ...whole.payment, amountDue: due, appliedCards: [] };
  const { heading, page } = await checkoutPage('confirmation', {
    ...example,
    props: { checkout: { ...whole, payment } },
  });
  await heading('Thank you for your order');
  expect(page.queryByRole('heading', { name: 'Payment' })).toBeNull();
});

test('the page says which passwords it accepts, below the password', async () => {
  const { page } = await checkoutPage('confirmation', examples['confirmation for a guest']);
  const password = await page.findByLabelText('Password');
  const hint = document.getElementById(password.getAttribute('aria-describedby')!)!;
  expect(hint.textContent).toBe('At least 8 characters.');
});

test('the review has the driving directions', async () => {
  const whole = checkoutExamples['all done'];
  const recipient = whole.recipientList[0]!;
  const [inHome, ...parcels] = recipient!.shipments;
  const tripBooking = { ...inHome!.tripBooking, drivingDirections: 'Gate code 12' };
  const { page } = await checkoutPage('review', {
    ...examples.review,
    props: {
      checkout: {
        ...whole,
        recipientList: [{ ...recipient, shipments: [{ ...inHome, tripBooking }, ...parcels] }],
      },
    },
  });
  await page.findByText('For the driver: “Gate code 12”');
});

test('sums that are not known yet say so', async () => {
  const { page } = await checkoutPage('shipping', examples['shipping as a guest']);
  const summary = within(await page.findByRole('complementary', { name: 'Order Summary' }));
  for (const sum of ['Shipping', 'Estimated tax'])
    expect(summary.getByText(sum).closest('div')!.textContent).toBe(`${sum}Not known yet`);
});

test('the review says how a guest is reached, with the address', async () => {
  const whole = checkoutExamples['all done'];
  const recipient = whole.recipientList[0]!;
  const address = { ...recipient!.address!, email: 'ann@example.com' };
  const { page } = await checkoutPage('review', {
    ...examples.review,
    props: { checkout: { ...whole, recipientList: [{ ...recipient, address }] } },
  });
  const shipTo = (await page.findByText('233 S Wacker Dr')).closest('address')!;
  const lines = [...shipTo.children].map(({ textContent }) => textContent);
  expect(lines.slice(-2)).toEqual(['312-555-0142', 'ann@example.com']);
});

test.each([
  ['4711', 'Gift registry: Mia & Leo’s wedding registry'],
  ['another', 'For a gift registry'],
])('an item from the registry %s says: %s', async (grId, said) => {
  const { basketItems, ...whole } = checkoutExamples['all done'];
  const [first, ...others] = basketItems;
  const checkout = { ...whole, basketItems: [{ ...first!, grId }, ...others] };
  const { page } = await checkoutPage('review', { ...examples.review, props: { checkout } });
  const summary = await page.findByRole('complementary', { name: 'Order Summary' });
  const [bought, other] = within(summary).getAllByRole('listitem');
  expect(bought!.textContent).toContain(said);
  expect(other!.textContent).not.toContain('registry');
});

test('the review does not show the giver the phone number of a registry’s owner', async () => {
  const whole = checkoutExamples['all done'];
  const recipient = whole.recipientList[0]!;
  const address = { ...recipient!.address!, email: 'giver@example.com' };
  const { page } = await checkoutPage('review', {
    ...examples.review,
    props: { checkout: { ...whole, recipientList: [{ ...recipient, address, grId: '4711' }] } },
  });
  const shipTo = (await page.findByText('giver@example.com')).closest('address')!;
  expect(shipTo.textContent).not.toContain('0142');
});

test('the review says how the person who picks up is reached', async () => {
  const { page } = await checkoutPage('review', {
    ...examples.review,
    props: {
      checkout: {
        ...checkoutExamples['all done'],
        recipientList: checkoutExamples['with pickup'].recipientList,
      },
    },
  });
  const pickup = (await page.findByText('Picked up by Ann Baker')).closest('address')!;
  const lines = [...pickup.children].map(({ textContent }) => textContent);
  expect(lines.slice(-2)).toEqual(['312-555-0142', 'ann@example.com']);
});
