import type { ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { choiceOf } from '../../src/state/special-order/special-order-state.ts';
import { Button } from '../../src/ui/button.tsx';
import { Message } from '../../src/ui/message.tsx';
import { namesOf } from './special-order-choices.ts';
import type { SpecialOrderParts } from './special-order-parts.ts';

/** A choice that is not made with the others, and the nearest set that is, in words, with a button (decision 103). */
export function SpecialOrderOffer({ order, state, texts }: SpecialOrderParts): ReactNode {
  const { offer, options = [], chosen } = state;
  if (!offer) return null;
  const { choice, against, set } = offer;
  const why = choice ? fillIn(texts.offerWhy, choice.title, namesOf(against, texts)) : texts.offerWholeSet;
  const changes = options.flatMap(({ optionCode, title }) => {
    // The choice that was pressed is named already.
    if (choice && optionCode === offer.optionCode) return [];
    const before = choiceOf(state, optionCode, chosen.get(optionCode));
    const next = choiceOf(state, optionCode, set?.get(optionCode));
    if (!before || before.code === next?.code) return [];
    return {
      title: next
        ? fillIn(texts.offerChange, title, next.title, before.title)
        : fillIn(texts.offerLost, title),
    };
  });
  return (
    <Message kind="info">
      <span className="si-special-order__offer">
        <span>{`${why} ${set ? fillIn(texts.offerNearest, namesOf(changes, texts)) : texts.offerNone}`}</span>
        <span className="si-special-order__ways">
          {set && (
            <Button kind="secondary" onClick={() => order.take(set)}>
              {texts.offerTake}
            </Button>
          )}
          <Button kind="link" onClick={() => order.refuseOffer()}>
            {texts.offerKeep}
          </Button>
        </span>
      </span>
    </Message>
  );
}
