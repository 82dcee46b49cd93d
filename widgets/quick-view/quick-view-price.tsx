import type { ReactElement } from 'react';
import type { QuickViewModel } from '../../src/contract/quick-view/quick-view.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { Price } from '../../src/ui/price.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { QuickViewProps } from './quick-view.island.ts';
import { quickViewMessages } from './quick-view.messages.ts';
import { missingOf } from './quick-view.state.ts';

interface PriceProps extends Pick<QuickViewProps, 'formattedPrice' | 'formattedListPrice'> {
  model: QuickViewModel | undefined;
}

/** The tile's price until the product is known; that of a product made to order follows its options (decision 63). */
export function QuickViewPrice({ model, ...tile }: PriceProps): ReactElement {
  const { quickViewFrom } = useTexts(quickViewMessages);
  const price = model?.quickViewData?.formattedPrice ?? model?.formattedPrice ?? tile.formattedPrice;
  const from = model?.specialOrder?.formattedFromPrice;
  if (model?.specialOrder)
    return (
      <p className="si-quick-view__price" data-product-text="formattedPrice">
        {missingOf(model).length && from ? fillIn(quickViewFrom, from) : price}
      </p>
    );
  return (
    <p className="si-quick-view__price">
      {price ? (
        <Price price={price} listPrice={model ? model.formattedListPrice : tile.formattedListPrice} />
      ) : (
        <Skeleton width="96px" />
      )}
    </p>
  );
}
