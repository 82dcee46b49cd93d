import { fillIn } from '../messages.ts';
import type { CartLineMessages, cartPageMessages } from './cart-page-messages.ts';

/** In cents; missing while it is not known. */
type Cents = number | null | undefined;

interface Line {
  sku: string;
  quantity: number;
  name?: string | undefined;
  price?: Cents;
  listPrice?: Cents;
  optionChoices: readonly { name: string; value: string }[];
}

interface Words<Texts> {
  texts: Texts;
  /** A price in words. */
  price: (cents: number) => string;
}

/** What is said of a line of the cart, on the server's page and in the island. */
export interface LineFacts {
  name: string;
  /** `Color: Celadon`. */
  options: string[];
  /** The price of one piece, where it is not the total or the regular one is another. */
  each: { price: string; listPrice: string | undefined } | undefined;
  total: string | undefined;
}

/** @param quantity how many pieces the total is for: one of an item that is saved for later */
export function lineFacts(
  line: Line,
  { texts, price: inWords }: Words<CartLineMessages>,
  quantity = line.quantity,
): LineFacts {
  const { name = line.sku, price, listPrice, optionChoices } = line;
  const hasEach = price != null && (quantity > 1 || listPrice != null);
  return {
    name,
    options: optionChoices.map((option) => `${option.name}: ${option.value}`),
    each: hasEach
      ? {
          price: fillIn(texts.each, inWords(price)),
          listPrice: listPrice == null ? undefined : inWords(listPrice),
        }
      : undefined,
    total: price == null ? undefined : inWords(price * quantity),
  };
}

interface WholeLine {
  personalization: readonly string[];
  lineLevelMessages: readonly string[];
  isInstallationServiceRequired: boolean;
  /** For one piece. */
  installationFee?: Cents;
  shipMethods: readonly { code: number; name: string; charge?: Cents }[];
  shippingDeliveryOptions?:
    | { bopsOption?: { storeName?: string | null | undefined } | null | undefined }
    | null
    | undefined;
}

/** What the cart's page says of a line below that. */
export interface LineDetails {
  personalization: string[];
  messages: readonly string[];
  installation: string | undefined;
  /** The ways of shipping it, to choose from, by their codes. */
  shipMethods: { code: number; text: string }[];
  /** Picking it up, instead. */
  pickup: string;
}

export function lineDetails(line: WholeLine, { texts, price }: Words<typeof cartPageMessages>): LineDetails {
  const { installationFee: fee, shippingDeliveryOptions: options } = line;
  const store = options?.bopsOption?.storeName;
  return {
    personalization: line.personalization.map((text) => fillIn(texts.personalized, text)),
    messages: line.lineLevelMessages,
    installation: line.isInstallationServiceRequired
      ? fee == null
        ? texts.installation
        : fillIn(texts.installationFee, price(fee))
      : undefined,
    shipMethods: line.shipMethods.map(({ code, name, charge }) => ({
      code,
      text: charge == null ? name : `${name} – ${charge ? price(charge) : texts.shippingFree}`,
    })),
    pickup: store ? fillIn(texts.pickupAt, store) : texts.pickup,
  };
}
