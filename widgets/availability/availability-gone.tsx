import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ProductAvailability } from '../../src/contract/product/availability.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { encodeJson } from '../../src/page/encode-json.ts';
import { Button } from '../../src/ui/button.tsx';
import { shopMessages } from './availability.messages.ts';

interface GoneProps {
  message: string;
  carousel: ProductAvailability['nlaCarouselDto'];
  sku: string;
  /** The server's content has reserved space for the carousel. */
  isReserved: boolean;
}

/**
 * A product that is gone: a link leads from the message to similar products, and another back (decision 105). Nothing
 * else moves: without reserved space in the server's content the products show only after a press.
 */
export function AvailabilityGone({ message, carousel, isReserved, ...others }: GoneProps): ReactNode {
  const texts = useTexts(shopMessages);
  const above = useRef<HTMLParagraphElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(isReserved);
  const [presses, setPresses] = useState(0);
  const hasOthers = !!carousel && (carousel.items.length > 0 || !!carousel.podId);

  useEffect(() => {
    if (presses) leadTo(below);
  }, [presses]);

  function handleSee() {
    setOpen(true);
    setPresses(presses + 1);
  }

  return (
    <>
      <p className="si-availability__message" ref={above} tabIndex={-1}>
        {message}
      </p>
      {hasOthers && (
        <div className="si-availability__place">
          <Button kind="link" onClick={handleSee}>
            {texts.shopSeeOthers}
          </Button>
        </div>
      )}
      {hasOthers && isOpen && (
        <AvailabilityOthers {...others} carousel={carousel} place={below} onBack={() => leadTo(above)} />
      )}
    </>
  );
}

interface OthersProps {
  carousel: NonNullable<GoneProps['carousel']>;
  sku: string;
  place: RefObject<HTMLDivElement | null>;
  onBack: () => void;
}

function AvailabilityOthers({ carousel, sku, place, onBack }: OthersProps): ReactNode {
  const texts = useTexts(shopMessages);
  return (
    <>
      <div className="si-availability__others" ref={place} tabIndex={-1}>
        <div
          data-island="product-showcase"
          data-heading={carousel.title || texts.shopOthers}
          data-items={carousel.items.length ? encodeJson(carousel.items) : undefined}
          data-pod-id={carousel.podId}
          data-sku={sku}
        />
      </div>
      <div className="si-availability__place">
        <Button kind="link" onClick={onBack}>
          {texts.shopBackToMessage}
        </Button>
      </div>
    </>
  );
}

function leadTo(place: RefObject<HTMLElement | null>): void {
  place.current!.focus({ preventScroll: true });
  place.current!.scrollIntoView({ block: 'nearest' });
}
