import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { gridMessages } from '../../src/domain/listing/product-grid.ts';
import { withOverrides } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { retryListing } from '../../src/state/listing/listing.ts';
import { columnLayoutAtom } from '../../src/state/listing/listing-layout.ts';
import { useListing } from '../../src/state/listing/use-listing.ts';
import { comparedAtom, tickedProducts } from '../../src/state/product/compare-list.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import type { ProductGridProps } from './product-grid.island.ts';
import { keyOf, placeholderCount } from './product-grid.state.ts';
import { ProductGridMore } from './product-grid-more.tsx';
import { ProductGridNone } from './product-grid-none.tsx';
import { useHeldPlace } from './product-grid-place.ts';
import { ProductGridPlaceholder, ProductGridTile } from './product-grid-tile.tsx';

/** As many tiles as a window has room for. */
const drawnFirst = 12;

/** A listing's products: what the server wrote until they are known, then the tiles of what is shown (checkout §4). */
export function ProductGrid({ listing: name, total, ...props }: ProductGridProps): ReactNode {
  const { kind, minisets: given, addTo, signInUrl, headingLevel } = props;
  const { host, serverNodes } = useIsland();
  const store = useStore();
  const state = useListing({ ...props, name, totalCount: total }, host);
  const columns = useAtomValue(columnLayoutAtom(name));
  const [texts] = useState(() => withOverrides(gridMessages, pageContext().messages));
  // What the shopper has ticked in the server's tiles stays ticked; of later ones the list itself knows.
  const [ticked] = useState(() => tickedProducts(host));
  const compared = useAtomValue(comparedAtom);
  const [isComparable] = useState(() => !!document.querySelector('[data-island="compare-list"]'));
  const section = useRef<HTMLElement>(null);
  const { minisets, totalCount = minisets?.length ?? 0, shown, failure } = state;
  // Those in view are drawn first; below them stands for a moment what stood there before.
  const before = useDeferredValue(minisets);
  const items = minisets?.map((item, index) => (index >= drawnFirst && before?.[index]) || item);
  const isWritten = serverNodes.some((node) => node instanceof Element && !node.matches('script'));
  const Heading = `h${headingLevel as 2 | 3 | 4}` as const;
  useHeldPlace(state, section);

  // What was pressed goes with what it stands in.
  const keepFocus = () => section.current?.focus({ preventScroll: true });

  function handleRetry() {
    keepFocus();
    retryListing(store, name);
  }

  return (
    <section
      className="si-product-grid"
      aria-label={texts.gridHeading}
      aria-busy={state.isSlow || undefined}
      data-columns={columns}
      ref={section}
      tabIndex={-1}
    >
      <Heading className="si-visually-hidden">{texts.gridHeading}</Heading>
      {failure && (
        <div className="si-product-grid__failure">
          <p>
            <Icon name="alert" />
            <span>{failure}</span>
            <Button kind="link" onClick={handleRetry}>
              {texts.tryAgain}
            </Button>
          </p>
        </div>
      )}
      {!minisets && isWritten ? (
        <ServerContent />
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        <ul className="si-product-grid__tiles" role="list">
          {items?.map((item, index) => (
            <ProductGridTile
              // biome-ignore lint/suspicious/noArrayIndexKey: one that keeps its place stays, and a moved one would be a shift
              key={`${shown.skip + index}:${item.sku}`}
              item={item}
              position={shown.skip + index + 1}
              totalPositions={totalCount}
              texts={texts}
              addTo={addTo}
              signInUrl={signInUrl}
              isComparable={isComparable}
              isTicked={(minisets === given ? ticked : compared).some(({ sku }) => sku === item.sku)}
            />
          ))}
          {[...Array(placeholderCount(state)).keys()].map((index) => (
            <ProductGridPlaceholder key={index} hasButton={addTo !== 'none'} isComparable={isComparable} />
          ))}
        </ul>
      )}
      {minisets?.length === 0 && (
        <ProductGridNone {...props} name={name} shown={shown} texts={texts} onClear={keepFocus} />
      )}
      {!!minisets?.length && (
        <ProductGridMore key={keyOf(shown)} name={name} kind={kind} state={state} texts={texts} />
      )}
    </section>
  );
}
