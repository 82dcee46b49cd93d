import type { ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';
import type { AddConsentProps } from './add-consent.island.ts';
import { consentMessages } from './add-consent.messages.ts';

interface SubjectProps extends Pick<AddConsentProps, 'kind' | 'item' | 'design' | 'product'> {
  /** The lines that the server refuses, by their elementName. */
  marked: readonly string[];
}

/** The product and its personalization. */
export function AddConsentSubject({ kind, item, design, product, marked }: SubjectProps): ReactNode {
  const texts = useTexts(consentMessages);
  const lines = design?.design.personalization ?? [];
  return (
    <>
      {product && (
        <div className="si-added-item">
          <Picture src={product.imagePath} srcHiRes={product.imagePathHiRes} alt="" isLazy={false} />
          <div>
            <p>{product.name}</p>
            {product.optionText && <p className="si-quiet">{product.optionText}</p>}
            <p className="si-quiet">{fillIn(texts.quantityLine, item.Quantity)}</p>
          </div>
          <Price price={product.formattedPrice} />
        </div>
      )}
      {lines.map(({ elementName, text }) => (
        <p
          key={elementName}
          className="si-add-consent__line"
          data-state={marked.includes(elementName) ? 'error' : undefined}
        >
          {text}
        </p>
      ))}
      {kind === 'monogramming' && !lines.length && (
        <p>{item.PersonalizationText ?? texts.monogrammingNone}</p>
      )}
    </>
  );
}
