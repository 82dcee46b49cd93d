import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { Changed } from '../../contract/checkout/changed.ts';
import {
  saveShippingAndGiftOptions,
  updateBaggingOption,
  updateBopsToShipping,
  updateGiftMessage,
  updateGiftOption,
  updateGiftReceipt,
} from '../../contract/checkout/options.ts';
import { setTymPreferences } from '../../contract/checkout/order.ts';
import { applyPromoCode, removePromoCode } from '../../contract/checkout/promo-code.ts';
import {
  saveMultiRecipientBasket,
  saveMultiShipping,
  saveRecipientSelection,
  splitItem,
  updateRecipientId,
} from '../../contract/checkout/several-recipients.ts';
import { handleFailure } from '../failure.ts';
import type { CarriedName } from './carried-change.ts';
import type { CheckoutFlow } from './checkout-flow.ts';

const calls = {
  applyPromoCode,
  removePromoCode,
  saveMultiRecipientBasket,
  saveMultiShipping,
  saveRecipientSelection,
  saveShippingAndGiftOptions,
  setTymPreferences,
  splitItem,
  updateBaggingOption,
  updateBopsToShipping,
  updateGiftMessage,
  updateGiftOption,
  updateGiftReceipt,
  updateRecipientId,
} satisfies Record<CarriedName, unknown>;

/** Makes a change that was kept before a sign-in; a failure shows above the step. */
export async function carryOn(
  flow: CheckoutFlow,
  { name, payload }: { name: CarriedName; payload: unknown },
): Promise<void> {
  const call = calls[name] as unknown as Call<unknown, Changed>;
  if (!v.is(call.payload, payload)) return;
  try {
    await flow.change(call, payload);
  } catch (error) {
    const failure = handleFailure(error);
    if (failure && !failure.hasPopup) flow.notify(failure.message);
  }
}
