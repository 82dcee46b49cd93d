import * as v from 'valibot';
import { specialOrderModel } from '../../src/contract/special-order/option-groups.ts';
import { getQuickship } from '../../src/contract/special-order/special-order.ts';
import { type IslandProps, json, sku, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { SpecialOrder } from './special-order.tsx';

export const props = {
  sku: sku({ about: 'The product that is made to order.' }),
  model: json(v.object(specialOrderModel), {
    optional: true,
    accepts:
      'an object {optionGroups: [{optionCode, optionType, title, fabricChoiceGroups: [{title?, choices: [{code, title, isSelected, matchingSkus?, images? …}]}], filters?, sorts? …}], browseDto?, outputCacheString?, formattedFromPrice?}',
    about:
      'The options, and what is selected, as `getBrowseDto` answers; if left out, it is asked for. With `browseDto` the first price is known, too.',
  }),
  quickship: json(getQuickship.answer, {
    optional: true,
    accepts:
      'an object {title?, items: [{sku, choices: [{optionCode, choiceCode}], title, formattedPrice? …}]}',
    about:
      'The sets that are ready to ship, as `getQuickship` answers: nothing moves when they come. If left out, they are asked for; give an empty list if there are none.',
  }),
  pageUrl: url({
    optional: true,
    about:
      'The product’s page, for a host in a layer over another one, such as the quick view: that page keeps its title and its address.',
  }),
  heading: text({ optional: true, about: 'The heading, instead of the message `specialOrderLabel`.' }),
};

export type SpecialOrderProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'special-order',
  kind: 'inline',
  load: 'idle',
  about:
    'The options of a product that is made to order: fabrics, leathers and others. The rest of the page follows what is chosen.',
  docs: {
    task: 'decide',
    useWhen:
      'On the page of a product that is made to order, round the server’s lists of its options, whose values are links.',
    notWhen:
      'A product that comes in a few colors in stock has a page for each: plain links with swatches are enough.',
    accessibility: [
      'Each option is a group of radio buttons, named by its heading: Tab goes to the chosen one, the arrow keys choose.',
      'What is not made with the other choices says so in words; choosing it offers the nearest set that is, with one button.',
      'The fabrics open in a layer that keeps the focus and returns it; its search, filters and order work without a mouse.',
      'A choice announces its price and delivery time once they are known.',
    ],
  },
  props,
  remountsOn: ['sku'],
  view: SpecialOrder,
});
