import { getCheckoutFunnelCbhccCms } from '../../contract/payment/rewards.ts';
import { send } from '../../http/send.ts';
import { rewardsMessageAtom } from '../checkout/rewards-message.ts';
import { handleFailure } from '../failure.ts';
import type { Store } from '../store.ts';

/** Reads the shop's text about its household card for the summary; a failure is only logged (decision 91). */
export async function readHouseholdMessage(store: Store): Promise<void> {
  try {
    const { rewardsOrderSummaryMessage } = await send(getCheckoutFunnelCbhccCms, {});
    store.set(rewardsMessageAtom, rewardsOrderSummaryMessage || undefined);
  } catch (error) {
    handleFailure(error, { isBackground: true });
  }
}
