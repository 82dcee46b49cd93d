import { atom } from 'jotai';
import { savePlccOfferSelection } from '../../contract/payment/credit-offer.ts';
import { errorMessages, withOverrides } from '../../domain/messages.ts';
import type { CreditOption } from '../../domain/payment/credit-offer.ts';
import { refusal } from '../../http/address.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import { shopperMessage } from '../../http/shopper-message.ts';
import { pageContext } from '../../page/context.ts';
import { reportFailure } from '../report.ts';
import { sharedAtom } from '../store.ts';

/** Whether the shopper has opted for financing (checkout §3, §4). */
export const hasFinanceOptedAtom = sharedAtom('hasFinanceOpted', () => atom(false));

/**
 * Saves what the shopper takes; a failure is reported, and comes back in the shopper's words. It is not given up when its
 * island goes: what was sent may be saved by then. undefined where the page is being left.
 * @returns `hasPopup` where the refresh popup shows the failure
 */
export async function saveCreditOffer(
  selectedOption: CreditOption,
  island: { open(name: string): Promise<void> },
): Promise<'saved' | { message: string; hasPopup: boolean } | undefined> {
  try {
    const { isSuccess, message } = await send(savePlccOfferSelection, { selectedOption });
    // For the shopper alone: no log has the server's words.
    if (!isSuccess) throw Object.assign(refusal(savePlccOfferSelection), { serverMessage: message });
    return 'saved';
  } catch (error) {
    const kind = error instanceof CallError && error.kind;
    if (kind === 'aborted') return undefined;
    // The refresh popup says it, without a log (checkout §8).
    if (kind !== 'reset') reportFailure(error);
    const hasPopup = kind === 'reset' || kind === 'token';
    if (hasPopup) island.open('refresh-popup').catch(() => {});
    const messages = withOverrides(errorMessages, pageContext().messages);
    return { message: shopperMessage(error, messages), hasPopup };
  }
}
