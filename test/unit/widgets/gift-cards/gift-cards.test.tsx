import { expect, test, vi } from 'vitest';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/gift-cards/gift-cards.examples.ts';
import giftCards from '../../../../widgets/gift-cards/gift-cards.island.ts';
import { renderIsland } from '../../render-island.tsx';

const number = '6006491234564411';

async function open(example: IslandExample, options: Parameters<typeof renderIsland>[2] = {}) {
  const island = await renderIsland(giftCards, example, options);
  const field = (label: string) => island.page.getByLabelText<HTMLInputElement>(label);
  const bodies = (call: string) =>
    island.requests.filter((request) => request.call === call).map(({ body }) => body);
  return { ...island, field, bodies };
}

test('applies a gift card on a page without the island of checkout', async () => {
  const { page, shopper, field, bodies } = await open(examples['no gift card']);
  await shopper.type(field('Gift card number'), number);
  await shopper.type(field('PIN'), '1234');
  await shopper.click(page.getByRole('button', { name: 'Apply Gift Card' }));
  await page.findByRole('list', { name: 'Gift cards that pay' });
  expect(bodies('applyGiftCardTender')).toEqual([{ cardNumber: number, cardPin: '1234' }]);
  expect(page.getByText('$1,749.00 is left to pay.')).toBeTruthy();
});

test('shows what the page gives before the server answers', async () => {
  const example = examples['gift cards'];
  const { page } = await open({ ...example, answers: { ...example.answers, refreshCheckout: 'never' } });
  expect(page.getByRole('list', { name: 'Gift cards that pay' }).textContent).toContain('4411');
});

test('takes over what was typed into the server’s form', async () => {
  const { field, serverNodes } = await open(examples['no gift card'], {
    before: (host) => {
      host.querySelector<HTMLInputElement>('[name="cardNumber"]')!.value = number;
      host.querySelector<HTMLInputElement>('[name="cardPin"]')!.value = '1234';
    },
  });
  await vi.waitFor(() => expect(field('Gift card number').value).toBe(number));
  expect(field('PIN').value).toBe('1234');
  const left = serverNodes.flatMap((node) => [...((node as Element).querySelectorAll?.('input') ?? [])]);
  expect(left.map(({ value }) => value)).toEqual(['', '']);
});

test('Enter submits no form of the page around it', async () => {
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', submitted);
  const { shopper, field, bodies } = await open(examples['no gift card']);
  await shopper.type(field('Gift card number'), `${number}{Enter}`);
  await vi.waitFor(() => expect(bodies('applyGiftCardTender')).toHaveLength(1));
  document.removeEventListener('submit', submitted);
  expect(submitted).not.toHaveBeenCalled();
});

test('reads the payment that the page does not give', async () => {
  const { page } = await open(examples['not given']);
  const list = await page.findByRole('list', { name: 'Gift cards that pay' });
  expect(list.textContent).toContain('9902');
});

test('keeps the server’s form where the payment cannot be read', async () => {
  const { host } = await open(examples['not read']);
  await vi.waitFor(() => expect(host.dataset.islandStatus).toBe('failed'));
  expect(host.querySelector('[name="cardNumber"]')).not.toBeNull();
});

test('reads it again when the cart has changed', async () => {
  const { page, answer } = await open(examples['gift cards']);
  answer('refreshCheckout', examples['gift card covers all'].answers.refreshCheckout);
  document.dispatchEvent(new CustomEvent('storefront:item-updated'));
  await page.findByText('Nothing is left to pay.');
});

test('says that the service is down once, and still takes a gift card', async () => {
  const { page } = await open(examples['gift card service down']);
  expect(page.getAllByText(/cannot be used at the moment/)).toHaveLength(1);
  expect(page.getByRole('button', { name: 'Apply Gift Card' })).toBeTruthy();
});
