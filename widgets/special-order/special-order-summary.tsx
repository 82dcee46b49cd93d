import type { ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { isSameSet } from '../../src/domain/special-order/choice-rules.ts';
import { choiceOf, missingOptions } from '../../src/state/special-order/special-order-state.ts';
import { Button } from '../../src/ui/button.tsx';
import { Price } from '../../src/ui/price.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { namesOf } from './special-order-choices.ts';
import { SpecialOrderFailure } from './special-order-failure.tsx';
import type { SpecialOrderParts } from './special-order-parts.ts';

/** What is chosen, what it costs, and when it can be delivered; the first choices again on request (decision 109). */
export function SpecialOrderSummary(parts: SpecialOrderParts): ReactNode {
  const { order, state, texts } = parts;
  const { options = [], chosen, initial, status } = state;
  const missing = missingOptions(state);
  return (
    <section className="si-special-order__summary" aria-label={texts.choicesHeading}>
      <dl aria-busy={status === 'busy' || undefined}>
        {options.map(({ optionCode, title }) => (
          <div key={optionCode}>
            <dt>{title}</dt>
            <dd>{choiceOf(state, optionCode, chosen.get(optionCode))?.title ?? texts.optionMissing}</dd>
          </div>
        ))}
        <SummaryFacts {...parts} />
      </dl>
      {missing.length > 0 && (
        <p className="si-quiet">{fillIn(texts.summaryMissing, namesOf(missing, texts))}</p>
      )}
      {status === 'failed' && (
        <SpecialOrderFailure
          message={state.message}
          kept={texts.summaryKept}
          tryAgain={texts.tryAgain}
          onRetry={() => order.retry()}
        />
      )}
      {!isSameSet(chosen, initial) && (
        <Button kind="link" onClick={() => order.reset()}>
          {texts.reset}
        </Button>
      )}
    </section>
  );
}

/** Price and delivery time; until they are known their places are kept. */
function SummaryFacts({ state, texts }: SpecialOrderParts): ReactNode {
  const { model, status, formattedFromPrice } = state;
  const isBusy = status === 'busy';
  const from = !isBusy && status !== 'failed' && formattedFromPrice;
  return (
    <>
      {(isBusy || model?.formattedPrice || from) && (
        <div>
          <dt>{texts.summaryPrice}</dt>
          <dd>
            {isBusy ? (
              <Skeleton width="96px" />
            ) : model?.formattedPrice ? (
              <Price price={model.formattedPrice} listPrice={model.formattedListPrice} />
            ) : (
              <span>{fillIn(texts.summaryFrom, from || '')}</span>
            )}
          </dd>
        </div>
      )}
      {(isBusy || model?.deliveryText) && (
        <div>
          <dt>{texts.summaryDelivery}</dt>
          <dd>{isBusy ? <Skeleton width="160px" /> : <span>{model?.deliveryText}</span>}</dd>
        </div>
      )}
    </>
  );
}
