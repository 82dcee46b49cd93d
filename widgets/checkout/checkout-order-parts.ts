import type { StepFile } from './checkout.state.ts';
import { CheckoutConfirmation } from './confirmation/confirmation.tsx';
import { PaymentSummary } from './payment/payment-summary.tsx';
import { CheckoutReview } from './review/review.tsx';

/* What the steps that show the whole order are put together of. */

export const review: StepFile = { View: CheckoutReview, PaymentSummary };
export const confirmation: StepFile = { View: CheckoutConfirmation, PaymentSummary };
