import { expect, test, vi } from 'vitest';
import { refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { twoTurns } from '../../two-turns.ts';
import { cartPage } from './cart-page.ts';

/** The cart with a line that is picked up at this store. */
function pickedUpAt(locationId: string) {
  const { getCart } = examples['four lines'].answers;
  const { lineItems } = getCart as unknown as { lineItems: Record<string, object>[] };
  return {
    ...getCart,
    lineItems: lineItems.map((line) => ({
      ...line,
      shippingDeliveryOptions: line.shippingDeliveryOptions && {
        ...line.shippingDeliveryOptions,
        selectedShipOption: 'pickup',
        bopsOption: { storeName: 'Michigan Avenue', locationId },
      },
    })),
  };
}

test('the dates are asked for the store of what is picked up, too', async () => {
  const shown = await cartPage({
    ...examples['four lines'],
    answers: {
      ...examples['four lines'].answers,
      getCart: pickedUpAt('store-7'),
    },
    props: { cart: pickedUpAt('store-7') },
  } as never);
  const asked = () => shown.requests.filter(({ call }) => call === 'getEstimatedDeliveryDate');
  await vi.waitFor(() => expect(asked().at(-1)?.body).toEqual({ zipCode: '60601', locationId: 'store-7' }));
});

test('a ZIP code that another tab has applied does not replace what is typed', async () => {
  const shown = await cartPage();
  const zip = () => shown.page.getByLabelText<HTMLInputElement>(/ZIP code/);
  await shown.shopper.clear(zip());
  await shown.shopper.type(zip(), '941');
  shown.shop.cartSummary.taxZipCode = '10001';
  shown.shop.lineItems[0]!.quantity = 7;
  await sharedStore().set(refreshCartAtom, { hasChanged: true, isElsewhere: true });
  await vi.waitFor(() => expect(shown.line(/Marlow/).querySelector('input')!.value).toBe('7'));
  await twoTurns();
  expect(zip().value).toBe('941');
});

test('a refusal of an empty field goes when another tab has applied a ZIP code', async () => {
  const example = structuredClone(examples['four lines']);
  for (const { cartSummary } of [example.answers.getCart, example.props.cart])
    (cartSummary as { taxZipCode: unknown }).taxZipCode = null;
  const shown = await cartPage(example);
  const zip = shown.page.getByLabelText<HTMLInputElement>(/ZIP code/);
  await shown.shopper.click(zip);
  await shown.shopper.keyboard('{Enter}');
  await vi.waitFor(() => expect(zip.getAttribute('aria-invalid')).toBe('true'));
  shown.shop.cartSummary.taxZipCode = '10001';
  await sharedStore().set(refreshCartAtom, { hasChanged: true, isElsewhere: true });
  await vi.waitFor(() => expect(zip.value).toBe('10001'));
  await vi.waitFor(() => expect(zip.getAttribute('aria-invalid')).not.toBe('true'));
});
