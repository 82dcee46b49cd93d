import type { ReactNode } from 'react';
import type { RecommendationItem } from '../../src/contract/recommendations/recommendations.ts';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { withOverrides } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { addingOf, useAdding } from '../../src/state/cart/adding.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';
import { AddButton } from '../../src/ui/product/add-button.tsx';
import type { CartConfirmationProps } from './cart-confirmation.island.ts';

interface AddOnProps extends Pick<CartConfirmationProps, 'addTo' | 'signInUrl'> {
  item: RecommendationItem;
}

/** One of the extras; once added it stays so (checkout §2.2, decision 21). */
export function CartConfirmationAddOn({ item, addTo, signInUrl }: AddOnProps): ReactNode {
  const { state, add } = useAdding(useIsland());
  const labels = withOverrides(cartMessages, pageContext().messages);
  const handleAdd = () => add({ ...addingOf(item), isQuiet: true });

  return (
    <div className="si-cart-confirmation__extra">
      <Picture src={item.imagePath} srcHiRes={item.imagePathHiRes} alt="" />
      <div>
        <a href={item.navigateUrl}>{item.name}</a>
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
      <AddButton
        item={item}
        labels={labels}
        href={item.navigateUrl}
        addTo={addTo}
        signInUrl={signInUrl}
        status={state.status}
        onAdd={handleAdd}
        isFinal
        isQuiet
      />
    </div>
  );
}
