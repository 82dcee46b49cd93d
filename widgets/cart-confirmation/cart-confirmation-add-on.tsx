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
  const isForRegistry = addTo === 'registry';
  const hasCustomOrderConfirmation = item.customOrderConfirmation?.hasCustomOrderConfirmation;
  const handleAdd = () =>
    add({
      choice: { sku, optionChoiceParameter, url: navigateUrl },
      hasCustomOrderConfirmation,
      name,
      isQuiet: true,
    });

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
      {isForRegistry || hasCustomOrderConfirmation ? (
        <ButtonLink
          href={isForRegistry ? signInUrl : navigateUrl}
          onPress={isForRegistry ? undefined : handleAdd}
          isBusy={state.status === 'busy'}
          isDone={state.status === 'added'}
          doneText={labels.added}
        >
          {isForRegistry ? labels.addToRegistry : labels.chooseOptions}
          {forItem}
        </ButtonLink>
      ) : (
        <Button
          kind="secondary"
          onClick={handleAdd}
          isBusy={state.status === 'busy'}
          busyText={labels.adding}
          isDone={state.status === 'added'}
          isBlocked={state.status === 'added'}
          doneText={labels.added}
        >
          {labels.addToCart}
          {forItem}
        </Button>
      )}
    </div>
  );
}
