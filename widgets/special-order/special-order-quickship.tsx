import type { ReactNode } from 'react';
import type { QuickshipItem } from '../../src/contract/special-order/option-groups.ts';
import { canBeHad } from '../../src/domain/product/availability.ts';
import { isSameSet } from '../../src/domain/special-order/choice-rules.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { unavailable } from './special-order-choices.ts';
import type { SpecialOrderParts } from './special-order-parts.ts';

/** The sets of choices that leave the workshop soon: one press chooses them all (decision 119). */
export function SpecialOrderQuickship({ order, state, texts, Heading }: SpecialOrderParts): ReactNode {
  const id = usePageId();
  const { quickship, chosen, options = [] } = state;
  if (!quickship?.items.length) return null;
  const codes = new Set(options.map(({ optionCode }) => optionCode));
  return (
    <div className="si-special-order__group">
      <Heading className="si-special-order__title" id={id}>
        {quickship.title ?? texts.quickshipHeading}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="si-special-order__sets" aria-labelledby={id} role="list">
        {quickship.items.map((item) => {
          const set = new Map(item.choices.map(({ optionCode, choiceCode }) => [optionCode, choiceCode]));
          const isTaken = isSameSet(set, chosen);
          return (
            <li key={item.title}>
              <button
                type="button"
                className="si-special-order__set"
                aria-pressed={isTaken}
                onClick={() =>
                  item.choices.every(({ optionCode }) => codes.has(optionCode)) && order.take(set)
                }
              >
                <QuickshipWords
                  {...item}
                  reason={
                    canBeHad(item.availability)
                      ? unavailable({ ...item, availabilityMessage: undefined }, texts)
                      : texts.quickshipSoldOut
                  }
                />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function QuickshipWords({
  imagePath,
  title,
  formattedPrice,
  deliveryText,
  reason,
}: QuickshipItem & { reason: string | undefined }): ReactNode {
  return (
    <>
      {imagePath && <img src={imagePath} alt="" width="64" height="64" loading="lazy" decoding="async" />}
      <span>
        <span className="si-special-order__name">{title}</span>
        <span className="si-quiet">
          {[formattedPrice, reason ?? deliveryText].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
}
