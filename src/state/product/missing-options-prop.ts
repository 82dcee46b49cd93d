import { missingOptions as schema } from '../../contract/product/missing-options.ts';
import { json } from '../../runtime/attributes.ts';

/** The prop of a widget that adds a product with options (checkout §4). */
export const missingOptions = json(schema, {
  optional: true,
  accepts: 'a list of {optionCode, title}',
  about:
    'The options that have no choice yet: until the list is empty, a press says which is first, and leads to the element with its `data-option-code`.',
});
