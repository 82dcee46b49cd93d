import { fillIn } from '../messages.ts';
import { formatCount } from '../money.ts';
import type { giftMessageMessages } from './checkout-options-messages.ts';

type Texts = typeof giftMessageMessages;

/** How many characters a gift message may still have, or how many it has too many. */
export function giftMessageHint(message: string, most: number, texts: Texts): string {
  const left = most - message.length;
  return left < 0
    ? fillIn(left === -1 ? texts.giftMessageOverOne : texts.giftMessageOver, formatCount(-left))
    : fillIn(left === 1 ? texts.giftMessageLeftOne : texts.giftMessageLeft, formatCount(left));
}

/** The problem with a gift message that is too long. */
export function giftMessageProblem(message: string, most: number, texts: Texts): string | undefined {
  const over = message.length - most;
  if (over <= 0) return undefined;
  return fillIn(over === 1 ? texts.giftMessageTooLongOne : texts.giftMessageTooLong, formatCount(over));
}
