import { expect } from 'vitest';
import { errorMessages } from '../../../../src/domain/messages.ts';
import { giftCardsMessages } from '../../../../src/domain/payment/payment-gift-cards-messages.ts';
import { examples } from '../../../../widgets/gift-cards/gift-cards.examples.ts';
import giftCards from '../../../../widgets/gift-cards/gift-cards.island.ts';
import { renderIsland, type TestPage } from '../../render-island.tsx';
import { body, button, type Driver, soon } from '../driver.ts';

const number = '6006491234564411';
const down = giftCardsMessages.giftCardsDown;
const field = () => document.querySelector<HTMLInputElement>('.si-gift-card-form input')!;

const onPage = (
  driver: Pick<Driver, 'name' | 'call' | 'example'>,
  scene: { act: (on: TestPage) => Promise<unknown>; kept: () => void; done: () => void },
): Driver => ({
  ...driver,
  place: '.si-gift-cards',
  said: [
    '.si-gift-cards .si-message[data-state="error"]',
    '.si-gift-cards .si-note',
    '.si-gift-cards [data-state="error"] > .si-field__slot',
  ].join(', '),
  genericText: down,
  networkText: down,
  timeoutText: down,
  resetText: errorMessages.genericErrorMessage,
  async come(on) {
    await renderIsland(giftCards, driver.example, { on });
    await soon(() => expect(body()).toContain('Apply Gift Card'));
    return { ...scene, act: () => scene.act(on) };
  },
});

const applied = {
  async act({ shopper }: TestPage) {
    await shopper.clear(field());
    await shopper.type(field(), number);
    await shopper.click(button('Apply Gift Card'));
  },
  kept: () => expect(field().value).toBe(number),
  done: () => expect(body()).toContain('ending in 4411'),
};

const none = examples['no gift card'];
const some = examples['gift cards'];
const context = { features: { paymentProvider_EnableAdyen: true } };

export const drivers: readonly Driver[] = [
  onPage(
    { name: 'pays with a gift card on a page of the shop’s own', call: 'applyGiftCardTender', example: none },
    applied,
  ),
  onPage(
    {
      name: 'pays with a gift card through the provider',
      call: 'applyProviderGiftCard',
      example: {
        ...none,
        context,
        answers: { ...none.answers, applyProviderGiftCard: none.answers.applyGiftCardTender },
      },
    },
    applied,
  ),
  onPage(
    {
      name: 'takes a gift card back through the provider',
      call: 'removeProviderGiftCard',
      example: {
        ...some,
        context,
        answers: { ...some.answers, removeProviderGiftCard: some.answers.removeGiftCardTender },
      },
    },
    {
      act: ({ shopper }) => shopper.click(button('Remove Gift card ending in 4411')),
      kept: () => expect(body()).toContain('ending in 4411'),
      done: () => expect(body()).not.toContain('ending in 4411'),
    },
  ),
];
