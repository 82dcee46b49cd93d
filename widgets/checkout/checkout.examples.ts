import { checkoutExamples } from '../../src/contract/checkout/checkout.examples.ts';
import { validateAddressExample } from '../../src/contract/checkout/shipping.examples.ts';
import { deliveryExamples } from './checkout-delivery.examples.ts';
import { paymentStates } from './checkout-payment.examples.ts';
import {
  answersWith,
  content,
  done,
  payingWith,
  type Step,
  signedIn,
  stateOf,
} from './checkout-states.examples.ts';
import { tenderStates } from './checkout-tenders.examples.ts';

const deliveryState = (delivery: keyof typeof deliveryExamples, about: string, step: Step = 'options') =>
  stateOf(step, deliveryExamples[delivery], about);

const { basketItems, recipientList } = checkoutExamples['with pickup'];

/** The states of checkout. */
export const examples = {
  shipping: {
    ...stateOf('shipping', checkoutExamples['nothing done'], 'The first step, with an address book.'),
    context: signedIn,
  },
  'shipping as a guest': stateOf(
    'shipping',
    checkoutExamples.guest,
    'A guest enters an address and an email.',
  ),
  'shipping with a zip code': stateOf(
    'shipping',
    checkoutExamples['guest with a zip code'],
    'The cart has a ZIP code: the address starts with it, and what it costs there stays.',
  ),
  'shipping in canada': {
    ...stateOf('shipping', checkoutExamples.guest, 'The Canadian shop: a province and a postal code.'),
    context: { country: 'CA' },
  },
  'shipping abroad': stateOf(
    'shipping',
    checkoutExamples.international,
    'The order goes to another country: its region and postal code are free.',
  ),
  'several recipients': {
    ...stateOf('shipping', checkoutExamples['several recipients'], 'Two pieces go to two people.'),
    context: signedIn,
  },
  'thirty items': {
    ...deliveryState('thirty items', 'Thirty items go to eight people.', 'shipping'),
    context: signedIn,
  },
  'shipping refused': {
    ...stateOf(
      'shipping',
      checkoutExamples['nothing done'],
      'The server refuses the address, with the reason.',
      { saveShippingAddress: { isSuccess: false, message: 'We cannot ship furniture to this address.' } },
    ),
    context: signedIn,
  },
  'address suggested': stateOf(
    'shipping',
    checkoutExamples['guest with an address'],
    'The postal service writes the typed address differently.',
    { validateAndSaveAddress: validateAddressExample.answer },
  ),
  'pickup only': stateOf(
    'shipping',
    {
      ...done,
      furthestStep: 1,
      basketItems: basketItems.slice(1),
      recipientList: recipientList.slice(1),
    },
    'Everything is picked up: no address is asked for.',
  ),
  'server’s message': stateOf(
    'options',
    { ...done, furthestStep: 2, checkoutMessage: 'Orders placed by noon ship today.' },
    'A message of the server above the step.',
  ),
  options: stateOf(
    'options',
    { ...done, furthestStep: 2 },
    'An in-home delivery and a parcel, each with its choices; gift options and a message.',
  ),
  'options for a gift': stateOf(
    'options',
    {
      ...done,
      furthestStep: 2,
      recipientList: done.recipientList.map((one) => ({
        ...one,
        giftOptions: one.giftOptions && { ...one.giftOptions, selectedOption: 'receipt' },
      })),
    },
    'A gift: its receipt or box, and its message, are asked for.',
  ),
  'options for several': stateOf(
    'options',
    checkoutExamples['several recipients'],
    'The same for two recipients.',
  ),
  'options with pickup': stateOf(
    'options',
    checkoutExamples['with pickup'],
    'A part is picked up at a store.',
  ),
  'options to a PO box': deliveryState('po box', 'Parcels only, in one way.'),
  'options to an APO address': deliveryState('military', 'By ground, in weeks.'),
  'options to alaska': deliveryState('alaska', 'A surcharge, and more days.'),
  'options abroad': deliveryState('abroad', 'One way, with a quoted charge and no ZIP code.'),
  'made to order': deliveryState('made to order', 'Two in-home deliveries, each with its own days.'),
  'free shipping': deliveryState('free shipping', 'The order is large enough for free shipping.'),
  'no delivery dates': deliveryState('no dates', 'The shop’s message in place of the dates.'),
  'options refused': stateOf('options', done, 'A choice cannot be saved: it stays.', {
    saveShippingAndGiftOptions: { isSuccess: false, message: 'Express shipping is no longer available.' },
  }),
  'totals out of date': stateOf('options', done, 'A choice is saved, but its totals cannot be read.', {
    refreshCheckout: 503,
  }),
  ...paymentStates,
  ...tenderStates,
  'nothing to pay': stateOf(
    'review',
    {
      ...payingWith({ amountDue: 0, appliedCards: [] }),
      orderSummary: { ...done.orderSummary, rewardsTotal: 179900, total: 0 },
    },
    'Rewards pay for all of it.',
  ),
  'promo code refused': stateOf('review', done, 'The promo code no longer holds: nothing is ordered.', {
    placeOrder: { isSuccess: false, message: 'InvalidPromoCode' },
  }),
  'gift card declined': stateOf('review', done, 'The gift card is declined: nothing is ordered.', {
    placeOrder: { isSuccess: false, message: 'GiftCardError', giftCardErrors: ['Card 1234 has $5.00 left.'] },
  }),
  'trip not booked': stateOf('review', done, 'The chosen trip is full by now: nothing is ordered.', {
    placeOrder: {
      isSuccess: false,
      message: 'TripBookingFailed',
      redirectUrl: '/checkout/shippingandgiftoptions',
    },
  }),
  'order not placed': stateOf(
    'review',
    done,
    'The answer is lost, and the order is known not to be placed.',
    {
      placeOrder: 504,
      refreshCheckout: { ...done, attempts: [{ attemptId: '{attemptId}', outcome: 'notDone' }] },
    },
  ),
  'totals changing': stateOf('review', done, 'The cart has changed, and its totals have not come yet.', {
    refreshCheckout: 'never',
  }),
  review: stateOf('review', done, 'All of the order as it will be placed.'),
  'review of several recipients': stateOf(
    'review',
    checkoutExamples['several recipients'],
    'Each recipient with what is sent there.',
  ),
  'item removed': stateOf('review', checkoutExamples['item removed'], 'The shop has taken an item out.'),
  'total changed': stateOf('review', done, 'The total is another by now.', {
    placeOrder: { isSuccess: false, message: null, amountDue: 189900 },
  }),
  'order declined': stateOf('review', done, 'The card is declined.', {
    placeOrder: { isSuccess: false, message: 'AuthorizationFailure' },
  }),
  'order doubtful': stateOf('review', done, 'It is not known whether the order is placed.', {
    placeOrder: 504,
    refreshCheckout: {
      ...done,
      attempts: [{ attemptId: '{attemptId}', outcome: 'notKnown' }],
    },
  }),
  confirmation: stateOf('confirmation', checkoutExamples.placed, 'The order has been placed.'),
  'choice refused': stateOf(
    'confirmation',
    checkoutExamples.placed,
    'The choice of a thank-you card cannot be saved: it stays, with the reason.',
    { setTymPreferences: { isSuccess: false, message: 'Please choose an address.' } },
  ),
  'confirmation for a guest': {
    ...stateOf(
      'confirmation',
      {
        ...checkoutExamples.placed,
        isGuest: true,
        accountInfo: { email: 'ann@example.com', shippingAddresses: [], registryAddresses: [] },
        tymPreferences: { isOptIn: false, isBilling: false, address: null },
      },
      'A guest can make an account of it.',
    ),
    context: { messages: { accountPasswordHint: 'At least 8 characters.' } },
  },
  'not reached': {
    ...stateOf('review', checkoutExamples['nothing done'], 'The address of a step that cannot be shown yet.'),
    context: signedIn,
  },
  'promo code removed': stateOf(
    'options',
    { ...done, furthestStep: 2, promoCode: 'WELCOME10' },
    'The promo code no longer holds when the step ends.',
    { verifyPromoCode: { isSuccess: false, message: 'Promotion Code has been removed' } },
  ),
  loading: {
    about: 'Without a seed the server’s content stays until the checkout is loaded.',
    attributes: { 'data-step': 'shipping' },
    content,
    props: {},
    answers: { ...answersWith(done), refreshCheckout: 'never' },
  },
  'not loaded': {
    about: 'The checkout cannot be loaded: the server’s content stays.',
    attributes: { 'data-step': 'shipping' },
    content,
    props: {},
    answers: { ...answersWith(done), refreshCheckout: 503 },
  },
} as const;
