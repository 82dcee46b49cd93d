import { type ReactElement, useRef } from 'react';
import type { QuickViewModel } from '../../src/contract/quick-view/quick-view.ts';
import { errorMessages } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { encodeJson } from '../../src/page/encode-json.ts';
import { Button } from '../../src/ui/button.tsx';
import { FailureMessage } from '../../src/ui/message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { QuickViewProps } from './quick-view.island.ts';
import { addedOf, missingOf, type useProduct } from './quick-view.state.ts';
import { QuickViewRegistry } from './quick-view-buttons.tsx';
import { QuickViewChoices } from './quick-view-choices.tsx';
import { QuickViewPageLink } from './quick-view-page-link.tsx';
import { QuickViewPrice } from './quick-view-price.tsx';
import { useSettled } from './quick-view-settled.ts';

type FactsProps = QuickViewProps & ReturnType<typeof useProduct>;

/** Price, options, the parts that depend on them, and the link to the product's page. */
export function QuickViewFacts({ model, state, ask, ...given }: FactsProps): ReactElement {
  const { tryAgain } = useTexts(errorMessages);
  const isRetry = state?.status === 'busy' && state.isRetry;
  return (
    <div className="si-quick-view__facts">
      <div className="si-quick-view__head">
        <QuickViewPrice {...given} model={model} />
        <QuickViewPageLink model={model} url={given.url} />
      </div>
      {state && (state.status === 'failed' || isRetry) && (
        <div className="si-quick-view__failure">
          <FailureMessage state={state} />
          <Button kind="secondary" isBusy={isRetry} onClick={ask}>
            {tryAgain}
          </Button>
        </div>
      )}
      {model ? (
        <Parts {...given} model={model} />
      ) : (
        state?.status !== 'failed' && !isRetry && <Skeleton lines={6} />
      )}
    </div>
  );
}

type PartsProps = Omit<FactsProps, 'model' | 'state' | 'ask'> & { model: QuickViewModel };

/** The attributes that follow the chosen options (decision 63). */
const followed = ['sku', 'option-choice-parameter'].join(' ');
const details = ['special-order', 'messages', 'summary', 'details', 'dimensions', 'care'].join(' ');

/** They show together, once all of them have mounted, so that none moves another. */
function Parts({ isBusy, model, shown, choose, addTo, url, signInUrl }: PartsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSettled = useSettled(place);
  const { optionChoiceParameter } = shown;
  const added = addedOf(model, optionChoiceParameter);
  const { specialOrder, ...browseDto } = model;
  const offer = model.inHousePersonalization;
  const follows = specialOrder && followed;

  return (
    <>
      {!isSettled && <Skeleton lines={6} />}
      <div ref={place} className="si-quick-view__parts" data-state={isSettled ? undefined : 'loading'}>
        {model.deliveryText && (
          <p className="si-quiet" data-product-text="deliveryText" aria-busy={isBusy || undefined}>
            {model.deliveryText}
          </p>
        )}
        {specialOrder ? (
          <div
            data-island="special-order"
            data-island-load="load"
            data-sku={model.sku}
            data-page-url={(model.url ?? url ?? location.pathname).split('?')[0]}
            data-model={encodeJson({
              ...specialOrder,
              browseDto: missingOf(model).length ? undefined : browseDto,
            })}
            data-quickship='{"items":[]}'
          />
        ) : (
          <QuickViewChoices model={model} chosen={added.optionChoiceParameter} onChoose={choose} />
        )}
        {offer && (
          <div
            data-island="personalization"
            data-sku={added.sku}
            data-option-choice-parameter={added.optionChoiceParameter}
            data-personalization={encodeJson(offer)}
            data-name={model.name}
            data-is-required={model.isPersonalizationRequired || undefined}
            data-follows={follows}
          />
        )}
        {addTo === 'both' && (
          <QuickViewRegistry {...{ addTo, url, signInUrl, model, optionChoiceParameter }} />
        )}
        <div
          data-island="product-details"
          data-island-load="load"
          data-model={encodeJson(browseDto)}
          data-parts={details}
          data-several-products="true"
          data-follows={specialOrder && 'model'}
        />
        <div
          data-island="availability"
          data-island-load="load"
          data-sku={added.sku}
          data-option-choice-parameter={added.optionChoiceParameter}
          data-follows={follows}
        />
      </div>
    </>
  );
}
