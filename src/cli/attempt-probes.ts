import { setTimeout as pause } from 'node:timers/promises';
import { askAgainMs, type SaidOfAttempt, saidOfAttempt } from '../domain/checkout/attempts.ts';
import { attemptsGuide } from './guide-address.ts';
import { type Done, refusalOf, type TestShopper } from './test-shopper.ts';

interface Attempt {
  attemptId: string;
  amountDue: number | undefined;
}

/**
 * Pays or orders with another amount than is due: nothing may be charged, and the answer has to say what is due.
 * @returns whether the server did it all the same
 */
export async function probeAmount(shopper: TestShopper, name: string, payload: Attempt): Promise<boolean> {
  const { amountDue } = payload;
  if (amountDue === undefined) {
    shopper.report(
      'refreshCheckout',
      `the amount of ${name} is missing: payment.amountDue and orderSummary.total`,
      attemptsGuide,
    );
    return false;
  }
  const seen = amountDue + 100;
  const answer = await shopper.send(name, { ...payload, attemptId: crypto.randomUUID(), amountDue: seen });
  if (!answer) return false;
  if (answer.isSuccess)
    shopper.report(
      name,
      `it was done for ${seen} cents, the amount that the shopper saw; ${amountDue} are due`,
      attemptsGuide,
    );
  else if (answer.amountDue !== amountDue)
    shopper.report(
      name,
      `amountDue is ${answer.amountDue ?? 'missing'} in a refusal of another amount; ${amountDue} are due`,
      attemptsGuide,
    );
  return answer.isSuccess === true;
}

/** Sends the same attempt again: it has to do nothing, and to get the same answer. */
export async function probeAgain(
  shopper: TestShopper,
  name: string,
  payload: Attempt,
): Promise<Done | undefined> {
  const answer = await shopper.send(name, payload);
  if (answer && answer.isSuccess !== true)
    shopper.report(
      name,
      'the same attemptId again is answered with another outcome: isSuccess is false',
      attemptsGuide,
    );
  return answer;
}

/**
 * Places the order and hangs up, so that only the attempts say whether it is placed.
 * @returns the attempt that has placed it; undefined if none has, or if it is not known
 */
export async function probeLostOrder(
  shopper: TestShopper,
  payload: Attempt,
): Promise<{ payload: Attempt; number?: unknown } | undefined> {
  await shopper.hangUp('placeOrder', payload);
  const { said, number } = (await outcomeOf(shopper, payload.attemptId)) ?? {};
  if (!said) return undefined;
  if (said === 'done') return { payload, number };
  const message = {
    unsaid: 'it has no attempts: after a lost answer nobody knows whether there is an order',
    notKnown: 'attempts still says "notKnown" of an order whose answer was lost, after a minute',
    unlisted: undefined,
    notDone: undefined,
  }[said];
  if (message) {
    shopper.report('refreshCheckout', message, attemptsGuide);
    return undefined;
  }
  // The order has not reached the server, or ended with the connection: as a shopper would, the check presses again.
  const next = said === 'notDone' ? { ...payload, attemptId: crypto.randomUUID() } : payload;
  const answer = await shopper.send('placeOrder', next);
  if (answer && answer.isSuccess !== true) shopper.report('placeOrder', refusalOf(answer));
  return answer?.isSuccess ? { payload: next, number: answer.orderNumber } : undefined;
}

/**
 * The outcome that the attempts finally report, and the order's number. An attempt that is not listed may still be on its
 * way.
 */
async function outcomeOf(
  shopper: TestShopper,
  attemptId: string,
): Promise<{ said: SaidOfAttempt; number: string | undefined } | undefined> {
  for (const [nth, waitMs] of [...askAgainMs, undefined].entries()) {
    const checkout = await shopper.checkout();
    if (!checkout) return undefined;
    const said = saidOfAttempt(checkout, attemptId);
    const isOpen = said === 'notKnown' || (said === 'unlisted' && nth === 0);
    if (!isOpen || waitMs === undefined) return { said, number: checkout.orderNumber };
    await pause(waitMs);
  }
  return undefined;
}
