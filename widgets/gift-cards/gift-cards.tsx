import { type ReactNode, useRef } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { useOnMountBeforePaint } from '../../src/hooks/use-on-mount.ts';
import { pageContext } from '../../src/page/context.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { type GiftCardPayment, useGiftCards } from '../../src/state/payment/use-gift-cards.ts';
import { useStandalonePayment } from '../../src/state/payment/use-standalone-payment.ts';
import { useKeptFocus } from '../../src/ui/cart/use-kept-focus.ts';
import { GiftCardForm, type GiftCardFormHandle, GiftCardsApplied } from '../../src/ui/payment/gift-cards.tsx';
import type { GiftCardsProps } from './gift-cards.island.ts';
import { asksForBalance, takeTyped } from './gift-cards.state.ts';

/** The gift cards of the order, in place of the server's form (checkout §4); its content stays until they are known. */
export function GiftCards({ giftCards, amountDue, isServiceUnavailable }: GiftCardsProps): ReactNode {
  const given = { giftCards, amountDue, isGiftCardServiceUnavailable: isServiceUnavailable };
  const payment = useStandalonePayment(useIsland(), given, ['giftCards']);
  return payment ? <GiftCardsShown payment={payment} /> : <ServerContent />;
}

function GiftCardsShown({ payment }: { payment: GiftCardPayment }): ReactNode {
  const { texts, entries, isDown, form } = useGiftCards(payment);
  const island = useIsland();
  const place = useRef<HTMLElement>(null);
  const fields = useRef<GiftCardFormHandle>(null);
  const { amountDue } = payment;
  useKeptFocus(place);
  useOnMountBeforePaint(() => {
    const typed = takeTyped(island.serverNodes);
    if (typed) fields.current!.fill(typed);
  });
  useReplay('submit', (event) => {
    if (asksForBalance(event)) fields.current?.check();
    else fields.current?.submit();
  });
  return (
    <section className="si-gift-cards" aria-label={texts.giftCardsHeading} ref={place}>
      <GiftCardsApplied texts={texts} entries={entries} isDown={isDown} />
      <GiftCardForm ref={fields} texts={texts} form={form} />
      {amountDue !== undefined && entries.length > 0 && (
        <p>
          {amountDue > 0
            ? fillIn(texts.leftToPay, formatPrice(amountDue, pageContext()))
            : texts.nothingToPay}
        </p>
      )}
    </section>
  );
}
