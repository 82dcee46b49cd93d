import { itemsGuide, tokensGuide } from './guide-address.ts';
import type { ShopAnswer } from './shop-client.ts';
import { isDone, type TestShopper } from './test-shopper.ts';

/** Sends a wrong token, and none: the change has to be refused with 403 and not be done. */
export async function probeWrongToken(shopper: TestShopper, sku: string): Promise<void> {
  if (!shopper.hasToken) return;
  const wrong: [string, string][] = [
    ['with a wrong token', 'of-nobody'],
    ['without a token', ''],
  ];
  for (const [how, token] of wrong) {
    const add = () => shopper.try('addItems', { items: [{ Sku: sku, Quantity: 1 }] }, { token });
    const answer = await unchanged(shopper, sku, add, how, tokensGuide);
    if (answer && answer.status !== 403)
      shopper.report('addItems', `status ${answer.status} ${how}; it is 403`, tokensGuide);
  }
}

/**
 * Adds twice, as two presses do, which counts twice; and sends one add again with its key, which counts once where the
 * page says that the server honours keys.
 */
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

/** Sends items in which a required field is null or missing: each has to be refused in words and not be done. */
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

export function expectRefusal(
  shopper: TestShopper,
  name: string,
  answer: ShopAnswer | undefined,
  what: string,
): void {
  if (!answer) return;
  const { status } = answer;
  if (status >= 500)
    shopper.report(name, `status ${status} with ${what}: it is refused with 4xx, or isSuccess false`);
  else if (isDone(answer))
    shopper.report(name, `isSuccess is true with ${what}: it is refused with 4xx, or isSuccess false`);
}

/** The answer to a call that must not change the cart; a change is noted as a breach. */
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
