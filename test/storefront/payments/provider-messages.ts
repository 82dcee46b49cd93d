import type { OrderCard } from './order-cards.ts';

const texts = {
  synchronyPaymentMessage:
    '<p>Payments with your store card are processed by <strong>Synchrony Bank</strong>.</p>',
  tnsPaymentMessage: 'Your rewards card is checked by our card service.',
  tnsDeprecationMessage:
    'This household card is being replaced. <a href="/customer-service/returns">Read what to do</a>',
};

/**
 * The shop's messages about rewards, store cards and card checks (cart §3): store cards are Synchrony's, other cards with rewards are
 * checked by TNS, and the household card among them is being replaced.
 */
export function providerMessages(cards: readonly Pick<OrderCard, 'type'>[]) {
  const has = (...types: string[]) => cards.some(({ type }) => types.includes(type));
  const hasSynchrony = has('PLCCSynchrony');
  const hasTns = has('CoBrandMasterCard', 'Imprint');
  return {
    hasTns,
    hasSynchrony,
    messages: {
      synchronyPaymentMessage: hasSynchrony ? texts.synchronyPaymentMessage : null,
      tnsPaymentMessage: hasTns ? texts.tnsPaymentMessage : null,
      tnsDeprecationMessage: has('Imprint') ? texts.tnsDeprecationMessage : null,
    },
  };
}
