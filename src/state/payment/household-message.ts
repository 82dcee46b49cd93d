import { getCheckoutFunnelCbhccCms } from '../../contract/payment/rewards.ts';
import { send } from '../../http/send.ts';
import { rewardsMessageAtom } from '../checkout/rewards-message.ts';
import { handleFailure } from '../failure.ts';
import type { Store } from '../store.ts';

/** Asks what the shop says of its household card in the summary; a failure is logged (decision 91). */
export async function readHouseholdMessage(store: Store): Promise<void> {
  try {
    const { rewardsOrderSummaryMessage } = await send(getCheckoutFunnelCbhccCms, {});
    store.set(rewardsMessageAtom, rewardsOrderSummaryMessage || undefined);
  } catch (error) {
    handleFailure(error, { isBackground: true });
  }
}
