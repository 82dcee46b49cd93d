import { type ReactNode, useState } from 'react';
import type { OptionChoice } from '../../src/contract/special-order/option-groups.ts';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useAdding } from '../../src/state/cart/adding.ts';
import { choiceOf } from '../../src/state/special-order/special-order-state.ts';
import { Button } from '../../src/ui/button.tsx';
import type { Elements } from '../../src/ui/elements.ts';
import { ErrorNote } from '../../src/ui/error-note.tsx';
import { FailureWords } from '../../src/ui/failure-words.tsx';
import { unavailable } from './special-order-choices.ts';
import type { fabricMessages } from './special-order-fabrics.messages.ts';
import type { SpecialOrderParts } from './special-order-parts.ts';

interface ClothProps extends SpecialOrderParts {
  optionCode: string;
  /** The fabric that was pressed last. */
  code: string | undefined;
  words: typeof fabricMessages;
  children: Elements;
}

/** A close-up of a fabric, with its description and a sample to order; on request as large as the layer. */
export function SpecialOrderCloth({
  state,
  texts,
  optionCode,
  code,
  words,
  children,
}: ClothProps): ReactNode {
  const [isLarge, setIsLarge] = useState(false);
  const choice = choiceOf(state, optionCode, code);
  if (!choice) return <div className="si-fabrics__cloth">{children}</div>;
  const { title, text, images, formattedPriceDifference, deliveryText, sampleSku } = choice;
  const [swatch, large = swatch] = images;
  const facts = [formattedPriceDifference, deliveryText, unavailable(choice, texts)]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="si-fabrics__cloth" data-large={isLarge || undefined}>
      {large && (
        <button
          type="button"
          className="si-fabrics__near"
          aria-label={isLarge ? words.fabricsSmall : `${words.fabricsLarge}: ${title}`}
          aria-expanded={isLarge}
          onClick={() => setIsLarge(!isLarge)}
        >
          <img
            key={large.imagePath}
            src={large.imagePathHiRes ?? large.imagePath}
            alt={large.imageAlt ?? title}
            width="320"
            height="320"
            decoding="async"
          />
        </button>
      )}
      <div className="si-fabrics__about">
        <h3 className="si-special-order__name">{title}</h3>
        {facts && <p className="si-quiet">{facts}</p>}
        {text && <p>{text}</p>}
        {sampleSku && <Sample key={sampleSku} choice={choice} sku={sampleSku} words={words} />}
        {children}
      </div>
    </div>
  );
}

interface SampleProps {
  choice: OptionChoice;
  sku: string;
  words: typeof fabricMessages;
}

/** Adds a sample of the cloth to the cart; the button itself confirms it. */
function Sample({ choice, sku, words }: SampleProps): ReactNode {
  const { state, add } = useAdding(useIsland());
  const labels = useTexts(cartMessages);
  const { formattedSamplePrice, title } = choice;
  return (
    <>
      <Button
        kind="secondary"
        isBusy={state.status === 'busy'}
        busyText={labels.adding}
        isDone={state.status === 'added'}
        doneText={labels.added}
        onClick={() => add({ choice: { sku }, name: title, isQuiet: true })}
      >
        {formattedSamplePrice ? fillIn(words.sampleOrder, formattedSamplePrice) : words.sampleFree}
      </Button>
      <ErrorNote>{state.status === 'failed' && <FailureWords {...state} />}</ErrorNote>
    </>
  );
}
