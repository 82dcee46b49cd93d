import { atom } from 'jotai';
import { savePlccOfferSelection } from '../../contract/payment/credit-offer.ts';
import type { CreditOption } from '../../domain/payment/credit-offer.ts';
import { refusal } from '../../http/address.ts';
import { send } from '../../http/send.ts';
import { sharedAtom } from '../store.ts';

/** Whether the shopper has opted for financing (checkout §3, §4). */
export const hasFinanceOptedAtom = sharedAtom('hasFinanceOpted', () => atom(false));

/**
 * Saves what the shopper chose, whatever becomes of the island.
 * @throws CallError
 */
export async function saveCreditOffer(selectedOption: CreditOption): Promise<void> {
  const { isSuccess, message } = await send(savePlccOfferSelection, { selectedOption });
  // The server's words are for the shopper alone: they belong into no log.
  if (!isSuccess) throw Object.assign(refusal(savePlccOfferSelection), { serverMessage: message });
}
