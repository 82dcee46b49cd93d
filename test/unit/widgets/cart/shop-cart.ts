import { examples } from '../../../../widgets/cart/cart.examples.ts';

type Line = Record<string, unknown> & { id: string; sku: string; quantity: number; price: number };

interface CartAnswer {
  lineItems: Line[];
  savedForLater: Line[];
  cartSummary: Record<string, unknown>;
  orderSummary: { subtotal: number };
  rewardCertificates: Record<string, unknown>[];
}

/**
 * A backend whose cart starts as the example's and is changed by the calls: answers for `IslandExample.answers`, each
 * of which may be replaced.
 */
export function shopCart(example: { props?: object; answers: object } = examples['four lines']) {
  const { getCart } = example.answers as { getCart: CartAnswer };
  const cart = structuredClone(getCart);
  cart.savedForLater ??= [];
  const done = () => {
    cart.orderSummary.subtotal = 0;
    for (const { price, quantity } of cart.lineItems) cart.orderSummary.subtotal += price * quantity;
    return Response.json({ isSuccess: true, items: [] });
  };
  const take = (from: 'lineItems' | 'savedForLater', id: unknown) => {
    const line = cart[from].find((one) => one.id === id);
    cart[from] = cart[from].filter((one) => one !== line);
    return line ? [line] : [];
  };
  const lastBody = (requests: readonly { call: string; body: unknown }[], call: string) =>
    requests.findLast((request) => request.call === call)!.body as Record<string, unknown>;

  /** The answers, by call; `requests` are those of the page that uses them. */
  const answers = (requests: () => readonly { call: string; body: unknown }[]) => {
    const on = (call: string, act: (body: Record<string, unknown>) => void) => () => {
      act(lastBody(requests(), call));
      return done();
    };
    return {
      ...example.answers,
      getCart: () => Response.json(cart),
      updateItem: on('updateItem', ({ id, quantity, personalizationId, personalizationText }) => {
        for (const line of cart.lineItems.filter((one) => one.id === id)) {
          line.quantity = Number(quantity ?? line.quantity);
          if (personalizationText) line.personalization = String(personalizationText).split('\n');
          // Its words, as the shop's workshop has them.
          if (personalizationId) line.personalization = [`Design ${personalizationId}`];
        }
      }),
      removeItem: on('removeItem', ({ id }) => take('lineItems', id)),
      saveForLater: on('saveForLater', ({ id }) => cart.savedForLater.unshift(...take('lineItems', id))),
      moveToCart: on('moveToCart', ({ id }) => cart.lineItems.push(...take('savedForLater', id))),
      removeFromSaved: on('removeFromSaved', ({ id }) => take('savedForLater', id)),
      removeInstallationService: on('removeInstallationService', ({ id }) => {
        for (const line of cart.lineItems) if (line.id === id) line.isInstallationServiceRequired = false;
      }),
      updateShipMethod: on('updateShipMethod', ({ id, shipMethod, isPickupSelected }) => {
        for (const line of cart.lineItems.filter((one) => one.id === id)) {
          line.shipMethod = shipMethod ?? line.shipMethod;
          const selectedShipOption = isPickupSelected ? 'pickup' : 'ship';
          line.shippingDeliveryOptions = { ...(line.shippingDeliveryOptions as object), selectedShipOption };
        }
      }),
      applyZip: on('applyZip', ({ zipCode }) => {
        cart.cartSummary.taxZipCode = zipCode;
      }),
      applyPromo: on('applyPromo', ({ promoCode }) => {
        cart.cartSummary.discountCode = promoCode;
      }),
      removePromo: on('removePromo', () => {
        cart.cartSummary.discountCode = null;
      }),
      addItems: on('addItems', ({ items }) => {
        const [item] = items as [{ Sku: string; Quantity: number }];
        cart.lineItems.push({
          id: `again-${item.Sku}`,
          sku: item.Sku,
          name: `Again ${item.Sku}`,
          quantity: item.Quantity,
          price: 1000,
        });
      }),
    };
  };
  return { cart, answers };
}
