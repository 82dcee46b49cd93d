import type { ReactNode } from 'react';
import type { RecommendationItem } from '../../src/contract/recommendations.ts';
import { cartMessages } from '../../src/domain/cart-messages.ts';
import { withOverrides } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useAdding } from '../../src/state/adding.ts';
import { Button, ButtonLink } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';
import { RegistryButton } from '../../src/ui/registry-button.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { CartConfirmationProps } from './cart-confirmation.island.ts';

interface AddOnProps extends Pick<CartConfirmationProps, 'addTo' | 'signInUrl'> {
  item: RecommendationItem;
}

/** One of the extras; once added it stays so (checkout §2.2, decision 21). */
export function CartConfirmationAddOn({ item, addTo, signInUrl }: AddOnProps): ReactNode {
  const { state, add } = useAdding(useIsland());
  const labels = withOverrides(cartMessages, pageContext().messages);
  const { sku, name, optionChoiceParameter, navigateUrl } = item;
  const forItem = <VisuallyHidden> {name}</VisuallyHidden>;
  const hasCustomOrderConfirmation = item.customOrderConfirmation?.hasCustomOrderConfirmation;
  const handleAdd = () =>
    add({
      choice: { sku, optionChoiceParameter, url: navigateUrl },
      hasCustomOrderConfirmation,
      name,
      isQuiet: true,
    });

  function action(): ReactNode {
    if (addTo === 'registry')
      return (
        <RegistryButton
          sku={sku}
          name={name}
          label={labels.addToRegistry}
          signInUrl={signInUrl}
          isMadeToOrder={hasCustomOrderConfirmation}
          isQuiet
        />
      );
    const isAdded = state.status === 'added';
    const shared = { isBusy: state.status === 'busy', isDone: isAdded, doneText: labels.added };
    if (hasCustomOrderConfirmation)
      return (
        <ButtonLink {...shared} href={navigateUrl} onPress={handleAdd}>
          {labels.chooseOptions}
          {forItem}
        </ButtonLink>
      );
    return (
      <Button {...shared} kind="secondary" onClick={handleAdd} busyText={labels.adding} isBlocked={isAdded}>
        {labels.addToCart}
        {forItem}
      </Button>
    );
  }

  return (
    <div className="si-cart-confirmation__extra">
      <Picture src={item.imagePath} srcHiRes={item.imagePathHiRes} alt="" />
      <div>
        <a href={navigateUrl}>{name}</a>
        <p>
          <Price price={item.formattedPrice} listPrice={item.formattedListPrice} />
        </p>
        {state.status === 'failed' && (
          <p className="si-cart-confirmation__error" role="alert">
            <Icon name="alert" />
            {state.message}
          </p>
        )}
      </div>
      {action()}
    </div>
  );
}
