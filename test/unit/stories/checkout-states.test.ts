import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examples } from '../../../widgets/checkout/checkout.examples.ts';
import { paymentStates } from '../../storefront/checkout/payment-states.ts';
import { checkoutStates } from '../../storefront/checkout/states.ts';

/** Some states lead to another page, or to the bank's, so that there is nothing to show. */
type Shown = keyof typeof examples | 'another page';

/** By the name of a state of the developers’ page: the example that shows it, which has its story. */
const shownBy: Record<string, Shown> = {
  start: 'shipping',
  'address-book': 'shipping',
  registry: 'shipping',
  international: 'shipping abroad',
  'international-options': 'options abroad',
  options: 'options',
  recipients: 'options for several',
  many: 'thirty items',
  pickup: 'pickup only',
  'pickup-and-shipping': 'options with pickup',
  'po-box': 'options to a PO box',
  military: 'options to an APO address',
  remote: 'options to alaska',
  holiday: 'options',
  'made-to-order': 'made to order',
  'free-shipping': 'free shipping',
  'edd-outage': 'no delivery dates',
  message: 'server’s message',
  payment: 'nothing pays yet',
  rewards: 'nothing to pay',
  review: 'review',
  declined: 'order declined',
  'gift-card': 'gift card declined',
  'promo-ended': 'promo code refused',
  'full-trip': 'trip not booked',
  unavailable: 'item unavailable',
  'by-phone': 'another page',
  failed: 'another page',
  slow: 'order doubtful',
  'slow-declined': 'order not placed',
  placed: 'confirmation',
  'gift-cards-down': 'gift card service down',
  'partly-paid': 'several means',
  'gift-card-pays': 'gift card covers all',
  'needs-verification': 'card needs verification',
  'card-declined': 'card declined',
  'second-card-declined': 'one of two cards declined',
  'bank-check': 'another page',
};

test('every state of the developers’ page of checkout has an example', () => {
  const states = [...checkoutStates, ...paymentStates];
  expect(new Set(states.map(({ name }) => name))).toEqual(new Set(Object.keys(shownBy)));
});

const stories = globSync('stories/checkout*.stories.tsx')
  .map((path) => readFileSync(path, 'utf8'))
  .join('');

test.each(Object.entries(shownBy).filter(([, example]) => example !== 'another page'))(
  'the example of the state %s, %s, has a story',
  (_state, example) => {
    expect(Object.keys(examples)).toContain(example);
    const isShown = [`examples.${example} `, `examples['${example}']`].some((name) =>
      stories.includes(`example: ${name}`),
    );
    expect(isShown).toBe(true);
  },
);
