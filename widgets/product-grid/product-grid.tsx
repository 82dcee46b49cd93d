import { useAtomValue } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { listKey } from '../../src/domain/listing/listing-query.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useListing } from '../../src/state/listing/use-listing.ts';
import { useTrackedList } from '../../src/state/track.ts';
import { ListingFailure } from '../../src/ui/listing/listing-failure.tsx';
import type { ProductGridProps } from './product-grid.island.ts';
import { gridMessages } from './product-grid.messages.ts';
import { useGrowingList } from './product-grid-growing.ts';
import { ProductGridMore } from './product-grid-more.tsx';
import { ProductGridNone } from './product-grid-none.tsx';
import { useKeptScroll } from './product-grid-scroll.ts';
import { ProductGridTiles } from './product-grid-tiles.tsx';

/** A listing's products (checkout §4): the server's content until they are loaded, then a tile each. */
export function ProductGrid({ listing: name, total, ...props }: ProductGridProps): ReactNode {
  const { host, serverNodes } = useIsland();
  const { listing, state } = useListing({ ...props, name, totalCount: total }, host);
  const columns = useAtomValue(listing.layout.columnsAtom);
  const texts = useTexts(gridMessages);
  const section = useRef<HTMLElement>(null);
  const { minisets, shown, totalCount, failure, isSlow } = state;
  const Heading = `h${props.headingLevel as 2 | 3 | 4}` as const;
  useKeptScroll(state, section);
  useGrowingList(host, listing, state, texts.loadingMore);
  useTrackedList({ id: name }, minisets, shown.skip);

  // The pressed button will unmount, so the grid takes the focus.
  const keepFocus = () => section.current?.focus({ preventScroll: true });

  return (
    <section
      className="si-product-grid"
      aria-label={texts.gridHeading}
      aria-busy={isSlow || undefined}
      data-columns={columns}
      ref={section}
      tabIndex={-1}
    >
      <Heading className="si-visually-hidden">{texts.gridHeading}</Heading>
      {failure && (totalCount === undefined || !listing.hasMounted('listing-toolbar')) && (
        <ListingFailure message={failure} tryAgain={texts.tryAgain} onRetry={() => listing.retry()} />
      )}
      {!minisets && serverNodes.some(isContent) ? (
        <ServerContent />
      ) : (
        <ProductGridTiles {...props} listing={name} state={state} given={props.minisets} texts={texts} />
      )}
      {minisets?.length === 0 && (
        <ProductGridNone
          {...props}
          {...{ listing, shown, texts }}
          isKids={state.isKids}
          onClear={keepFocus}
        />
      )}
      {!!minisets?.length && (
        <ProductGridMore
          key={listKey(shown)}
          seed={{ ...props, name }}
          listing={listing}
          state={state}
          texts={texts}
        />
      )}
    </section>
  );
}

const isContent = (node: Node) => (node as Element).matches?.('script') === false;
