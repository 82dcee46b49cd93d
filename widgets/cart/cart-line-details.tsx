import type { ReactNode } from 'react';
import type { CartLineItem } from '../../src/contract/cart/cart.ts';
import { lineDelivery, lineDetails } from '../../src/domain/cart/line-facts.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { pageContext } from '../../src/page/context.ts';
import type { CartQueue } from '../../src/state/cart/cart-queue.ts';
import { CartAction } from '../../src/ui/cart/cart-action.tsx';
import { LineDelivery } from '../../src/ui/cart/line-delivery.tsx';
import type { cartPageMessages } from './cart.messages.ts';
import type { LineDate } from './cart.state.ts';

const price = (cents: number) => formatPrice(cents, pageContext());

interface DetailsProps {
  line: CartLineItem;
  texts: CartTexts;
  queue: CartQueue;
  shipDate: LineDate;
  pickupDate: LineDate;
}

/** The details of a line below its options: personalization, messages, installation, and how it is delivered. */
export function CartLineDetails({ line, texts, queue, ...dates }: DetailsProps): ReactNode {
  const { id, name = line.sku } = line;
  const facts = lineDetails(line, { texts, price });
  return (
    <>
      {facts.personalization.map((text, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and may be the same twice
        <p className="si-quiet" key={nth}>
          {text}
        </p>
      ))}
      {facts.messages.map((message, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and may be the same twice
        <p className="si-cart__line-message" key={nth}>
          {message}
        </p>
      ))}
      {facts.installation && (
        <p className="si-cart__installation">
          <span>{facts.installation}</span>
          <CartAction name={name} onPress={() => queue.change({ kind: 'installation', id })}>
            {texts.removeInstallation}
          </CartAction>
        </p>
      )}
      <LineDelivery
        name={name}
        texts={texts}
        ways={lineDelivery(line, { texts, price })}
        {...dates}
        onChange={(change) => queue.change({ kind: 'ship', id, ...change })}
      />
    </>
  );
}

export type CartTexts = typeof cartPageMessages;
