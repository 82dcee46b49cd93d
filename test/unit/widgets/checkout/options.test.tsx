import { within } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import {
  moveToPaymentPageExample,
  validateCartExample,
} from '../../../../src/contract/checkout/steps.examples.ts';
import { checkoutFlowOf } from '../../../../src/state/checkout/checkout-flow.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { heldAnswer, type TestPage } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';
import { checkoutPage } from './checkout-page.ts';

const pickup = {
  ...examples['options with pickup'],
  props: { checkout: checkoutExamples['with pickup'] },
};

const whole = checkoutExamples['all done'];

/** Two days with two times each. */
const withTrips = {
  ...whole,
  furthestStep: 2,
  recipientList: whole.recipientList.map((one) => ({
    ...one,
    shipments: one.shipments.map((shipment) => ({
      ...shipment,
      tripBooking: shipment.tripBooking && {
        ...shipment.tripBooking,
        isContactMeSelected: false,
        selectedTrip: null,
        trips: ['17', '18'].flatMap((day) => [
          { id: `${day}-am`, date: `2026-12-${day}`, window: '8 am – 12 pm' },
          { id: `${day}-pm`, date: `2026-12-${day}`, window: '12 pm – 4 pm' },
        ]),
      },
    })),
  })),
};

interface SentOptions {
  recipients: { shipments: { id: string; tripBooking?: { drivingDirections: string } }[] }[];
}

test('without a valid email address of who picks up the step does not end', async () => {
  const { page, shopper, press, sent } = await checkoutPage('options', pickup);
  await shopper.click(await page.findByRole('radio', { name: 'Call me to arrange the delivery' }));
  const email = await page.findByLabelText<HTMLInputElement>('Email');
  await shopper.clear(email);
  await shopper.type(email, 'ann@');
  await press('Next: Payment');
  await page.findByText(/^Please enter a valid Email Address/);
  expect(document.activeElement).toBe(email);
  expect(sent()).toEqual(['saveShippingAndGiftOptions']);
});

test('a phone number that is too short is reported when its field is left, and the message goes when it is corrected', async () => {
  const { page, shopper } = await checkoutPage('options', pickup);
  const phone = await page.findByLabelText('Phone (optional)');
  await shopper.clear(phone);
  await shopper.type(phone, '555-0142');
  await shopper.tab();
  await page.findByText(/^“555-0142” is not a phone number/);
  await shopper.clear(phone);
  await vi.waitFor(() => expect(page.queryByText(/is not a phone number/)).toBeNull());
});

test('driving directions go along with the choices of their shipment', async () => {
  const { page, shopper, bodies } = await checkoutPage('options', pickup);
  await shopper.type(await page.findByLabelText(/^Driving directions/), 'Gate code 12');
  await shopper.tab();
  await vi.waitFor(() => expect(bodies('saveShippingAndGiftOptions')).toHaveLength(1));
  const [sent] = bodies('saveShippingAndGiftOptions') as SentOptions[];
  const directions = sent!.recipients.flatMap(({ shipments }) =>
    shipments.map(({ tripBooking }) => tripBooking?.drivingDirections),
  );
  expect(directions).toContain('Gate code 12');
});

test('choices that were not saved are there again after a reload, as what they are', async () => {
  const first = await checkoutPage('options', {
    ...examples.options,
    answers: { ...examples.options.answers, saveShippingAndGiftOptions: 503 },
  });
  await first.shopper.click(await first.page.findByRole('checkbox', { name: /together/ }));
  await vi.waitFor(() => expect(first.opened.map(({ name }) => name)).toEqual(['network-error']));
  const stored = { ...sessionStorage };
  expect(JSON.parse(stored['storefront-islands:checkout-drafts']!).forms).toMatchObject({
    'choices of a shipment: shipment-2': { isComplete: true, level: '1' },
  });
  await first.close();
  const again = await checkoutPage('options', examples.options, stored);
  const box = await again.page.findByRole<HTMLInputElement>('checkbox', { name: /together/ });
  expect(box.checked).toBe(true);
});

test('an in-home delivery without a day that can be booked is arranged by a call', async () => {
  const full = {
    ...whole,
    recipientList: whole.recipientList.map((one) => ({
      ...one,
      shipments: one.shipments.map((shipment) => ({
        ...shipment,
        tripBooking: shipment.tripBooking && { ...shipment.tripBooking, trips: [] },
      })),
    })),
  };
  const { page, shopper, bodies } = await checkoutPage('options', {
    ...examples.options,
    props: { checkout: full },
  });
  await shopper.click(await page.findByRole('radio', { name: 'Call me to arrange the delivery' }));
  await vi.waitFor(() => expect(bodies('saveShippingAndGiftOptions')).toHaveLength(1));
  const [sent] = bodies('saveShippingAndGiftOptions') as SentOptions[];
  expect(sent!.recipients[0]!.shipments[0]!.tripBooking).toEqual({
    isContactMeSelected: true,
    drivingDirections: '',
  });
});

test('driving directions that failed to be saved are still there after a reload', async () => {
  const { page, shopper, answer, close, opened } = await checkoutPage('options', pickup);
  answer('saveShippingAndGiftOptions', 503);
  await shopper.type(await page.findByLabelText(/^Driving directions/), 'Gate code 12');
  await shopper.tab();
  await vi.waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['network-error']));
  const stored = { ...sessionStorage };
  await close();
  const again = await checkoutPage('options', pickup, stored);
  const field = await again.page.findByLabelText<HTMLTextAreaElement>(/^Driving directions/);
  expect(field.value).toBe('Gate code 12');
});

test('a gift message is counted, and one that is too long is not sent', async () => {
  const { page, shopper, press, bodies, asGift } = await checkoutPage('options', {
    ...examples['options with pickup'],
    context: { limits: { giftMessage: 8 } },
  });
  const message = await asGift();
  await shopper.type(message, 'Enjoy');
  expect(page.getByText('3 characters left')).toBeTruthy();
  await shopper.type(message, ' it all');
  await shopper.tab();
  await page.findByText('Please shorten your message by 4 characters.');
  await press('Next: Payment');
  expect(bodies('updateGiftMessage')).toEqual([]);
  expect(message.value).toBe('Enjoy it all');
});

/** The step with a gift message, while Next is being handled: a call's answer is held until it is released. */
async function pageWhileNextWaits(call: string, good: object) {
  const held = heldAnswer(good);
  const visit = await checkoutPage('options', pickup);
  const { page, shopper, answer, press, bodies, asGift } = visit;
  await shopper.click(await page.findByRole('radio', { name: 'Call me to arrange the delivery' }));
  await vi.waitFor(() => expect(bodies('saveShippingAndGiftOptions')).toHaveLength(1));
  const message = await asGift();
  await shopper.type(message, 'Enjoy');
  answer(call, held.answer);
  const { length } = bodies(call);
  await press('Next: Payment');
  await vi.waitFor(() => expect(bodies(call)).toHaveLength(length + 1));
  return { ...visit, message, release: held.release };
}

const pasteInto = async (field: HTMLElement, text: string, { shopper }: Pick<TestPage, 'shopper'>) => {
  field.focus();
  await shopper.paste(text);
};

const tooLong = ` it${' all'.repeat(60)}`;
const saved = { isSuccess: true };

test.each([
  ['the options are saved', 'saveShippingAndGiftOptions', saved],
  ['the cart is validated', 'validateCart', validateCartExample.answer],
  ['the step is ended', 'moveToPaymentPage', moveToPaymentPageExample.answer],
])('a gift message that is typed on while %s is saved too', async (_when, call, good) => {
  const visit = await pageWhileNextWaits(call, good);
  const { bodies, heading, message, release } = visit;
  await pasteInto(message, ' it all', visit);
  release();
  await heading('Payment and Billing');
  expect(bodies('updateGiftMessage').at(-1)).toMatchObject({ message: 'Enjoy it all' });
});

test.each([
  ['the options are saved', 'saveShippingAndGiftOptions', saved],
  ['the cart is validated', 'validateCart', validateCartExample.answer],
])(
  'a gift message that gets too long while %s is kept, and the step does not end',
  async (_when, call, good) => {
    const visit = await pageWhileNextWaits(call, good);
    const { page, bodies, sent, message, release } = visit;
    await pasteInto(message, tooLong, visit);
    release();
    await page.findByText(/^Please shorten your message/);
    await page.findByRole('button', { name: 'Next: Payment' });
    expect(message).toMatchObject({ value: `Enjoy${tooLong}`, isConnected: true });
    expect(bodies('updateGiftMessage').at(-1)).toMatchObject({ message: 'Enjoy' });
    expect(sent()).not.toContain('moveToPaymentPage');
  },
);

test('driving directions that are typed while the step is ended are saved too', async () => {
  const visit = await pageWhileNextWaits('moveToPaymentPage', moveToPaymentPageExample.answer);
  const { page, bodies, heading, release } = visit;
  await pasteInto(page.getByLabelText(/^Driving directions/), 'Gate code 12', visit);
  release();
  await heading('Payment and Billing');
  expect(JSON.stringify(bodies('saveShippingAndGiftOptions').at(-1))).toContain('Gate code 12');
});

test('text that is typed while the step is ended, and cannot be saved, keeps the step', async () => {
  const visit = await pageWhileNextWaits('moveToPaymentPage', moveToPaymentPageExample.answer);
  const { page, answer, message, release } = visit;
  answer('updateGiftMessage', { isSuccess: false, message: 'Please write something kinder.' });
  await pasteInto(message, ' it all', visit);
  release();
  expect((await page.findByRole('alert')).textContent).toBe('Please write something kinder.');
  expect(message).toMatchObject({ value: 'Enjoy it all', isConnected: true });
});

test('the first gift message to a recipient says so, until the server has it', async () => {
  const { page, shopper, answer, bodies, asGift } = await checkoutPage('options', examples.options);
  const message = await asGift();
  answer('updateGiftMessage', 500);
  await shopper.type(message, 'Enjoy');
  await shopper.tab();
  await page.findByRole('alert');
  answer('updateGiftMessage', { isSuccess: true });
  for (const more of ['!', '!']) {
    await shopper.type(message, more);
    await shopper.tab();
    await vi.waitFor(() =>
      expect(bodies('updateGiftMessage').at(-1)).toMatchObject({ message: message.value }),
    );
  }
  const recipientId = 'recipient-1';
  expect(bodies('updateGiftMessage')).toEqual([
    { recipientId, message: 'Enjoy', isInitialTrigger: true },
    { recipientId, message: 'Enjoy!', isInitialTrigger: true },
    { recipientId, message: 'Enjoy!!', isInitialTrigger: false },
  ]);
});

test.each([
  ['a hold', { holidayHold: { selectedShippingDate: '2026-12-21' } }],
  ['a range of days', { holidayHold: { selectedRange: { from: '2026-12-14', to: '2026-12-18' } } }],
  ['ship complete', { isShipCompleteSelected: true }],
])('%s is sent with standard shipping, whatever was chosen before', async (what, expected) => {
  const { page, shopper, bodies } = await checkoutPage('options', examples.options);
  const saves = () =>
    (bodies('saveShippingAndGiftOptions') as SentOptions[]).map(
      ({ recipients }) => recipients[0]!.shipments.find(({ id }) => id === 'shipment-2')!,
    );
  await shopper.click(await page.findByRole('radio', { name: /^Express shipping/ }));
  await vi.waitFor(() => expect(saves()).toMatchObject([{ serviceLevel: 3 }]));
  if (what === 'ship complete')
    await shopper.click(page.getByRole('checkbox', { name: /^Send everything together/ }));
  else
    await shopper.selectOptions(
      page.getByLabelText('Hold for a holiday'),
      page.getByRole('option', { name: what === 'a hold' ? /arrive on .*December 21/ : /arrive between/ }),
    );
  await vi.waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ serviceLevel: 1, ...expected });
});

test('a choice that is refused once its step was left says so above the step that is shown', async () => {
  const held = heldAnswer({ isSuccess: false, message: 'We are out of gift boxes.' });
  const { page, shopper, answer, heading, bodies } = await checkoutPage(
    'options',
    examples['options for a gift'],
  );
  answer('updateGiftOption', held.answer);
  await shopper.click(await page.findByRole('radio', { name: /^Gift box/ }));
  await vi.waitFor(() => expect(bodies('updateGiftOption')).toHaveLength(1));
  await shopper.click(page.getByRole('link', { name: 'Edit Address' }));
  await heading('Shipping');
  held.release();
  expect((await page.findByRole('alert')).textContent).toBe('We are out of gift boxes.');
});

test('the button that shows the ways to pay keeps the focus', async () => {
  const { page, shopper } = await checkoutPage('payment', examples.payment);
  const button = await page.findByRole('button', { name: 'Change how you pay', expanded: false });
  button.focus();
  await shopper.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test.each([/^Driving directions/, /^Gift message/])(
  '%s: the whole field comes into view with the focus, not only the line of the caret',
  async (label) => {
    const { page } = await checkoutPage('options', examples['options for a gift']);
    const field = await page.findByLabelText(label);
    const scroll = vi.spyOn(field, 'scrollIntoView');
    field.focus();
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  },
);

test('the button that ships a pickup instead keeps the focus, and opens and closes the choice of an address', async () => {
  const { page, shopper } = await checkoutPage('options', pickup);
  const button = await page.findByRole('button', { name: 'Ship it instead', expanded: false });
  button.focus();
  await shopper.keyboard('{Enter}');
  await page.findByRole('button', { name: 'Ship to This Address' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await shopper.keyboard('{Enter}');
  expect(page.queryByRole('button', { name: 'Ship to This Address' })).toBeNull();
});

const guestPickup = {
  ...checkoutExamples['with pickup'],
  isGuest: true,
  accountInfo: { shippingAddresses: [], registryAddresses: [] },
};

test('a guest ships a pickup instead to an address of the order', async () => {
  const { page, press, bodies } = await checkoutPage('options', {
    ...pickup,
    props: { checkout: guestPickup },
  });
  await press('Ship it instead');
  expect(page.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Ann Baker, 233 S Wacker Dr, Apt 4, Chicago, IL 60606',
  ]);
  await press('Ship to This Address');
  await vi.waitFor(() =>
    expect(bodies('updateBopsToShipping')).toEqual([
      { recipientId: 'recipient-3', newAddressId: 'address-1' },
    ]),
  );
});

test('shipping a pickup instead is not offered without an address', async () => {
  const { basketItems, recipientList } = guestPickup;
  const checkout = {
    ...guestPickup,
    basketItems: basketItems.slice(1),
    recipientList: recipientList.slice(1),
  };
  const { page } = await checkoutPage('options', { ...pickup, props: { checkout } });
  await page.findByLabelText('Email');
  expect(page.queryByRole('button', { name: 'Ship it instead' })).toBeNull();
});

const withPickup = checkoutExamples['with pickup'];
const recipient = withPickup.recipientList.find(({ bopsOptions }) => !bopsOptions)!;
const message = `message-${recipient.id}`;
const directions = `directions-${withPickup.recipientList.flatMap(({ shipments }) => shipments).find(({ tripBooking }) => tripBooking)!.id}`;

const content = `<form method="post">
  <textarea name="${message}" aria-label="Server’s message">Kept</textarea>
  <textarea name="${directions}" aria-label="Server’s directions"></textarea>
  <input name="contact-phone" aria-label="Server’s phone" value="312-555-0142">
  <input name="gift-wrap" aria-label="Server’s wrap">
</form>`;

/** The server's form of the step, which stays until `show` lets the checkout be read. */
async function serverForm() {
  const { answer, release } = heldAnswer(withPickup);
  const shown = await checkoutPage('options', {
    ...examples['options with pickup'],
    content,
    answers: { ...examples['options with pickup'].answers, refreshCheckout: answer },
    props: {},
  });
  const field = (label: RegExp) => shown.page.findByLabelText<HTMLTextAreaElement>(label);
  const show = async () => {
    release();
    await shown.heading('Shipping and Gift Options');
  };
  return { ...shown, field, show };
}

test('what was typed into the server’s form is kept, with the focus and the caret', async () => {
  const { field, show, shopper } = await serverForm();
  await shopper.type(await field(/^Server’s directions/), 'Gate code 12');
  await shopper.type(await field(/^Server’s phone/), '9');
  const typed = await field(/^Server’s message/);
  await shopper.clear(typed);
  await shopper.type(typed, 'For you');
  typed.setSelectionRange(3, 3);
  await show();
  const text = await field(/^Gift message/);
  await vi.waitFor(() => expect(text.value).toBe('For you'));
  expect((await field(/^Driving directions/)).value).toBe('Gate code 12');
  expect((await field(/^Phone/)).value).toBe('312-555-01429');
  expect(document.activeElement).toBe(text);
  expect(text.selectionStart).toBe(3);
});

test('what the server’s form came with is not typed', async () => {
  const { asGift, show } = await serverForm();
  await show();
  expect((await asGift()).value).toBe(recipient.giftMessage);
});

test('it is taken once: cleared, it does not come back', async () => {
  const { field, show, shopper } = await serverForm();
  await shopper.type(await field(/^Server’s message/), ' and more');
  await show();
  const text = await field(/^Gift message/);
  await vi.waitFor(() => expect(text.value).toBe('Kept and more'));
  await shopper.clear(text);
  await checkoutFlowOf(sharedStore()).refresh();
  await twoTurns();
  expect(text.value).toBe('');
});

test('what a script writes into it late replaces nothing that was typed here, and is not sent', async () => {
  const { field, show, shopper, bodies, asGift } = await serverForm();
  const late = await field(/^Server’s message/);
  await show();
  const text = await asGift();
  await shopper.clear(text);
  await shopper.type(text, 'For you');
  late.value = 'From the server';
  await checkoutFlowOf(sharedStore()).refresh();
  await twoTurns();
  expect(text.value).toBe('For you');
  await shopper.tab();
  await vi.waitFor(() => expect(bodies('updateGiftMessage')).toMatchObject([{ message: 'For you' }]));
});

test('a field of another name is left alone, and its focus goes to no other field', async () => {
  const { page, field, show, shopper } = await serverForm();
  const other = await field(/^Server’s wrap/);
  await shopper.type(other, 'Red');
  await show();
  await page.findAllByRole('checkbox', { name: 'This is a gift' });
  expect(other.outerHTML).not.toContain('Red');
  expect(document.activeElement).toBe(document.body);
});

test('a gift is asked first: its receipt and message follow from a yes, the receipt chosen where it is free', async () => {
  const { page, asGift, bodies } = await checkoutPage('options', examples.options);
  await page.findByRole('checkbox', { name: 'This is a gift', checked: false });
  expect(page.queryByLabelText('Gift message (optional)')).toBeNull();
  expect(page.queryByRole('radio', { name: /Gift receipt/ })).toBeNull();
  await asGift();
  expect(page.queryByRole('radio', { name: /Not a gift/ })).toBeNull();
  await vi.waitFor(() =>
    expect(bodies('updateGiftOption')).toMatchObject([{ giftOptions: { selectedOption: 'receipt' } }]),
  );
});

test('a no takes back the gift’s option, sends no message, and keeps what was typed for another yes', async () => {
  const { page, shopper, asGift, bodies } = await checkoutPage('options', examples['options for a gift']);
  await shopper.type(await asGift(), 'Enjoy');
  await shopper.tab();
  await vi.waitFor(() => expect(bodies('updateGiftMessage')).toHaveLength(1));
  await shopper.click(page.getByRole('checkbox', { name: 'This is a gift' }));
  await vi.waitFor(() =>
    expect(bodies('updateGiftOption')).toMatchObject([{ giftOptions: { selectedOption: 'none' } }]),
  );
  expect(page.queryByLabelText('Gift message (optional)')).toBeNull();
  expect((await asGift()).value).toBe('Enjoy');
});

test('delivery days are picked, then their times; another day keeps the time', async () => {
  const { page, shopper, bodies } = await checkoutPage('options', {
    ...examples.options,
    answers: { ...examples.options.answers, refreshCheckout: withTrips },
    props: { checkout: withTrips },
  });
  const trips = () =>
    (bodies('saveShippingAndGiftOptions') as SentOptions[]).map(
      ({ recipients }) =>
        (recipients[0]!.shipments[0]!.tripBooking as { selectedTrip?: string }).selectedTrip,
    );
  const days = within(await page.findByRole('group', { name: 'Delivery day' }));
  expect(page.queryByRole('group', { name: /^Time on/ })).toBeNull();
  await shopper.click(days.getByRole('radio', { name: /^Thursday\s+December 17$/ }));
  await shopper.click(
    within(await page.findByRole('group', { name: 'Time on Thursday, December 17' })).getByRole('radio', {
      name: '12 pm – 4 pm',
    }),
  );
  await shopper.click(days.getByRole('radio', { name: /^Friday\s+December 18$/ }));
  await vi.waitFor(() => expect(trips()).toEqual(['17-am', '17-pm', '18-pm']));
});

test('what a shipment costs is said once, beside its way of shipping', async () => {
  const { page } = await checkoutPage('options', examples.options);
  const group = (await page.findByRole('heading', { level: 4, name: 'Shipment 1 of 2' })).parentElement!;
  const prices = group.textContent!.match(/\$[\d,.]+/g) ?? [];
  expect(new Set(prices).size, `${prices}`).toBe(prices.length);
  expect(group.querySelector('img')).toBeTruthy();
});

test('a yes that could not be saved says so, and stays', async () => {
  const { page, answer, asGift } = await checkoutPage('options', examples.options);
  answer('updateGiftOption', { isSuccess: false, message: 'We are out of gift receipts.' });
  await asGift();
  expect((await page.findByRole('alert')).textContent).toBe('We are out of gift receipts.');
  await twoTurns();
  expect(page.getByRole('alert').textContent).toBe('We are out of gift receipts.');
  expect(page.getByRole<HTMLInputElement>('checkbox', { name: 'This is a gift' }).checked).toBe(true);
});

/** The checkout with this gift option, and message, of its first recipient. */
const withGift = (selectedOption: string, giftMessage = '') => ({
  ...whole,
  furthestStep: 2,
  recipientList: whole.recipientList.map((one, nth) =>
    nth ? one : { ...one, giftMessage, giftOptions: { ...one.giftOptions!, selectedOption } },
  ),
});

const giftBox = (page: Awaited<ReturnType<typeof checkoutPage>>['page']) =>
  page.findByRole<HTMLInputElement>('checkbox', { name: 'This is a gift' });

test('a yes and a no right after it leave nothing on the order', async () => {
  const held = heldAnswer({ isSuccess: true, checkout: withGift('receipt') });
  const { page, shopper, answer, bodies } = await checkoutPage('options', {
    ...examples.options,
    props: { checkout: withGift('none') },
  });
  answer('updateGiftOption', held.answer);
  await shopper.click(await giftBox(page));
  await vi.waitFor(() => expect(bodies('updateGiftOption')).toHaveLength(1));
  await shopper.click(await giftBox(page));
  answer('updateGiftOption', { isSuccess: true, checkout: withGift('none') });
  held.release();
  await vi.waitFor(() =>
    expect(bodies('updateGiftOption')).toMatchObject([
      { giftOptions: { selectedOption: 'receipt' } },
      { giftOptions: { selectedOption: 'none' } },
    ]),
  );
});

test('a no that failed is saved by Next, so that the box is not charged', async () => {
  const { page, shopper, answer, bodies, press, sent } = await checkoutPage('options', {
    ...examples.options,
    props: { checkout: withGift('box') },
    answers: { ...examples.options.answers, refreshCheckout: withGift('box') },
  });
  answer('updateGiftOption', { isSuccess: false, message: 'Please try again.' });
  await shopper.click(await giftBox(page));
  await page.findByText('Please try again.');
  answer('updateGiftOption', { isSuccess: true, checkout: withGift('none') });
  await shopper.click(await page.findByRole('radio', { name: 'Call me to arrange the delivery' }));
  await press('Next: Payment');
  await vi.waitFor(() => expect(sent()).toContain('moveToPaymentPage'));
  expect(bodies('updateGiftOption')).toMatchObject([
    { giftOptions: { selectedOption: 'none' } },
    { giftOptions: { selectedOption: 'none' } },
  ]);
});

test('Next changes nothing of a gift whose option the shopper has exchanged', async () => {
  const { page, shopper, answer, asGift, bodies, press, sent } = await checkoutPage('options', {
    ...examples.options,
    props: { checkout: withGift('none') },
  });
  answer('updateGiftOption', { isSuccess: true, checkout: withGift('receipt') });
  await asGift();
  await vi.waitFor(() => expect(bodies('updateGiftOption')).toHaveLength(1));
  const box = await page.findByRole('radio', { name: /^Gift box/ });
  answer('updateGiftOption', { isSuccess: true, checkout: withGift('box') });
  await shopper.click(box);
  await vi.waitFor(() => expect(bodies('updateGiftOption')).toHaveLength(2));
  await shopper.click(await page.findByRole('radio', { name: 'Call me to arrange the delivery' }));
  await press('Next: Payment');
  await vi.waitFor(() => expect(sent()).toContain('moveToPaymentPage'));
  expect(bodies('updateGiftOption')).toHaveLength(2);
});

test('a no keeps the message that the server had for another yes', async () => {
  const { page, shopper, answer, asGift, bodies } = await checkoutPage('options', {
    ...examples.options,
    props: { checkout: withGift('receipt', 'Enjoy') },
  });
  answer('updateGiftOption', { isSuccess: true, checkout: withGift('none', 'Enjoy') });
  answer('updateGiftMessage', { isSuccess: true, checkout: withGift('none') });
  await shopper.click(await giftBox(page));
  await vi.waitFor(() => expect(bodies('updateGiftMessage')).toMatchObject([{ message: '' }]));
  answer('updateGiftOption', { isSuccess: true, checkout: withGift('receipt') });
  answer('updateGiftMessage', { isSuccess: true, checkout: withGift('receipt', 'Enjoy') });
  expect((await asGift()).value).toBe('Enjoy');
  await vi.waitFor(() =>
    expect(bodies('updateGiftMessage')).toMatchObject([{ message: '' }, { message: 'Enjoy' }]),
  );
});

test('later days get the focus where they begin, the error describes the days, and a trip without a time has words', async () => {
  const trips = Array.from({ length: 12 }, (_, nth) => ({ id: `t${nth}`, date: `2026-12-${10 + nth}` }));
  const checkout = {
    ...withTrips,
    recipientList: withTrips.recipientList.map((one) => ({
      ...one,
      shipments: one.shipments.map((shipment) => ({
        ...shipment,
        tripBooking: shipment.tripBooking && {
          ...shipment.tripBooking,
          trips: [...trips, { id: 'am', date: '2026-12-10', window: '8 am – 12 pm' }],
        },
      })),
    })),
  };
  const { page, shopper, press } = await checkoutPage('options', {
    ...examples.options,
    answers: { ...examples.options.answers, refreshCheckout: checkout },
    props: { checkout },
  });
  await press('Next: Payment');
  const days = await page.findByRole('group', { name: 'Delivery day' });
  const said = document.getElementById(days.getAttribute('aria-describedby')!);
  expect(said?.getAttribute('role')).toBe('alert');
  await press('Show Later Days');
  expect(document.activeElement).toBe(within(days).getByRole('radio', { name: /December 20/ }));
  await shopper.click(within(days).getByRole('radio', { name: /December 10/ }));
  await page.findByRole('radio', { name: 'Any time of the day' });
});
