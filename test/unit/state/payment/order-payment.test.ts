import { describe, expect, test, vi } from 'vitest';
import { refreshCheckoutExample } from '../../../../src/contract/checkout/checkout.examples.ts';
import {
  providerMessagesExamples,
  savePaymentExample,
} from '../../../../src/contract/payment/payment.examples.ts';
import { examples as adds } from '../../../../widgets/add-card/add-card.examples.ts';
import addCard from '../../../../widgets/add-card/add-card.island.ts';
import { examples as entries } from '../../../../widgets/card-entry/card-entry.examples.ts';
import cardEntry from '../../../../widgets/card-entry/card-entry.island.ts';
import { examples as pairs } from '../../../../widgets/pay-with-two/pay-with-two.examples.ts';
import payWithTwo from '../../../../widgets/pay-with-two/pay-with-two.island.ts';
import { examples as saved } from '../../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../../widgets/saved-cards/saved-cards.island.ts';
import { openIsland, type RenderedIsland, renderIsland } from '../../render-island.tsx';

const storeCard = providerMessagesExamples['store card'];
const answers = {
  savePayment: { ...savePaymentExample.answer, ...storeCard },
  refreshCheckout: { ...refreshCheckoutExample.answer, ...storeCard },
};
const bank = 'Synchrony Bank';

async function payByNewCard({ page, shopper }: RenderedIsland, button: string): Promise<void> {
  await shopper.type(page.getByLabelText('Card number'), '4111111111111111');
  await shopper.type(page.getByLabelText('Expiration date'), '1239');
  await shopper.type(page.getByLabelText('Security code'), '123');
  await shopper.click(page.getByRole('button', { name: button }));
}

describe('the server’s messages about the ways of paying show', () => {
  test('in the saved cards', async () => {
    const { page } = await openIsland(savedCards, { ...saved.several, answers });
    await page.findByText(bank);
  });

  test('in Pay With Two', async () => {
    const { page } = await openIsland(payWithTwo, { ...pairs.several, answers });
    await page.findByText(bank);
  });

  test('in Add New Card, after the payment', async () => {
    const island = await openIsland(addCard, { ...adds.empty, answers });
    expect(island.page.queryByText(bank)).toBeNull();
    await payByNewCard(island, 'Add Card');
    await island.page.findByText(bank);
  });

  test('in the card form, after the payment', async () => {
    const island = await renderIsland(cardEntry, { ...entries.untouched, answers });
    await payByNewCard(island, 'Use This Card');
    await island.page.findByText(bank);
  });
});

describe('the messages', () => {
  const shownBy = async (refreshCheckout: unknown) => {
    const island = await openIsland(savedCards, {
      ...saved['not given'],
      answers: { ...answers, refreshCheckout },
    });
    await island.page.findByRole('radio', { name: /Visa/ });
    return island;
  };

  test('are sanitised (decision 12)', async () => {
    const { page } = await shownBy({
      ...answers.refreshCheckout,
      messages: { synchronyPaymentMessage: '<b id="x" onclick="alert(1)">Bank</b><img src=x onerror=y>' },
    });
    const bold = await page.findByText('Bank');
    expect(bold.outerHTML).toBe('<b>Bank</b>');
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  test('are in a live region, so that a change is announced', async () => {
    const { page } = await shownBy(answers.refreshCheckout);
    expect((await page.findByText(bank)).closest('[role=status]')).not.toBeNull();
  });

  test('do not show if they are not for this order', async () => {
    const { page } = await shownBy({ ...answers.refreshCheckout, hasSynchrony: false });
    expect(page.queryByText(bank)).toBeNull();
  });

  test('go when another card pays', async () => {
    const island = await shownBy(answers.refreshCheckout);
    await island.page.findByText(bank);
    const { none } = providerMessagesExamples;
    island.answer('refreshCheckout', { ...answers.refreshCheckout, ...none });
    island.answer('savePayment', { ...answers.savePayment, ...none });
    await island.shopper.click(island.page.getByRole('button', { name: 'Update Payment' }));
    await vi.waitFor(() => expect(island.page.queryByText(bank)).toBeNull());
  });

  test('of a wrong type are left out, and the payment counts (decision 65)', async () => {
    const island = await shownBy({ ...answers.refreshCheckout, hasTns: 'perhaps', messages: [7] });
    island.answer('savePayment', { isSuccess: true, messages: { tnsPaymentMessage: 7 } });
    await island.shopper.click(island.page.getByRole('button', { name: 'Update Payment' }));
    await island.page.findByText(/now pays for this order/);
  });
});
