import { shipMethods } from '../../../src/domain/delivery/ship-methods.ts';
import { type BusinessDays, daysOf, workshopDays } from '../cart/edd.ts';
import type { Product } from '../catalog/product.ts';
import { shipMethodOf } from '../shipping/ship-method.ts';
import { type choicesOf, givenCodes, quickshipOf, readChoices, weeksOf } from '../special-order/chosen.ts';
import { specialOrderOf } from '../special-order/pieces.ts';

/** When a product can be delivered, in the shop's words; `parameter` has the chosen options. */
export function deliveryText(product: Product, parameter = ''): string {
  const order = specialOrderOf(product.sku);
  if (order) {
    const choices = readChoices(order, givenCodes(parameter));
    return choices.missing.length > 0
      ? 'Delivered in 6 to 16 weeks, depending on your choices'
      : deliveryOf(choices);
  }
  if (product.stock === 'out') return 'Not available at the moment';
  const method = shipMethodOf(product);
  const [first, last] = daysOf(method, undefined);
  if (product.stock === 'made-to-order') {
    const made = workshopDays({ product, optionCode: parameter });
    return `Made to order: delivered in ${weeksText([first + made, last + made])}`;
  }
  return method === shipMethods.standard
    ? `Leaves tomorrow, delivered in ${first} to ${last} business days`
    : `Delivered into your room in ${weeksText([first, last])}`;
}

/** Business days in whole weeks: `2 to 4 weeks`. */
const weeksText = ([first, last]: BusinessDays) => `${Math.floor(first / 5)} to ${Math.ceil(last / 5)} weeks`;

/** The same for the choices of a piece that is made to order. */
export function deliveryOf(choices: Pick<ReturnType<typeof choicesOf>, 'order' | 'chosen'>): string {
  if (quickshipOf(choices)) return 'Leaves in 3 days';
  const [from, to] = weeksOf(choices)!;
  return `Delivered in ${from} to ${to} weeks`;
}
