import type { Getter, Setter } from 'jotai';
import { type AddItemsAnswer, type AddToCartItem, addItems, type Cart } from '../../contract/cart/cart.ts';
import { cartMessages } from '../../domain/cart/cart-messages.ts';
import { formatPrice } from '../../domain/money.ts';
import { isLost } from '../../http/errors/call-error.ts';
import { pageContext } from '../../page/context.ts';
import { pageTexts } from '../../page/texts.ts';
import { sendDeed, type Verdict } from '../deed.ts';
import { NotKnownError, type NotKnownWords } from '../not-known-error.ts';
import { refreshCartAtom } from './cart.ts';
import { inTurn, isInDoubt, judgedAdd, piecesOf } from './cart-pieces.ts';
import { loadedCartAtom } from './loaded-cart.ts';

/**
 * Adds items once, even if answers are lost (decision 111); then an answer is made from the cart's lines.
 * @param key of the deed, if an earlier page has sent it already
 * @throws CallError if nothing was added; NotKnownError if nobody can tell
 */
export function addOnce(
  get: Getter,
  set: Setter,
  items: AddToCartItem[],
  key?: string,
): Promise<AddItemsAnswer> {
  const asked = piecesOf(items);
  return inTurn(get, [...asked.keys()], async (noteLeft) => {
    let known = judgedAdd(get, get(loadedCartAtom), asked);
    if (!known && isInDoubt(get, asked) && (await set(refreshCartAtom)))
      known = judgedAdd(get, get(loadedCartAtom), asked);
    let verdict: Verdict | undefined;
    const judge = async () => {
      verdict = await judgeByCart(get, set, known?.judge ?? (() => 'unclear'));
      if (!known) verdict = 'unclear';
      return verdict;
    };
    try {
      const answer = await sendDeed(addItems, { items }, { judge, notKnown, key });
      const result = answer ?? answerOf(get(loadedCartAtom)!, items);
      noteLeft(result.isSuccess ? known?.after : known?.before);
      return result;
    } catch (error) {
      const isUndone = !isLost(error) || verdict === 'undone';
      if (isUndone && !(error instanceof NotKnownError)) noteLeft(known?.before);
      throw error;
    }
  });
}

/** Reads the cart, which shows whether a deed was done. */
export async function judgeByCart(
  get: Getter,
  set: Setter,
  judge: (read: Cart) => Verdict,
): Promise<Verdict> {
  const isRead = await set(refreshCartAtom, { hasChanged: true, isOfDeed: true });
  return isRead ? judge(get(loadedCartAtom)!) : 'unread';
}

function notKnown(): NotKnownWords {
  const { addNotKnown: message, lookAtCart: text } = pageTexts(cartMessages);
  return { message, leadsTo: { href: '/checkout/cart', text } };
}

function answerOf({ lineItems }: Cart, items: readonly AddToCartItem[]): AddItemsAnswer {
  return {
    isSuccess: true,
    items: items.flatMap(({ Sku, Quantity }) => {
      const line = lineItems.findLast(({ sku, addToCartItem }) => Sku === (addToCartItem?.Sku ?? sku));
      if (!line) return [];
      const { price, url, optionChoices, ...known } = line;
      return {
        ...known,
        sku: Sku,
        quantity: Quantity,
        price,
        formattedPrice: price === undefined ? undefined : formatPrice(price, pageContext()),
        navigateUrl: url,
        optionText: optionChoices.map(({ value }) => value).join(', ') || undefined,
        installationServiceMessage: undefined,
        tooltips: [],
        addOns: [],
      };
    }),
  };
}
