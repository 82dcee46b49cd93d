import type { Asked, Handler } from './handler.ts';
import { type AddedItem, beginAnew, type Line } from './session.ts';
import { promoCode, sumsOf } from './sums.ts';

const changed = { isSuccess: true, message: null };
const refused = (message: string) => ({ isSuccess: false, message });

type OfLine = { id: string };

/** The line that a payload names; undefined if it is gone, which is no error. */
const lineOf = ({ session, payload: { id } }: Asked<OfLine>): Line | undefined =>
  session.lines.find((line) => line.id === `${id}`);

const inCart = (lines: readonly Line[]) => lines.filter(({ isSaved }) => !isSaved);

function lineAnswer({ productOf }: Asked, { id, item }: Line) {
  const { name, price, imagePath, navigateUrl } = productOf(item.Sku);
  return {
    id,
    sku: item.Sku,
    quantity: item.Quantity,
    name,
    price,
    imagePath,
    url: navigateUrl,
    shipMethod: item.ShipMethod ?? 1,
    personalization: item.PersonalizationText ? [item.PersonalizationText] : [],
    isInstallationServiceRequired: item.IsInstallationServiceRequired ?? false,
    addToCartItem: item,
  };
}

function answerCart(asked: Asked) {
  const { session, productOf } = asked;
  const lines = inCart(session.lines);
  return {
    lineItems: lines.map((line) => lineAnswer(asked, line)),
    savedForLater: session.lines.filter(({ isSaved }) => isSaved).map((line) => lineAnswer(asked, line)),
    cartSummary: {
      taxZipCode: session.zipCode ?? null,
      discountCode: session.promoCode ?? null,
      promoDiscountMessage: session.promoCode ? '10% off your order' : null,
    },
    orderSummary: sumsOf(session, lines, productOf),
    isGuest: !session.email,
    messages: {},
  };
}

function addItems({ session, payload: { items }, productOf }: Asked<{ items: AddedItem[] }>) {
  beginAnew(session);
  for (const item of items) {
    const { Sku, OptionChoiceParameter, PersonalizationText } = item;
    const same = inCart(session.lines).find(
      (line) =>
        line.item.Sku === Sku &&
        line.item.OptionChoiceParameter === OptionChoiceParameter &&
        line.item.PersonalizationText === PersonalizationText,
    );
    if (same) same.item = { ...same.item, Quantity: same.item.Quantity + item.Quantity };
    else session.lines.push({ id: `${++session.lastLine}`, item: { ...item }, isSaved: false });
  }
  return {
    isSuccess: true,
    items: items.map(({ Sku, Quantity }) => ({ ...productOf(Sku), quantity: Quantity })),
  };
}

const ofLine =
  (change: (line: Line, asked: Asked<never>) => void): Handler<never> =>
  (asked) => {
    const line = lineOf(asked);
    if (line) change(line, asked);
    return changed;
  };

const remove = ofLine((line, { session }) => {
  session.lines = session.lines.filter((other) => other !== line);
});

const change = (line: Line, fields: Partial<AddedItem>) => {
  line.item = { ...line.item, ...fields };
};

interface Update extends OfLine {
  quantity?: number;
  personalizationText?: string;
  shipMethod?: number;
  isPickupSelected?: boolean;
}

export const cartHandlers: Record<string, Handler<never>> = {
  getCart: answerCart,
  addItems,
  removeItem: remove,
  removeFromSaved: remove,
  saveForLater: ofLine((line) => {
    line.isSaved = true;
  }),
  moveToCart: ofLine((line) => {
    line.isSaved = false;
  }),
  updateItem: ofLine((line, { payload }: Asked<Update>) => {
    const { quantity = line.item.Quantity, personalizationText = line.item.PersonalizationText } = payload;
    change(line, { Quantity: quantity, PersonalizationText: personalizationText });
  }),
  updateShipMethod: ofLine((line, { payload }: Asked<Update>) => {
    change(line, { ShipMethod: payload.shipMethod, IsPickupSelected: payload.isPickupSelected });
  }),
  removeInstallationService: ofLine((line) => change(line, { IsInstallationServiceRequired: false })),
  addDonation({ session, payload }: Asked<{ amount: number }>) {
    session.donation = payload.amount;
    return changed;
  },
  applyZip({ session, payload }: Asked<{ zipCode: string }>) {
    session.zipCode = payload.zipCode;
    return changed;
  },
  applyPromo({ session, payload }: Asked<{ promoCode: string }>) {
    if (payload.promoCode.toUpperCase() !== promoCode)
      return { isSuccess: false, promoErrorMessage: `The mock knows one code, ${promoCode}.` };
    session.promoCode = promoCode;
    return changed;
  },
  removePromo({ session }: Asked) {
    session.promoCode = undefined;
    return changed;
  },
  getEstimatedDeliveryDate: ({ session }: Asked) => ({
    isSuccess: true,
    lineItems: inCart(session.lines).map(({ id }) => ({ id, edd: 'Arrives in 3 to 8 days' })),
  }),
  checkoutCart: ({ session }: Asked) =>
    inCart(session.lines).length > 0
      ? { ...changed, redirectUrl: '/checkout/shipping', isLoggedIn: !!session.email, errorType: 'none' }
      : { ...refused('Your cart is empty.'), errorType: 'emptyBasket' },
};
