import type { ReactElement } from 'react';
import type { QuickViewModel } from '../../src/contract/quick-view/quick-view.ts';
import { encodeJson } from '../../src/page/encode-json.ts';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { QuickViewProps } from './quick-view.island.ts';
import { addedOf, missingOf } from './quick-view.state.ts';

interface ButtonsProps extends Pick<QuickViewProps, 'optionChoiceParameter' | 'url' | 'addTo' | 'signInUrl'> {
  /** The part of the page whose product the buttons add. */
  part: string;
  model: QuickViewModel | undefined;
  hasFailed: boolean;
}

/** The buttons at the foot of the layer: nothing can be added before the product is known. */
export function QuickViewButtons({ part, model, hasFailed, ...given }: ButtonsProps): ReactElement {
  return (
    <div className="si-quick-view__foot" data-product={part}>
      {!model ? (
        !hasFailed && <Skeleton shape="button" width="100%" />
      ) : given.addTo === 'registry' ? (
        <QuickViewRegistry {...given} model={model} />
      ) : (
        <AddToCart {...given} model={model} />
      )}
    </div>
  );
}

interface AddProps extends Omit<ButtonsProps, 'part' | 'hasFailed'> {
  model: QuickViewModel;
}

/** The attributes that the buttons of a product made to order take from its options (decision 63). */
const followed = ['sku', 'option-choice-parameter', 'missing-options', 'stock'].join(' ');

function AddToCart({ model, optionChoiceParameter, url }: AddProps) {
  const { inHousePersonalization, specialOrder } = model;
  const isConfirmed = model.customOrderConfirmation?.hasCustomOrderConfirmation;
  const added = addedOf(model, optionChoiceParameter);
  return (
    <div
      data-island="add-to-cart"
      data-island-load="load"
      data-sku={added.sku}
      data-option-choice-parameter={added.optionChoiceParameter}
      data-missing-options={specialOrder && encodeJson(missingOf(model))}
      data-follows={specialOrder && followed}
      data-stock={added.stock}
      data-max-quantity={model.maxQuantity}
      data-location="quick-view"
      data-ship-method={model.shipMethod}
      data-url={model.url ?? url}
      data-is-installation-service-required={model.isInstallationServiceRequired || undefined}
      data-installation-service-type={model.installationServiceType}
      data-has-custom-order-confirmation={isConfirmed || undefined}
      data-terms={model.terms && encodeJson(model.terms)}
      data-is-monogrammed={model.isMonogrammed || undefined}
      data-is-personalized={model.isPersonalizationRequired || undefined}
      data-personalization-type={inHousePersonalization?.type}
    />
  );
}

/** The product as a gift. */
export function QuickViewRegistry({ model, optionChoiceParameter, signInUrl }: AddProps): ReactElement {
  const { specialOrder } = model;
  const added = addedOf(model, optionChoiceParameter);
  const isMade = !!specialOrder || model.customOrderConfirmation?.hasCustomOrderConfirmation;
  return (
    <div
      data-island="add-to-registry"
      data-island-load="load"
      data-sku={added.sku}
      data-name={model.name}
      data-option-choice-parameter={added.optionChoiceParameter}
      data-missing-options={specialOrder && encodeJson(missingOf(model))}
      data-follows={specialOrder && followed}
      data-stock={added.stock}
      data-is-made-to-order={isMade || undefined}
      data-needs-personalization={model.isPersonalizationRequired || undefined}
      data-registry-quantity={model.registryQuantity}
      data-terms={model.terms && encodeJson(model.terms)}
      data-sign-in-url={signInUrl}
    />
  );
}
