import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { Changed } from '../../contract/checkout/changed.ts';
import {
  saveShippingAndGiftOptions,
  updateBaggingOption,
  updateBopsToShipping,
  updateGiftOption,
  updateGiftReceipt,
} from '../../contract/checkout/options.ts';
import { applyPromoCode, removePromoCode } from '../../contract/checkout/promo-code.ts';
import {
  saveMultiRecipientBasket,
  saveRecipientSelection,
  updateRecipientId,
} from '../../contract/checkout/several-recipients.ts';
import { errorMessages } from '../../domain/messages.ts';
import { pageTexts } from '../../page/texts.ts';
import { handleFailure } from '../failure.ts';
import type { CarriedChange, CarriedName } from './carried-change.ts';
import type { CheckoutFlow } from './checkout-flow.ts';

const calls = {
  applyPromoCode,
  removePromoCode,
  saveMultiRecipientBasket,
  saveRecipientSelection,
  saveShippingAndGiftOptions,
  updateBaggingOption,
  updateBopsToShipping,
  updateGiftOption,
  updateGiftReceipt,
  updateRecipientId,
} satisfies Record<CarriedName, unknown>;

/** Makes changes that were kept before a sign-in, in their order; a failure shows above the step. */
export async function carryOn(flow: CheckoutFlow, changes: readonly CarriedChange[]): Promise<void> {
  for (const { name, payload } of changes) {
    const call = calls[name] as unknown as Call<unknown, Changed>;
    // Kept by another version of the library.
    if (!v.is(call.payload, payload)) {
      flow.showProblem(pageTexts(errorMessages).genericErrorMessage);
      continue;
    }
    try {
      await flow.change(call, payload);
    } catch (error) {
      const failure = handleFailure(error);
      if (failure && !failure.hasPopup) flow.showProblem(failure.message);
    }
  }
}
