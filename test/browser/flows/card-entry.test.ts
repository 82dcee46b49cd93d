import { beforeAll, beforeEach, expect, it } from 'vitest';
import { examples } from '../../../widgets/card-entry/card-entry.examples.ts';
import { newKeptVisit, newVisit, pageUrl, plainPageTest, type Visit, waitForStatus } from '../harness.ts';
import { postForm } from './account-page.ts';
import { expectFocus, sofa, visitOwnPage, writeShopPage } from './shop-page.ts';

const body = `<input id="copied" aria-label="Copied"><div data-island="card-entry">${examples.untouched.content}</div>`;
let visit: Visit;

beforeAll(async () => {
  visit = await newKeptVisit();
  await visit.page.goto(pageUrl(await writeShopPage({ body })));
  await waitForStatus(visit.page, '[data-island="card-entry"]', 'mounted');
});
beforeEach(async () => {
  await visit.page.locator('.si-card-entry form').evaluate((form: HTMLFormElement) => form.reset());
  await number().focus();
});

const number = () => visit.page.getByLabel('Card number', { exact: true });
const keyboard = () => visit.page.keyboard;

/** The number field's text, with a bar at the caret. */
function field(): Promise<string> {
  return number().evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
    selectionStart === selectionEnd
      ? `${value.slice(0, selectionStart!)}|${value.slice(selectionStart!)}`
      : `${value.slice(0, selectionStart!)}[${value.slice(selectionStart!, selectionEnd!)}]${value.slice(selectionEnd!)}`,
  );
}

/** Types digits and sets the caret or a selection. */
async function typed(digits: string, from: number, to = from): Promise<void> {
  await keyboard().type(digits);
  await number().evaluate((input: HTMLInputElement, [a, b]) => input.setSelectionRange(a!, b!), [from, to]);
}

async function paste(text: string): Promise<void> {
  const source = visit.page.getByLabel('Copied');
  // Prototype.js replaces select(); a selection by keyboard does not use it.
  const [from, to] = await number().evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
    selectionStart!,
    selectionEnd!,
  ]);
  await source.fill(text);
  await source.press('Control+A');
  await source.press('Control+C');
  await number().focus();
  await number().evaluate((input: HTMLInputElement, [a, b]) => input.setSelectionRange(a!, b!), [from, to]);
  await keyboard().press('Control+V');
}

it('digits are grouped while typing, with the caret behind them', async () => {
  await keyboard().type('41111');
  expect(await field()).toBe('4111 1|');
});

it('a digit typed in the middle has the caret behind it', async () => {
  await typed('41111111', 2);
  await keyboard().type('9');
  expect(await field()).toBe('419|1 1111 1');
});

it('a digit typed behind a gap has the caret behind it', async () => {
  await typed('41111111', 5);
  await keyboard().type('92');
  expect(await field()).toBe('4111 92|11 11');
});

/** The point in the number's field before the character at `index`. */
function pointAt(index: number): Promise<{ x: number; y: number }> {
  return number().evaluate((input: HTMLInputElement, end) => {
    const { fontWeight, fontSize, fontFamily, paddingLeft } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d')!;
    // Not the computed `font`: it is empty if the style has a part that the shorthand cannot express.
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const { x, y, height } = input.getBoundingClientRect();
    const width = pen.measureText(input.value.slice(0, end)).width;
    return { x: x + Number.parseFloat(paddingLeft) + width, y: y + height / 2 };
  }, index);
}

plainPageTest('digits dragged inside the field move, and the caret is behind them', async () => {
  await typed('41112222', 5, 9);
  const { mouse } = visit.page;
  const from = await pointAt(7);
  const to = await pointAt(0);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x + 8, to.y, { steps: 4 });
  await mouse.move(to.x, to.y, { steps: 2 });
  await mouse.up();
  await expect.poll(field).toBe('2222| 4111');
});

it('Backspace behind a gap deletes the digit before it', async () => {
  await typed('41111111', 5);
  await keyboard().press('Backspace');
  expect(await field()).toBe('411|1 111');
});

it('Delete before a gap deletes the digit behind it', async () => {
  await typed('41112222', 4);
  await keyboard().press('Delete');
  expect(await field()).toBe('4111| 222');
});

it('holding Backspace empties the field', async () => {
  await keyboard().type('4111111111111111');
  for (let presses = 0; presses < 16; presses++) await keyboard().press('Backspace');
  expect(await field()).toBe('|');
});

it('typing replaces the selection', async () => {
  await typed('4111111111111111', 3, 7);
  await keyboard().type('9');
  expect(await field()).toBe('4119| 1111 1111 11');
});

it('a paste with hyphens is regrouped with spaces', async () => {
  await paste('4111-1111-1111-1111');
  expect(await field()).toBe('4111 1111 1111 1111|');
});

it('pasting another type of card regroups the number', async () => {
  await typed('4111111111111111', 0, 19);
  await paste('3782 8224 6310 005');
  expect(await field()).toBe('3782 822463 10005|');
});

it('after a paste into the middle the caret is behind it', async () => {
  await typed('41111111', 2);
  await paste('22-33');
  expect(await field()).toBe('4122 33|11 1111');
});

it('a complete number takes no more digits, and the caret stays', async () => {
  await typed('5105105105105100', 7);
  await keyboard().type('9');
  expect(await field()).toBe('5105 10|51 0510 5100');
});

it('every edit can be undone and redone', async () => {
  await typed('41111111', 5);
  await keyboard().press('Backspace');
  await keyboard().press('Control+Z');
  expect(await field()).toBe('4111 |1111');
  await keyboard().press('Control+Z');
  expect(await field()).toBe('4111 111|');
  await keyboard().press('Control+Shift+Z');
  await keyboard().press('Control+Y');
  expect(await field()).toBe('411|1 111');
});

it('a paste is undone as a whole, with the text it replaced', async () => {
  await typed('41111111', 0, 9);
  await paste('378282246310005');
  await keyboard().press('Control+Z');
  expect(await field()).toBe('[4111 1111]');
});

it('an autofilled number is grouped', async () => {
  await number().fill('378282246310005');
  expect(await field()).toBe('3782 822463 10005|');
});

it('a date is formatted while typing and after autofill', async () => {
  const expiry = visit.page.getByLabel('Expiration date');
  await expiry.focus();
  await keyboard().type('530');
  expect(await expiry.inputValue()).toBe('05/30');
  await expiry.fill('04/2031');
  expect(await expiry.inputValue()).toBe('04/31');
});

it('by keyboard alone: number, date, code, submit, and back to the first wrong field', async () => {
  const { page } = visit;
  await keyboard().type('4111111111111111');
  await keyboard().press('Tab');
  await keyboard().type('1320');
  await keyboard().press('Tab');
  await keyboard().type('12');
  await keyboard().press('Tab');
  await expectFocus(page.getByRole('button', { name: 'Where is my security code?' }));
  await keyboard().press('Tab');
  await expectFocus(page.getByRole('button', { name: 'Use This Card' }));
  await keyboard().press('Enter');
  const expiry = page.getByLabel('Expiration date');
  await expectFocus(expiry);
  expect(await expiry.getAttribute('aria-invalid')).toBe('true');
});

it('errors shift nothing', async () => {
  const button = visit.page.getByRole('button', { name: 'Use This Card' });
  const top = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  await button.click();
  await visit.page.getByText('Please enter a valid security code.').first().waitFor();
  expect(await top()).toBe(before);
});

plainPageTest('a typed card is gone when the shopper leaves the page and goes back', async () => {
  const own = await visitOwnPage({ body });
  await waitForStatus(own.page, '[data-island="card-entry"]', 'mounted');
  const input = own.page.getByLabel('Card number', { exact: true });
  await input.fill('4111111111111111');
  await own.page.goto(pageUrl('/'));
  await own.page.goBack();
  await waitForStatus(own.page, '[data-island="card-entry"]', 'mounted');
  expect(await input.inputValue()).toBe('');
});

/** The payment page of a guest with a sofa in the cart, with a card typed and submitted. */
async function sentByGuest(digits: string) {
  const own = await newVisit();
  const { page } = own;
  await postForm(page, '/cart/add', { Sku: sofa.sku, Quantity: '1' });
  await postForm(page, '/checkout/guest', {});
  await page.goto(pageUrl('/checkout/payment'));
  await waitForStatus(page, '[data-island="card-entry"]', 'mounted');
  const form = page.locator('.si-card-entry');
  await form.getByLabel('Card number').focus();
  await page.keyboard.type(digits);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1239');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  return { ...own, form };
}

it('a card pays for the order, and its fields are emptied', async () => {
  const { form, errors } = await sentByGuest('4111111111111111');
  const message = form.getByText('Visa ending in 1111 now pays for this order.');
  await message.waitFor();
  await expectFocus(message.locator('..'));
  expect(await form.getByLabel('Card number').inputValue()).toBe('');
  expect(errors).toEqual([]);
});

it('a reissued card shows an error at its number, which is focused', async () => {
  const { form } = await sentByGuest('4111111111110404');
  const input = form.getByLabel('Card number');
  await form.getByText('Card has been reissued. Please use new card.').first().waitFor();
  await expectFocus(input);
  expect(await input.inputValue()).toBe('4111 1111 1111 0404');
});

plainPageTest(
  'an error for the whole card moves neither its fields nor the button, and is in view',
  async () => {
    const { page, form } = await sentByGuest('4111111111110202');
    const problem = form.locator('.si-message[data-state="error"]', {
      hasText: 'Your payment session has ended.',
    });
    await problem.waitFor();
    const topOf = (name: string) =>
      form.getByRole('button', { name }).evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const withProblem = await topOf('Use This Card');
    expect(await problem.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(
      true,
    );
    await form.getByLabel('Card number').focus();
    await page.keyboard.press('Backspace');
    await problem.waitFor({ state: 'detached' });
    expect(await topOf('Use This Card')).toBe(withProblem);
  },
);
