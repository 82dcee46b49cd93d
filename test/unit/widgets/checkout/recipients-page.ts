import { checkoutFlowOf } from '../../../../src/state/checkout/checkout-flow.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import type { IslandExample } from '../../render-island.tsx';
import { type Order, orderOf, shippingPage } from './shipping-page.ts';

/** A sofa for Ann; of two vases one for Ann and one for Mia. */
export const sharedOrder = () => orderOf('several recipients');

export async function recipientsPage(order: Order = sharedOrder(), more: Partial<IslandExample> = {}) {
  const page = await shippingPage(order, more);
  await page.page.findByRole('list', { name: 'Who gets what' });
  return {
    ...page,
    /** The choices of an address of an item. */
    addresses: (item: string) => page.page.getAllByLabelText<HTMLSelectElement>(`Ship to ${item}`),
    quantity: (name: string) => page.page.getByLabelText<HTMLInputElement>(`Quantity of ${name}`),
    chosen: (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent,
    settled: () => checkoutFlowOf(sharedStore()).settled(),
  };
}
