import { expect, test, vi } from 'vitest';
import { refreshCheckoutExample } from '../../../src/contract/checkout/checkout.examples.ts';
import { examples } from '../../../widgets/card-entry/card-entry.examples.ts';
import cardEntry from '../../../widgets/card-entry/card-entry.island.ts';
import { examples as saved } from '../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../widgets/saved-cards/saved-cards.island.ts';
import { openIsland, type RenderedIsland, renderIsland } from '../render-island.tsx';

const cardNumber = '4111111111111111';

/** The details of the page's `storefront:error` events. */
function logged(): unknown[] {
  const details: unknown[] = [];
  document.addEventListener('storefront:error', ({ detail }) => details.push(detail), { once: true });
  return details;
}

const logs = ({ requests }: RenderedIsland) =>
  requests.filter(({ call }) => call === 'logCheckout').map(({ body }) => body);

/** A payment by a new card that fails with this answer. */
async function failToPay(savePayment: unknown, context?: Record<string, unknown>) {
  const island = await renderIsland(cardEntry, {
    ...examples.untouched,
    context,
    answers: {
      savePayment,
      refreshCheckout: { attempts: [], payment: { amountDue: 100 } },
      logCheckout: 500,
    },
  });
  const { page, shopper } = island;
  await shopper.type(page.getByLabelText('Card number'), cardNumber);
  await shopper.type(page.getByLabelText('Expiration date'), '1239');
  await shopper.type(page.getByLabelText('Security code'), '737');
  await shopper.click(page.getByRole('button', { name: 'Use This Card' }));
  return island;
}

test('a failed payment reports the basket to the page, the console and the server’s log, as in the page context', async () => {
  const events = logged();
  const island = await failToPay(500, { basketId: 4711 });
  await vi.waitFor(() => expect(logs(island)).toHaveLength(1));
  expect(logs(island)).toEqual([
    {
      message: 'FE payment error. save payment, /ReactCheckout/SavePayment: status 500, basket 4711',
      level: 'error',
    },
  ]);
  expect(events).toMatchObject([{ action: 'save payment', basketId: '4711' }]);
  // The log answers 500 itself, which is silent.
  expect(island.errors).toHaveLength(1);
  expect(island.errors[0]).toContain('basket 4711');
});

test('the basket of the last checkout answer counts more than the page context’s', async () => {
  const island = await openIsland(savedCards, {
    ...saved.several,
    context: { basketId: 'old' },
    answers: { refreshCheckout: { ...refreshCheckoutExample.answer, basketId: 'new' }, savePayment: 500 },
  });
  await vi.waitFor(() => expect(island.requests).toHaveLength(1));
  await island.shopper.click(await island.page.findByRole('button', { name: 'Update Payment' }));
  await vi.waitFor(() => expect(island.errors.join()).toContain('basket new'));
});

test('without a known basket the failure names none', async () => {
  const events = logged();
  const island = await failToPay(500);
  await vi.waitFor(() => expect(logs(island)).toHaveLength(1));
  expect(JSON.stringify([events, logs(island), island.errors])).not.toContain('basket');
});

test('neither the card nor the server’s words are in the log', async () => {
  const island = await failToPay({ isSuccess: false, message: `Card ${cardNumber} was declined.` });
  await vi.waitFor(() => expect(logs(island)).toHaveLength(1));
  expect(JSON.stringify(logs(island))).not.toMatch(/4111|1111|737|declined/);
});

test('a reset is not logged (checkout §8)', async () => {
  const island = await failToPay({ IsReset: true });
  await vi.waitFor(() => expect(island.opened.at(-1)?.name).toBe('refresh-popup'));
  expect(logs(island)).toEqual([]);
});
