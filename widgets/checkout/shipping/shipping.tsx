import type { ReactNode } from 'react';
import type { StepProps } from '../checkout.state.ts';

export function CheckoutShipping(_props: StepProps): ReactNode {
  return null;
}
