import { afterEach, expect, test, vi } from 'vitest';
import { answerAs, arriveAs, bought, changeJson, paths, type Sent } from './buy-in-mock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A body in which the fields are others. */
const withFields =
  (fields: object) =>
  ({ body }: Sent) => ({ body: JSON.stringify({ ...JSON.parse(body!), ...fields }) });

/** Answers those requests to a path that the function chooses by their body. */
function answerInstead(path: string, how: (sent: string) => Response | undefined): void {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) =>
    new URL(input).pathname === path
      ? (how(`${init.body}`) ?? (await send(input, init)))
      : await send(input, init),
  );
}

test('the order that was placed is said by its number', async () => {
  expect((await bought()).text).toMatch(/^The order \d+ was placed\.$/m);
});

test('what is wrong with every answer of the cart is said once', async () => {
  changeJson(paths.cart, (json) => {
    json.orderSummary.shippingTotal = '9.95';
  });
  const { text } = await bought();
  expect(text.match(/shippingTotal/g)).toHaveLength(1);
});

test('a quantity that does not become what was sent is named', async () => {
  arriveAs(paths.update, withFields({ id: 'none' }));
  expect((await bought()).text).toContain('the line has 3 pieces after a change to 2 was sent twice');
});

test('a line that has another id after a change is named', async () => {
  let reads = 0;
  changeJson(paths.cart, (json) => {
    reads++;
    for (const line of json.lineItems) line.id = `${reads}`;
  });
  expect((await bought()).text).toMatch(/the line with the id \d+ has another one now: a line keeps its id/);
});

test('a line that is removed and stays is named', async () => {
  arriveAs(paths.remove, withFields({ id: 'none' }));
  expect((await bought()).text).toMatch(/the cart still has 1 of \d+, which was removed/);
});

test('a removal that is refused the second time is named', async () => {
  let times = 0;
  changeJson(paths.remove, (json) => {
    json.isSuccess = times++ === 0;
  });
  expect((await bought()).text).toMatch(/^removeItem: .*\n {2}it refuses what a shopper may do/m);
});

test('a guest’s form that leads to another shop is named', async () => {
  answerInstead(paths.guest, (body) => {
    const location = new URLSearchParams(body).get('redirectUrl')!;
    return new Response(null, { status: 303, headers: { location } });
  });
  const { text } = await bought();
  for (const url of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example/'])
    expect(text).toContain(`it redirects to the redirectUrl ${url}, which is not a path of the shop`);
  expect(text).toContain('/guide/security.html#urls-in-responses');
});

test('another way of shipping that is not kept is named', async () => {
  arriveAs(paths.options, ({ body }) => ({
    body: body!.replaceAll(/"serviceLevel":\d/g, '"serviceLevel":1'),
  }));
  expect((await bought()).text).toMatch(/selectedServiceLevel is 1 after \d was chosen/);
});

test('a card that has paid another total and still leads to the order is named', async () => {
  changeJson(paths.checkout, (json) => {
    if (
      json.furthestStep === 3 &&
      json.attempts.some(({ outcome }: { outcome: string }) => outcome === 'done')
    )
      json.furthestStep = 4;
  });
  expect((await bought()).text).toMatch(
    /furthestStep is 4 when \d+ cents are due and the card has paid \d+; it falls to 3/,
  );
});

test('an order that nothing pays is named, and nothing is paid after it', async () => {
  answerAs(paths.place, () => Response.json({ isSuccess: true, orderNumber: '1' }));
  const { asked, text } = await bought();
  expect(text).toMatch(/^placeOrder: .*\n {2}isSuccess is true with \d+ cents due and no payment/m);
  expect(asked).not.toContain(paths.pay);
});

test('a second card that is left out is named', async () => {
  arriveAs(paths.pay, ({ body }) => {
    const { cardOneData, attemptId, amountDue } = JSON.parse(body!);
    const { appliedAmount: _, ...card } = cardOneData;
    return { body: JSON.stringify({ attemptId, amountDue, cardOneData: card }) };
  });
  expect((await bought()).text).toMatch(
    /two cards were to pay \d+ and \d+ cents; appliedCards pay \d+\. A shop that takes one card refuses cardTwoData/,
  );
});

test('a shop that refuses a second card passes', async () => {
  answerInstead(paths.pay, (body) =>
    body.includes('cardTwoData')
      ? Response.json({ isSuccess: false, message: 'We take one card.' })
      : undefined,
  );
  expect((await bought()).code).toBe(0);
});

/** The shop's answer when another attempt presses Place Order after the order is placed. */
function answerSecondOrder(answer: object): void {
  const placed = new Set<string>();
  answerInstead(paths.place, (body) => {
    const { attemptId } = JSON.parse(body);
    placed.add(attemptId);
    // The others are without a payment, of another amount, and the placed attempt again.
    return placed.size > 3 ? Response.json(answer) : undefined;
  });
}

test('a second order of the same basket is named', async () => {
  answerSecondOrder({ isSuccess: true, orderNumber: '60000000' });
  expect((await bought()).text).toMatch(
    /another attemptId has placed a second order of the same basket: \d+, 60000000/,
  );
});

test('a refusal of a placed basket that does not lead to its order is named', async () => {
  answerSecondOrder({ isSuccess: false, message: 'Your cart is empty.', redirectUrl: '/checkout/cart' });
  expect((await bought()).text).toContain('it refuses a basket that is placed');
});

test('a refusal of a placed basket that leads to its order passes', async () => {
  answerSecondOrder({ isSuccess: false, redirectUrl: '/checkout/confirmation' });
  expect((await bought()).code).toBe(0);
});

test('an order’s attempt that could be taken for a payment is named', async () => {
  changeJson(paths.checkout, (json) => {
    for (const attempt of json.attempts) delete attempt.isOrder;
  });
  expect((await bought()).text).toContain('isOrder is not true in the attempt of placeOrder');
});

test('a checkout that stays the placed order after the next add is named', async () => {
  let number: string | undefined;
  changeJson(paths.checkout, (json) => {
    number ??= json.orderNumber ?? undefined;
    json.orderNumber = number;
  });
  expect((await bought()).text).toContain('it is still the placed order after an add to a new cart');
});

test('a shop whose page switches two cards off is not tried with two', async () => {
  const sent: string[] = [];
  arriveAs(paths.pay, ({ body }) => {
    sent.push(body!);
    return {};
  });
  const { text, code } = await bought({ off: ['offersTwoCards', 'offersGiftCards'] });
  expect(code, text).toBe(0);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((body) => body.includes('cardTwoData'))).toEqual([]);
  expect(text).toMatch(
    /^Switched off in the page context, so that nothing asks or tries them: offersTwoCards, offersGiftCards \(applyGiftCardTender, .*\)\.$/m,
  );
});

test('a shop that switches nothing off is tried with two cards', async () => {
  const sent: string[] = [];
  arriveAs(paths.pay, ({ body }) => {
    sent.push(body!);
    return {};
  });
  const { text } = await bought();
  expect(sent.some((body) => body.includes('cardTwoData'))).toBe(true);
  expect(text).not.toContain('Switched off');
});
