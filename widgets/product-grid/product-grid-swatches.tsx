import type { KeyboardEvent, ReactNode } from 'react';
import type { Miniset, Swatch } from '../../src/contract/listing/listing.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { followPlainPress } from '../../src/hooks/plain-press.ts';
import { radioFor } from '../../src/ui/radio-keys.ts';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';

const dotsShown = 4;

interface SwatchesProps {
  item: Miniset;
  /** Whether its colors can be chosen at all. */
  hasChoices: boolean;
  chosen: Swatch | undefined;
  onChoose: (swatch: Swatch) => void;
  /** Their number, in words. */
  text: string;
}

/**
 * A product's first colors, if it has a choice of colors. Those that can be chosen are radio buttons, as on the product's
 * page, and links to it, which can be opened in a new tab; the others are dots (decision 121).
 */
export function ProductGridSwatches({ item, hasChoices, chosen, onChoose, text }: SwatchesProps): ReactNode {
  const { name, swatches, swatchCount = swatches.length } = item;
  const dots = swatchCount > 1 ? swatches.slice(0, dotsShown) : [];
  if (!dots.length) return null;
  const more = swatchCount - dots.length;
  const label = fillIn(text, swatchCount);
  const isChoice = ({ optionChoiceParameter }: Swatch) => hasChoices && !!optionChoiceParameter;
  const [first] = dots.filter(isChoice);
  // The tile's own color may be none of the first.
  const tabStop = chosen && dots.includes(chosen) ? chosen : first;
  return (
    <div
      className="si-product-grid__swatches"
      {...(first && {
        role: 'radiogroup',
        'aria-label': `${label} ${name}`,
        onKeyDown: handleKeyDown,
      })}
    >
      {!first && <VisuallyHidden>{label}</VisuallyHidden>}
      {dots.map((swatch) =>
        isChoice(swatch) ? (
          // biome-ignore lint/a11y/useSemanticElements: a link, which can be opened in a new tab
          <a
            key={swatch.optionChoiceParameter}
            role="radio"
            aria-checked={swatch === chosen}
            tabIndex={swatch === tabStop ? 0 : -1}
            href={swatch.url ?? item.navigateUrl}
            onClick={(event) => {
              followPlainPress(() => onChoose(swatch))(event);
              // Safari does not focus a pressed link.
              event.currentTarget.focus({ preventScroll: true });
            }}
          >
            <span style={{ backgroundColor: swatch.hex }} />
            <b>{swatch.name}</b>
          </a>
        ) : (
          <span key={swatch.name} title={swatch.name} style={{ backgroundColor: swatch.hex }} />
        ),
      )}
      {more > 0 && <b aria-hidden="true">{`+${more}`}</b>}
    </div>
  );
}

function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
  const radio = radioFor(event);
  if (!radio) return;
  event.preventDefault();
  radio.click();
}
