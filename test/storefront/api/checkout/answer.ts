import type { Changed } from '../../cart/changed.ts';
import { type Buyer, buyerOf } from '../../checkout/buyer.ts';
import { link } from '../../pages/page.ts';
import { changeAll } from '../../transaction.ts';
import type { ApiRequest } from '../request.ts';
import { type WholeAnswer, wholeCheckout } from './whole.ts';

/** A change's answer has the whole checkout, or the checkout is read after it (decision 48): this shop does both. */
export type Answering = 'with the whole' | 'alone';

/** The whole checkout for a page variant, with links that stay in the variant. */
export function wholeFor(request: Pick<ApiRequest, 'variant'>, buyer: Buyer): WholeAnswer {
  const whole = wholeCheckout(buyer);
  const attempts = whole.attempts.map((attempt) =>
    attempt.redirectUrl ? { ...attempt, redirectUrl: link(request, attempt.redirectUrl) } : attempt,
  );
  return { ...whole, attempts };
}

/** The answer of a change that is done, or refused with a reason. */
export function changedAnswer<T extends Changed>(
  request: ApiRequest,
  buyer: Buyer,
  { changed, answering }: { changed: T; answering: Answering },
) {
  return {
    redirectUrl: null as string | null,
    ...changed,
    ...(answering === 'with the whole' && { checkout: wholeFor(request, buyer) }),
  };
}

/** The handler of a change: all of it in one transaction, with the answer. */
export function changing<Payload>(
  answering: Answering,
  change: (buyer: Buyer, payload: Payload) => Changed,
): (request: ApiRequest<Payload>) => object {
  return (request) => {
    const buyer = buyerOf(request);
    const changed = changeAll(request.shop.database, () => change(buyer, request.payload));
    return changedAnswer(request, buyer, { changed, answering });
  };
}
