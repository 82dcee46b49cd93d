import { savePlccOfferSelectionExample } from '../../src/contract/payment/payment.examples.ts';

const answers = { savePlccOfferSelection: savePlccOfferSelectionExample.answer };
const terms = `<p>With credit approval, on purchases of $500 or more.</p>
<ul><li>No interest if paid in full within 12 months.</li><li>Otherwise interest is charged from the date of purchase.</li></ul>
<p><a href="/customer-service/terms-of-use">All terms</a></p>`;
const props = {
  rewardsText: '10% back in reward dollars.',
  financingText: '12 months special financing on this order.',
  terms,
};
const base = { answers, props };

/** The states of the popup. */
export const examples = {
  offer: { ...base, about: 'Rewards or financing; financing has terms.' },
  'message of the server': {
    ...base,
    about: 'With the server’s details of the offer.',
    props: { ...props, message: '<p>Your store card gives you a <b>choice</b> on this order.</p>' },
  },
  'without terms': {
    ...base,
    about: 'Financing has no terms to show.',
    props: { ...props, terms: undefined },
  },
  'long terms': {
    ...base,
    about: 'Terms that are longer than the screen.',
    props: { ...props, terms: terms.repeat(12) },
  },
  'bare offer': {
    ...base,
    about: 'Without the server’s texts for the choices.',
    props: {},
  },
  'no offer': {
    ...base,
    about: 'An error: nothing else shows.',
    props: { ...props, errorMessage: 'This offer has ended.' },
  },
  saving: { ...base, about: 'The save is pending.', answers: { savePlccOfferSelection: 'never' } },
  failed: {
    ...base,
    about: 'The save failed: the Network Error popup says so, and the choice is kept.',
    answers: { savePlccOfferSelection: 503 },
  },
  refused: {
    ...base,
    about: 'The server refuses with its own message.',
    answers: {
      savePlccOfferSelection: { isSuccess: false, message: 'Financing needs a total of $500 or more.' },
    },
  },
  'session gone': {
    ...base,
    about: 'The server has reset the session: the refresh popup opens over it.',
    answers: { savePlccOfferSelection: { IsReset: true } },
  },
  'out of date': {
    ...base,
    about: 'The page’s anti-forgery token is stale: the refresh popup opens over it.',
    answers: {
      savePlccOfferSelection: () => Response.json({ isTokenStale: true }, { status: 403 }),
    },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
