import type { ReactNode } from 'react';
import type { ProductAvailability, ShopButton } from '../../src/contract/product/availability.ts';
import { formatPrice } from '../../src/domain/money.ts';
import type { ShopOption } from '../../src/domain/product/shop-options.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { Choice } from '../../src/ui/choice.tsx';
import { type ShopMessages, shopMessages } from './availability.messages.ts';

interface WaysProps {
  answer: ProductAvailability;
  chosen: ShopOption | undefined;
  isBusy: boolean;
  onChoose: (option: ShopOption) => void;
}

/** The shop buttons: each way once, with its date, its store and its price (decision 105). */
export function AvailabilityWays({ answer, chosen, isBusy, onChoose }: WaysProps): ReactNode {
  const texts = useTexts(shopMessages);
  const buttons = answer.shopButtonGroup?.buttons ?? [];
  const once = buttons.filter(
    ({ option }, place) => buttons.findIndex((one) => one.option === option) === place,
  );
  return (
    <Choice
      legend={texts.shopHeading}
      options={once.map((button) => optionOf(button, texts))}
      chosen={chosen}
      isBusy={isBusy}
      onChoose={(key) => onChoose(key as ShopOption)}
    />
  );
}

interface FactsProps {
  answer: ProductAvailability;
  /** The answer's message, or the words for its value. */
  message: string | undefined;
}

/** The server's messages about the product, and facts about its delivery (cart §3). */
export function AvailabilityFacts({ answer, message }: FactsProps): ReactNode {
  const texts = useTexts(shopMessages);
  const { productPurchaseMessage, isLocal, isParcelShipping, isInternational, isCanada } = answer;
  const facts = [
    isLocal && texts.shopLocal,
    isParcelShipping && texts.shopParcel,
    isCanada && texts.shopCanada,
    isInternational && texts.shopInternational,
  ].filter(Boolean);
  return (
    <>
      {message && <p className="si-availability__message">{message}</p>}
      {productPurchaseMessage && <p className="si-availability__message">{productPurchaseMessage}</p>}
      {/* The line keeps its place even if it is empty, because the next answer may fill it. */}
      <p className="si-availability__facts si-quiet">{facts.join(' · ')}</p>
    </>
  );
}

function optionOf({ option, isAvailable, edd, price, message, store }: ShopButton, texts: ShopMessages) {
  const labels = { ship: texts.shopShip, pickup: texts.shopPickup, delivery: texts.shopDelivery };
  return {
    key: option,
    label: labels[option],
    note: [edd, store?.name, message].filter(Boolean).join(' · ') || undefined,
    price: price === undefined ? undefined : price ? formatPrice(price, pageContext()) : texts.shopFree,
    isOff: !isAvailable,
  };
}
