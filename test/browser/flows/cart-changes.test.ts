import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { errorMessages } from '../../../src/domain/messages.ts';
import { newVisit, pageUrl, plainPageTest } from '../harness.ts';
import {
  cartMounted,
  cartParts,
  cartPath,
  expectServersCart,
  hold,
  sendElsewhere,
  serverCart,
  setCart,
  settled,
  visitCart,
} from './cart-page.ts';
import { callsOf, comeBack, setFault, sofa } from './shop-page.ts';

const updatePath = '/api/cart/update-item';

/** Every quantity that a field shows from now on, without repetitions. */
async function watchQuantity(field: Locator): Promise<() => Promise<string[]>> {
  await field.evaluate((input) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const { value } = input as HTMLInputElement;
      if (seen.at(-1) !== value) seen.push(value);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => field.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

plainPageTest('quantities are sent one after the other: none goes back, and the last one stays', async () => {
  const { page, quantity, more } = await visitCart('plain');
  const seen = await watchQuantity(quantity());
  const first = await hold(page, updatePath);
  await more().click();
  await first.asked;
  await more().click();
  await quantity().fill('7');
  first.release();
  await expect.poll(async () => (await serverCart(page)).lineItems[0]!.quantity).toBe(7);
  await expectServersCart(page);
  expect(
    (await callsOf(page, 'updateItem')).map(({ body }) => (body as { quantity: number }).quantity),
  ).toEqual([2, 7]);
  const numbers = (await seen()).map(Number);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(numbers.at(-1)).toBe(7);
});

it('Enter in a field neither empties the cart nor submits a form', async () => {
  const { page, cart, quantity, promo, zip, lines } = await visitCart('plain');
  for (const field of [quantity(), promo, zip]) await field.press('Enter');
  await cart.getByText('Please enter a promo code.').waitFor();
  await promo.fill('NONSENSE');
  await promo.press('Enter');
  await cart.getByText('The promo code “NONSENSE” is not valid.').waitFor();
  expect(await promo.inputValue()).toBe('NONSENSE');
  await zip.fill('60601');
  await zip.press('Enter');
  await expect.poll(async () => (await serverCart(page)).cartSummary.taxZipCode).toBe('60601');
  expect(page.url()).toBe(pageUrl(cartPath));
  expect(await lines.count()).toBe(2);
  await expectServersCart(page);
});

for (const [how, path] of [
  ['reloaded', cartPath],
  ['left for another page', sofa.path],
] as const)
  plainPageTest(`${how} in the middle of a batch: the shopper’s wish is carried out`, async () => {
    const { page, more, remove } = await visitCart('plain');
    const first = await hold(page, updatePath);
    await more().click();
    await first.asked;
    await remove(1).click();
    await page.goto(pageUrl(path));
    await expect
      .poll(async () => (await serverCart(page)).lineItems.map((line) => line.quantity))
      .toEqual([2]);
    if (path === cartPath) await expectServersCart(page);
    else await expect.poll(() => cartParts(page).headerCount.textContent()).toBe('Cart (2)');
  });

plainPageTest('two tabs remove the same line: it is gone from both, without a message', async () => {
  const { page, context } = await visitCart('plain');
  const other = await context.newPage();
  await other.goto(pageUrl(cartPath));
  await cartMounted(other);
  // The very buttons, because the first tab's removal may reach the other before its press.
  const buttons = await Promise.all([page, other].map((tab) => cartParts(tab).remove().elementHandle()));
  await Promise.all(buttons.map((button) => button!.evaluate((element) => (element as HTMLElement).click())));
  for (const tab of [page, other]) {
    await expect.poll(() => cartParts(tab).lines.count()).toBe(1);
    await expectServersCart(tab);
    await settled(tab);
    expect(await cartParts(tab).alerts.count()).toBe(0);
  }
  await other.close();
});

plainPageTest('a double click on Remove removes one line', async () => {
  const { page, remove, lines } = await visitCart('nla');
  await remove().dblclick();
  await expect.poll(async () => (await serverCart(page)).lineItems.length).toBe(2);
  await expectServersCart(page);
  expect(await lines.count()).toBe(2);
});

plainPageTest(
  'offline for a minute: the change goes back with a message, and succeeds afterwards',
  async () => {
    const { page, context } = await newVisit();
    await page.clock.install();
    await setCart(page, 'plain');
    await page.goto(pageUrl(cartPath));
    await cartMounted(page);
    const { cart, lines, quantity, more, promo } = cartParts(page);
    await promo.fill('WELCOME10');
    await context.setOffline(true);
    await more().click();
    await lines.first().getByRole('alert').getByText(errorMessages.genericErrorMessage).waitFor();
    expect(await quantity().inputValue()).toBe('1');
    await page.clock.fastForward(60_000);
    await context.setOffline(false);
    await cart.getByRole('button', { name: 'Try Again' }).click();
    await more().click();
    await promo.press('Enter');
    await expect.poll(async () => (await serverCart(page)).cartSummary.discountCode).toBe('WELCOME10');
    expect(await quantity().inputValue()).toBe('2');
    await expectServersCart(page);
    await settled(page);
    expect(await cart.getByRole('alert').count()).toBe(0);
  },
);

it('an answer that is lost after the server has made the change shows no failure', async () => {
  const { page, more, remove, alerts, lines } = await visitCart('plain');
  for (const call of ['updateItem', 'removeItem']) await setFault(page, call, 'cut-off', { times: 1 });
  await more().click();
  await remove(1).click();
  await expect.poll(async () => (await serverCart(page)).lineItems.map((line) => line.quantity)).toEqual([2]);
  await expectServersCart(page);
  await settled(page);
  expect([await alerts.count(), await lines.count()]).toEqual([0, 1]);
});

plainPageTest('what another tab has changed shows as soon as this one is looked at', async () => {
  const { page, quantity } = await visitCart('plain');
  const { id } = (await serverCart(page)).lineItems[0]!;
  await sendElsewhere(page, updatePath, { id, quantity: 9 });
  await comeBack(page);
  await expect.poll(() => quantity().inputValue()).toBe('9');
  await expectServersCart(page);
});
