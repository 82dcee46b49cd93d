import type { ReactNode } from 'react';
import type { RecommendationItem } from '../../src/contract/recommendations/recommendations.ts';
import { withoutDuplicates } from '../../src/domain/product/without-duplicates.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { addingOf, useAdding } from '../../src/state/cart/adding.ts';
import { FailureWords } from '../../src/ui/failure-words.tsx';
import { Message } from '../../src/ui/message.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';
import { AddButton } from '../../src/ui/product/add-button.tsx';
import type { CartConfirmationProps } from './cart-confirmation.island.ts';
import { confirmationMessages } from './cart-confirmation.messages.ts';

type AddOnsProps = Pick<CartConfirmationProps, 'added' | 'addTo' | 'signInUrl'>;

/** Extras for the added items (checkout §2.2). */
export function CartConfirmationAddOns({ added, ...adding }: AddOnsProps): ReactNode {
  const { addOnsHeading } = useTexts(confirmationMessages);
  const addOns = withoutDuplicates(added?.items.flatMap((item) => item.addOns) ?? []);
  if (!addOns.length) return null;
  return (
    <section className="si-cart-confirmation__extras">
      <h3 className="si-heading">{addOnsHeading}</h3>
      {addOns.map((item, index) => (
        <CartConfirmationAddOn
          key={item.sku}
          {...adding}
          item={item}
          place={{ location: 'cart-confirmation', position: index + 1, totalPositions: addOns.length }}
        />
      ))}
    </section>
  );
}

interface AddOnProps extends Pick<CartConfirmationProps, 'addTo' | 'signInUrl'> {
  item: RecommendationItem;
  /** Its place in the list, which the add sends (cart §3). */
  place: Parameters<typeof addingOf>[1];
}

/** An added extra stays "Added" (decision 21). */
function CartConfirmationAddOn({ item, place, addTo, signInUrl }: AddOnProps): ReactNode {
  const { state, add } = useAdding(useIsland());
  const texts = useTexts(confirmationMessages);
  const handleAdd = () => add({ ...addingOf(item, place), isQuiet: true });

  return (
    <div className="si-cart-confirmation__extra">
      <Picture src={item.imagePath} srcHiRes={item.imagePathHiRes} alt="" />
      <div>
        <p>
          <a href={item.navigateUrl}>{item.name}</a>
        </p>
        <p>
          <Price price={item.formattedPrice} listPrice={item.formattedListPrice} />
        </p>
        {state.status === 'failed' && !state.hasPopup && (
          <Message kind="error" size="small">
            <FailureWords {...state} />
          </Message>
        )}
      </div>
      <AddButton
        item={item}
        labels={texts}
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
