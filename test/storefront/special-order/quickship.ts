import { availabilities } from '../../../src/domain/product/availability.ts';
import { productBySku } from '../catalog/store.ts';
import { browseModelOf } from '../product/browse-model.ts';
import type { Shop } from '../shop.ts';
import type { View } from '../view.ts';
import { parameterOf } from './chosen.ts';
import { quickshipSets } from './model.ts';
import type { SpecialOrder } from './pieces.ts';

/** The sets of choices that leave the workshop soon, as `getQuickship` answers. */
export function quickshipAnswer(order: SpecialOrder, shop: Pick<Shop, 'database'>, view: View) {
  return {
    title: 'Ready to ship',
    items: quickshipSets(order).map(({ set, choices, sku }) => {
      const parameter = parameterOf(choices);
      const model = browseModelOf(productBySku(shop.database, sku)!, view, parameter);
      return {
        sku,
        choices: choices.chosen.map(({ option, choice }) => ({
          optionCode: option.code,
          optionType: option.type,
          choiceCode: choice.code,
          source: 0,
          optionSequence: order.options.indexOf(option) + 1,
        })),
        title: choices.chosen
          .filter(({ option, choice }) => choice.code !== option.usual)
          .map(({ choice }) => choice.title)
          .join(', '),
        formattedPrice: model.formattedPrice,
        deliveryText: set.isSoldOut ? null : model.deliveryText,
        imagePath: model.pictures[0]!.imagePath,
        availability: set.isSoldOut ? availabilities.notEligible : availabilities.available,
      };
    }),
  };
}
