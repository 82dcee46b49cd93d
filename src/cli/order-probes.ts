import { setTimeout as pause } from 'node:timers/promises';
import { askAgainMs, type SaidOfAttempt, saidOfAttempt } from '../domain/checkout/attempts.ts';
import type { ShopAnswer } from './shop-client.ts';
import { type Done, refusalOf, type TestShopper } from './test-shopper.ts';

export const attemptsGuide = 'guest-shop.html#4-attempts-why-nobody-pays-twice';
export const tokensGuide = 'guest-shop.html#5-sessions-and-tokens';
const itemsGuide = 'guest-shop.html#1-the-product-s-page-and-the-cart';

/** A token that is not the page's: the change is refused with 403, and nothing is done. */
export async function probeStaleToken(shopper: TestShopper, sku: string): Promise<void> {
  if (!shopper.hasToken) return;
  const add = () =>
    shopper.try('addItems', { items: [{ Sku: sku, Quantity: 1 }] }, { token: 'of-another-page' });
  const answer = await unchanged(shopper, sku, add, 'with a token of another page', tokensGuide);
  if (answer && answer.status !== 403)
    shopper.report(
      'addItems',
      `status ${answer.status} with a token of another page; it is 403`,
      tokensGuide,
    );
}

/** Two presses add twice; one that is sent again with its key, once, where the page says that the server honours keys. */
export async function probeDoubleAdd(shopper: TestShopper, sku: string): Promise<void> {
  const honoursKeys = shopper.context.features.idempotencyKeys === true;
  const before = await shopper.pieces(sku);
  const items = [{ Sku: sku, Quantity: 1 }];
  const key = crypto.randomUUID();
  for (const sending of [{ key }, honoursKeys ? { key } : {}])
    await shopper.send('addItems', { items }, sending);
  const after = await shopper.pieces(sku);
  if (before === undefined || after === undefined) return;
  const added = after - before;
  const wanted = honoursKeys ? 1 : 2;
  if (added !== wanted)
    shopper.report(
      'addItems',
      `two requests ${honoursKeys ? 'with one' : 'without the same'} Idempotency-Key have added ${added} of ${sku}; ${wanted} belong there`,
      itemsGuide,
    );
}

/** What is required, null or missing: it is refused in words, and nothing is done. */
export async function probeBadItems(shopper: TestShopper, sku: string): Promise<void> {
  const bad: [string, object][] = [
    ['items.0.Sku null', { items: [{ Sku: null, Quantity: 1 }] }],
    ['items.0.Quantity missing', { items: [{ Sku: sku }] }],
    ['items null', { items: null }],
  ];
  for (const [what, payload] of bad) {
    const answer = await unchanged(
      shopper,
      sku,
      () => shopper.try('addItems', payload),
      `with ${what}`,
      itemsGuide,
    );
    expectRefusal(shopper, 'addItems', answer, what);
  }
}

export async function probeBadAddress(shopper: TestShopper, address: Record<string, unknown>): Promise<void> {
  const { lastName: _, ...nameless } = address;
  const bad: [string, object][] = [
    ['address.lastName missing', { address: nameless }],
    ['address.city null', { address: { ...address, city: null } }],
    ['address null', { address: null }],
  ];
  for (const [what, payload] of bad)
    expectRefusal(
      shopper,
      'validateAndSaveAddress',
      await shopper.try('validateAndSaveAddress', payload),
      what,
    );
}

function expectRefusal(
  shopper: TestShopper,
  name: string,
  answer: ShopAnswer | undefined,
  what: string,
): void {
  if (!answer) return;
  const { status } = answer;
  if (status >= 500)
    shopper.report(name, `status ${status} with ${what}: it is refused with 4xx, or isSuccess false`);
  else if (status < 300 && doneIn(answer).isSuccess === true)
    shopper.report(name, `isSuccess is true with ${what}: it is refused with 4xx, or isSuccess false`);
}

function doneIn({ text }: ShopAnswer): Done {
  try {
    return Object(JSON.parse(text)) as Done;
  } catch {
    return {};
  }
}

/** The answer to what must not change the cart. */
async function unchanged(
  shopper: TestShopper,
  sku: string,
  add: () => Promise<ShopAnswer | undefined>,
  how: string,
  guide: string,
): Promise<ShopAnswer | undefined> {
  const before = await shopper.pieces(sku);
  const answer = await add();
  const after = await shopper.pieces(sku);
  if (before !== undefined && after !== undefined && after !== before)
    shopper.report('addItems', `${how} it has changed the cart`, guide);
  return answer;
}

interface Attempt {
  attemptId: string;
  amountDue: number | undefined;
}

/** Another amount than is due: nothing is charged, and the answer says what is due. */
export async function probeAmount(shopper: TestShopper, name: string, payload: Attempt): Promise<void> {
  const { amountDue } = payload;
  if (amountDue === undefined) {
    shopper.report(
      'refreshCheckout',
      `the amount of ${name} is missing: payment.amountDue and orderSummary.total`,
      attemptsGuide,
    );
    return;
  }
  const seen = amountDue + 100;
  const answer = await shopper.send(name, { ...payload, attemptId: crypto.randomUUID(), amountDue: seen });
  if (!answer) return;
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
}

/** The same attempt again does nothing, and is answered as it was. */
export async function probeAgain(
  shopper: TestShopper,
  name: string,
  payload: Attempt,
): Promise<Done | undefined> {
  const answer = await shopper.send(name, payload);
  if (answer && answer.isSuccess !== true)
    shopper.report(
      name,
      `the same attemptId again is answered with another outcome: isSuccess is false`,
      attemptsGuide,
    );
  return answer;
}

/**
 * Places the order and hangs up, so that only the attempts say what became of it.
 * @returns the attempt that has placed it; undefined if none has, or nobody knows
 */
export async function probeLostOrder(
  shopper: TestShopper,
  payload: Attempt,
): Promise<{ payload: Attempt; number?: unknown } | undefined> {
  await shopper.hangUp('placeOrder', payload);
  const said = await outcomeOf(shopper, payload.attemptId);
  if (!said) return undefined;
  if (said === 'done') return { payload };
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
  // It has not reached the server, or ended with the connection: the shopper presses again.
  const next = said === 'notDone' ? { ...payload, attemptId: crypto.randomUUID() } : payload;
  const answer = await shopper.send('placeOrder', next);
  if (answer && answer.isSuccess !== true) shopper.report('placeOrder', refusalOf(answer));
  return answer?.isSuccess ? { payload: next, number: answer.orderNumber } : undefined;
}

/** What the attempts say at last; one that is not listed may still be on its way. */
async function outcomeOf(shopper: TestShopper, attemptId: string): Promise<SaidOfAttempt | undefined> {
  let said: SaidOfAttempt | undefined;
  for (const [nth, waitMs] of [...askAgainMs, 0].entries()) {
    const checkout = await shopper.checkout();
    if (!checkout) return undefined;
    said = saidOfAttempt(checkout, attemptId);
    const isOpen = said === 'notKnown' || (said === 'unlisted' && nth === 0);
    if (!isOpen) return said;
    await pause(waitMs);
  }
  return said;
}
