import { getBrowseDtoExample } from '../../src/contract/special-order/special-order.examples.ts';

const attributes = { 'data-sku': '423001' };
const content = '<p>The calls of this product show here.</p>';

/** The states of the debug page’s list. */
export const examples = {
  nothing: { about: 'Nothing has been asked yet: Ask Again asks for the product.', attributes, content },
  answered: {
    about:
      'The product has been asked for: what was sent, what came, how long it took, and both cache strings.',
    attributes,
    content,
    answers: { getBrowseDto: getBrowseDtoExample.answer },
  },
  failed: {
    about: 'The product was asked for and the server has failed.',
    attributes,
    content,
    answers: { getBrowseDto: 500 },
  },
  'under way': {
    about: 'The answer has not come yet.',
    attributes,
    content,
    answers: { getBrowseDto: 'never' },
  },
};
