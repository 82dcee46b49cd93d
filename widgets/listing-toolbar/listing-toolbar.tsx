import { useAtom } from 'jotai';
import type { ChangeEvent, ReactNode } from 'react';
import { chipsOf, withoutChip } from '../../src/domain/listing/listing-filters.ts';
import { countText } from '../../src/domain/listing/listing-messages.ts';
import { type ListingSort, offeredSorts } from '../../src/domain/listing/listing-query.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatCount } from '../../src/domain/money.ts';
import { useIsMobile } from '../../src/hooks/use-is-mobile.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { hostsOfListing, type Listing } from '../../src/state/listing/listing.ts';
import { useListing } from '../../src/state/listing/use-listing.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { Chips } from '../../src/ui/listing/chips.tsx';
import { ListingFailure } from '../../src/ui/listing/listing-failure.tsx';
import { Select } from '../../src/ui/select.tsx';
import type { ListingToolbarProps } from './listing-toolbar.island.ts';
import { toolbarMessages } from './listing-toolbar.messages.ts';

/** Above a listing's products: the count, the applied filters, the order and the layout. */
export function ListingToolbar({ listing: name, total, ...props }: ListingToolbarProps): ReactNode {
  const { listing, state } = useListing({ ...props, name, totalCount: total }, useIsland().host);
  const { query, facets = [], totalCount, failure } = state;
  const isMobile = useIsMobile();
  const texts = useTexts(toolbarMessages);

  if (totalCount === undefined) return <ServerContent />;

  const chips = chipsOf(facets, query, { texts, format: pageContext() });

  function handleSort({ target: { value } }: ChangeEvent<HTMLSelectElement>) {
    listing.change((before) => ({ ...before, sortBy: value as ListingSort }));
  }

  return (
    <section
      className="si-listing-toolbar"
      aria-label={texts.toolbarLabel}
      data-mobile={isMobile || undefined}
      tabIndex={-1}
    >
      {hostsOfListing(name, 'listing-filters').length > 0 && (
        <FiltersButton listing={listing} texts={texts} isMobile={isMobile} count={chips.length} />
      )}
      {failure ? (
        <ListingFailure message={failure} tryAgain={texts.tryAgain} onRetry={() => listing.retry()} />
      ) : (
        <p className="si-listing-toolbar__count">
          {fillIn(texts[countText(totalCount)], formatCount(totalCount))}
        </p>
      )}
      {!isMobile && !failure && (
        <Chips
          label={texts.filtersApplied}
          chips={chips}
          removeText={texts.filtersRemove}
          onRemove={(id) => listing.change((before) => withoutChip(before, id))}
        />
      )}
      <div className="si-listing-toolbar__sort">
        <Select aria-label={texts.sortBy} value={query.sortBy} onChange={handleSort}>
          {offeredSorts(query.sortBy, state.sorts).map((sort) => (
            <option key={sort} value={sort}>
              {texts[`sort_${sort}`]}
            </option>
          ))}
        </Select>
      </div>
      {!(isMobile && failure) && <Layouts listing={listing} texts={texts} />}
    </section>
  );
}

interface PartProps {
  listing: Listing;
  texts: typeof toolbarMessages;
}

interface FiltersButtonProps extends PartProps {
  isMobile: boolean;
  /** The number of applied filters. */
  count: number;
}

/** Opens the filters' panel on mobile; hides and shows the filters on desktop. */
function FiltersButton({ listing, texts, isMobile, count }: FiltersButtonProps): ReactNode {
  const [isShown, setIsShown] = useAtom(listing.layout.isPanelShownAtom);
  const [, setIsOpen] = useAtom(listing.layout.isPanelOpenAtom);
  if (isMobile)
    return (
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {count > 0 ? `${texts.filters} (${count})` : texts.filters}
      </Button>
    );
  return (
    <Button
      kind="link"
      aria-expanded={isShown}
      isDone={!isShown}
      doneText={texts.showFilters}
      onClick={() => setIsShown(!isShown)}
    >
      {texts.hideFilters}
    </Button>
  );
}

const largeDrawing = 'M5 5h14v14H5z';
const smallDrawing = 'M5 5h14v14H5zM12 5v14M5 12h14';

/** Large or small pictures. */
function Layouts({ listing, texts }: PartProps): ReactNode {
  const [columns, setColumns] = useAtom(listing.layout.columnsAtom);
  const choices = [
    [1, largeDrawing, texts.layoutLarge],
    [2, smallDrawing, texts.layoutUsual],
  ] as const;
  return (
    <fieldset className="si-listing-toolbar__layouts" aria-label={texts.layout}>
      {choices.map(([value, icon, label]) => (
        <button
          key={value}
          type="button"
          className="si-listing-toolbar__layout"
          aria-label={label}
          aria-pressed={columns === value}
          onClick={() => setColumns(value)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}
