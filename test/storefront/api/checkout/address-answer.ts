import { buyerOf } from '../../checkout/buyer.ts';
import type { CheckedAddress } from '../../checkout/saved-address.ts';
import type { ApiRequest } from '../request.ts';
import { type Answering, changedAnswer } from './answer.ts';

/** The address as typed, which the shopper prefers to the suggestion. */
export const asKept = (checked: CheckedAddress): CheckedAddress =>
  checked.status === 'suggested' ? { status: 'good', address: checked.address } : checked;

/** The answer to an address: saved, another spelling, or its errors by field. */
export function addressAnswer(request: ApiRequest, checked: CheckedAddress, answering: Answering) {
  const isSuccess = checked.status === 'good';
  const answer = changedAnswer(request, buyerOf(request), {
    changed: { isSuccess, message: null },
    answering: isSuccess ? answering : 'alone',
  });
  return {
    ...answer,
    suggestedAddress: checked.status === 'suggested' ? checked.suggested : null,
    fieldErrors: checked.status === 'wrong' ? checked.errors : null,
  };
}
