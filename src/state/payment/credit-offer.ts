import { atom } from 'jotai';
import { savePlccOfferSelection } from '../../contract/payment/credit-offer.ts';
import type { CreditOption } from '../../domain/payment/credit-offer.ts';
import { refusal } from '../../http/refusal.ts';
import { send } from '../../http/send.ts';
import { sharedAtom } from '../store.ts';

/** Whether the shopper has opted for financing (checkout §3, §4). */
export const hasFinanceOptedAtom = sharedAtom('hasFinanceOpted', () => atom(false));

/** The choice that was saved last on this page; while it is undefined, the server's choice holds. */
export const creditOfferAtom = sharedAtom('creditOffer', () =>
  atom<{ selectedOption: CreditOption; hasFinanceOpted?: boolean }>(),
);

/**
 * Saves the shopper's choice; not aborted when the island unmounts.
 * @throws CallError
 */
export async function saveCreditOffer(selectedOption: CreditOption): Promise<void> {
  const { isSuccess, message } = await send(savePlccOfferSelection, { selectedOption });
  // The server's message is for the shopper only and must not be logged.
  if (!isSuccess) throw Object.assign(refusal(savePlccOfferSelection), { serverMessage: message });
}
