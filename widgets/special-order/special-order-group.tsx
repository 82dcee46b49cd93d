import type { ReactNode } from 'react';
import type { OptionGroup } from '../../src/contract/special-order/option-groups.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatCount } from '../../src/domain/money.ts';
import { inlineSwatches } from '../../src/domain/special-order/fabric-query.ts';
import { isFabric } from '../../src/domain/special-order/selection.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { choiceOf } from '../../src/state/special-order/special-order-state.ts';
import { Button } from '../../src/ui/button.tsx';
import { ErrorNote } from '../../src/ui/error-note.tsx';
import { ChoiceRadios } from '../../src/ui/special-order/choice-radios.tsx';
import { unavailable, useRadioGroups } from './special-order-choices.ts';
import { SpecialOrderOffer } from './special-order-offer.tsx';
import type { SpecialOrderParts } from './special-order-parts.ts';

interface GroupProps extends SpecialOrderParts {
  option: OptionGroup;
  /** Called when the shopper is about to open the layer. */
  onPreload: () => void;
  /** The layer could not be loaded: tries again. */
  onRetry: (() => void) | undefined;
}

/** An option with its values: a few swatches and the layer of all, or every value. */
export function SpecialOrderGroup({ option, onPreload, onRetry, ...parts }: GroupProps): ReactNode {
  const { order, state, texts, Heading } = parts;
  const { optionCode, optionType, title, text, fabricChoiceGroups, remainingFabricChoiceCount = 0 } = option;
  const id = usePageId();
  const hasLayer = isFabric(optionType);
  const code = state.chosen.get(optionCode);
  const chosen = choiceOf(state, optionCode, code);
  const all = fabricChoiceGroups.flatMap(({ choices }) => choices);
  const radios = useRadioGroups(order, state, optionCode, fabricChoiceGroups, texts);
  const count = all.length + remainingFabricChoiceCount;
  const isOffered = state.offer?.optionCode === optionCode && !state.openOption;

  // The first ones, which do not change places, and the chosen one if it is none of them.
  const first = radios.flatMap(({ choices }) => choices).slice(0, inlineSwatches);
  const isFirst = !chosen || first.some((one) => one.code === code);
  const chosenRadios = useRadioGroups(
    order,
    state,
    optionCode,
    isFirst ? none : [{ title: undefined, choices: [chosen] }],
    texts,
  );
  const few = [{ choices: [...chosenRadios.flatMap(({ choices }) => choices), ...first] }];

  return (
    <div className="si-special-order__group" data-option-code={optionCode}>
      <Heading className="si-special-order__title" id={id}>
        <span>{title}</span>
        <span className="si-special-order__chosen">{chosen?.title ?? texts.optionMissing}</span>
      </Heading>
      {text && <p className="si-quiet">{text}</p>}
      <ChoiceRadios
        labelledBy={id}
        look={hasLayer ? 'swatches' : all.some(({ images }) => images.length) ? 'tiles' : 'texts'}
        groups={hasLayer ? few : radios}
        chosen={code}
        onChoose={(wanted, onChosen) => order.chooseAfterPaint(optionCode, wanted, onChosen)}
      />
      {chosen && <p className="si-quiet">{unavailable(chosen, texts)}</p>}
      {isOffered && <SpecialOrderOffer {...parts} />}
      {hasLayer && (
        <Button
          kind="secondary"
          onPointerEnter={onPreload}
          onFocus={onPreload}
          onClick={() => order.openFabrics(optionCode)}
        >
          {count > 1 ? fillIn(texts.fabricsAll, formatCount(count), title) : fillIn(texts.fabricsOpen, title)}
        </Button>
      )}
      <ErrorNote>
        {onRetry && (
          <Button kind="link" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        )}
      </ErrorNote>
    </div>
  );
}

const none: never[] = [];
