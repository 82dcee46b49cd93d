const base = { props: {} };

/** The states of the popup. */
export const examples = {
  'out of date': { ...base, about: 'The page’s anti-forgery token is stale: nothing was sent.' },
  'of an order': {
    about: 'Found out by a call of checkout or payment.',
    props: { isOfOrder: true },
  },
  'texts of the page': {
    ...base,
    about: 'The page context replaces texts.',
    context: { messages: { refreshPageMessage: 'This page is out of date. Refresh it to go on.' } },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
