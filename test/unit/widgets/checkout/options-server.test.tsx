import { expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { checkoutFlowOf } from '../../../../src/state/checkout/checkout-flow.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { heldAnswer } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';
import { checkoutPage } from './checkout-page.ts';

const whole = checkoutExamples['with pickup'];
const recipient = whole.recipientList.find(({ bopsOptions }) => !bopsOptions)!;
const message = `message-${recipient.id}`;
const directions = `directions-${whole.recipientList.flatMap(({ shipments }) => shipments).find(({ tripBooking }) => tripBooking)!.id}`;

const content = `<form method="post">
  <textarea name="${message}" aria-label="Server’s message">Kept</textarea>
  <textarea name="${directions}" aria-label="Server’s directions"></textarea>
  <input name="contact-phone" aria-label="Server’s phone" value="312-555-0142">
  <input name="gift-wrap" aria-label="Server’s wrap">
</form>`;

/** The server's form of the step, which stays until `show` lets the checkout be read. */
async function serverForm() {
  const { answer, release } = heldAnswer(whole);
  const shown = await checkoutPage('options', {
    ...examples['options with pickup'],
    content,
    answers: { ...examples['options with pickup'].answers, refreshCheckout: answer },
    props: {},
  });
  const field = (label: RegExp) => shown.page.findByLabelText<HTMLTextAreaElement>(label);
  const show = async () => {
    release();
    await shown.heading('Shipping and Gift Options');
  };
  return { ...shown, field, show };
}

test('what was typed into the server’s form is kept, with the focus and the caret', async () => {
  const { field, show, shopper } = await serverForm();
  await shopper.type(await field(/^Server’s directions/), 'Gate code 12');
  await shopper.type(await field(/^Server’s phone/), '9');
  const typed = await field(/^Server’s message/);
  await shopper.clear(typed);
  await shopper.type(typed, 'For you');
  typed.setSelectionRange(3, 3);
  await show();
  const text = await field(/^Gift message/);
  await vi.waitFor(() => expect(text.value).toBe('For you'));
  expect((await field(/^Driving directions/)).value).toBe('Gate code 12');
  expect((await field(/^Phone/)).value).toBe('312-555-01429');
  expect(document.activeElement).toBe(text);
  expect(text.selectionStart).toBe(3);
});

test('what the server’s form came with is not typed', async () => {
  const { field, show } = await serverForm();
  await show();
  expect((await field(/^Gift message/)).value).toBe(recipient.giftMessage);
});

test('it is taken once: cleared, it does not come back', async () => {
  const { field, show, shopper } = await serverForm();
  await shopper.type(await field(/^Server’s message/), ' and more');
  await show();
  const text = await field(/^Gift message/);
  await vi.waitFor(() => expect(text.value).toBe('Kept and more'));
  await shopper.clear(text);
  await checkoutFlowOf(sharedStore()).refresh();
  await twoTurns();
  expect(text.value).toBe('');
});

test('a field of another name is left alone, and its focus goes to no other field', async () => {
  const { field, show, shopper } = await serverForm();
  const other = await field(/^Server’s wrap/);
  await shopper.type(other, 'Red');
  await show();
  await field(/^Gift message/);
  expect(other.outerHTML).not.toContain('Red');
  expect(document.activeElement).toBe(document.body);
});
