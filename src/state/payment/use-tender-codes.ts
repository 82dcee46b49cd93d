import { useStore } from 'jotai';
import { useState } from 'react';
import type { CheckoutPayment } from '../../contract/payment/checkout-payment.ts';
import { applyTenderCode, removeTenderCode } from '../../contract/payment/gift-cards.ts';
import { fillIn } from '../../domain/messages.ts';
import { formatPrice } from '../../domain/money.ts';
import { sentCode } from '../../domain/payment/codes.ts';
import { tenderCodesMessages } from '../../domain/payment/payment-tenders-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import { failureMessage } from '../attempt.ts';
import { changeChecked } from '../checkout/checked-change.ts';
import { checkoutFlowOf } from '../checkout/checkout-flow.ts';
import { useChange } from '../checkout/use-change.ts';
import { checkoutPaymentAtom } from './order-payment.ts';
import { tenderCodePayload } from './tender-calls.ts';
import { useEntryChanges } from './use-entry-changes.ts';

const price = (cents: number) => formatPrice(cents, pageContext());

type TenderCode = CheckoutPayment['tenderCodes'][number];

/** The tender codes of the order, and the form for another one (checkout §4, §7.1). */
export function useTenderCodes({ tenderCodes }: Pick<CheckoutPayment, 'tenderCodes'>) {
  const store = useStore();
  const flow = checkoutFlowOf(store);
  const texts = useTexts(tenderCodesMessages);
  const { state, attempt, forget } = useChange();
  const entries = useEntryChanges();
  const [missing, setMissing] = useState<string>();
  const problem = missing ?? failureMessage(state);
  const nameOf = ({ label }: TenderCode) => fillIn(texts.tenderNamed, label);

  async function apply(typed: string): Promise<boolean> {
    const code = sentCode(typed);
    setMissing(code ? undefined : texts.tenderMissing);
    if (!code) return false;
    const known = tenderCodes.map(({ id }) => id);
    const added = (now: readonly TenderCode[] = []) =>
      now.find(({ id, errorMessage }) => !known.includes(id) && !errorMessage);
    const { status } = await attempt(() =>
      changeChecked(
        flow,
        { call: applyTenderCode, payload: tenderCodePayload(code) },
        { isDone: ({ payment }) => !!added(payment.tenderCodes) },
      ),
    );
    const paying = added(store.get(checkoutPaymentAtom)?.tenderCodes);
    if (status === 'idle' && paying)
      announce(fillIn(texts.tenderApplied, nameOf(paying), price(paying.appliedAmount)));
    return status === 'idle';
  }

  async function remove(code: TenderCode): Promise<void> {
    const isDone = await entries.change(code.id, () =>
      changeChecked(
        flow,
        { call: removeTenderCode, payload: tenderCodePayload(code.id) },
        { isDone: ({ payment }) => payment.tenderCodes.every(({ id }) => id !== code.id) },
      ),
    );
    if (isDone) announce(fillIn(texts.tenderRemoved, nameOf(code)));
  }

  return {
    texts,
    // The server lists a refused code, too, with its message, which shows at the field while the field has that code.
    entries: tenderCodes
      .filter(({ errorMessage }) => !errorMessage || errorMessage !== problem)
      .map((code) => {
        const changing = entries.stateOf(code.id);
        return {
          id: code.id,
          name: nameOf(code),
          amount: code.appliedAmount ? price(-code.appliedAmount) : undefined,
          note: undefined,
          isBusy: changing.status === 'busy',
          // A refused code keeps the server's message (checkout §8).
          problem: failureMessage(changing) ?? code.errorMessage,
          remove: () => remove(code),
        };
      }),
    problem,
    isBusy: state.status === 'busy',
    apply,
    refuse: setMissing,
    /** Removes the message when the shopper edits the code. */
    forget() {
      setMissing(undefined);
      forget();
    },
  };
}
