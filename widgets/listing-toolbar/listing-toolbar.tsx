import { useAtom, useStore } from 'jotai';
import type { ChangeEvent, ReactNode } from 'react';
import { chipsOf, withoutChip } from '../../src/domain/listing/listing-filters.ts';
import {
  countText,
  filtersMessages,
  listingMessages,
  toolbarMessages,
} from '../../src/domain/listing/listing-messages.ts';
import { type ListingSort, sortLabels } from '../../src/domain/listing/listing-query.ts';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { useIsMobile } from '../../src/hooks/use-is-mobile.ts';
import { pageContext } from '../../src/page/context.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { changeListing } from '../../src/state/listing/listing.ts';
import {
  columnLayoutAtom,
  isPanelOpenAtom,
  isPanelShownAtom,
} from '../../src/state/listing/listing-layout.ts';
import { useListing } from '../../src/state/listing/use-listing.ts';
import { Button } from '../../src/ui/button.tsx';
import { Chips } from '../../src/ui/chips.tsx';
import { Icon, type IconProps } from '../../src/ui/icon.tsx';
import type { ListingToolbarProps } from './listing-toolbar.island.ts';

const largeDrawing = 'M5 5h14v14H5z';
const smallDrawing = 'M5 5h14v14H5zM12 5v14M5 12h14';

/** Above a listing's products: how many there are, what is applied, the order and the layout. */
export function ListingToolbar({ listing: name, total, ...props }: ListingToolbarProps): ReactNode {
  const store = useStore();
  const { query, facets, totalCount } = useListing({ ...props, name, totalCount: total }, useIsland().host);
  const [columns, setColumns] = useAtom(columnLayoutAtom(name));
  const [isShown, setIsShown] = useAtom(isPanelShownAtom(name));
  const [, setIsOpen] = useAtom(isPanelOpenAtom(name));
  const isMobile = useIsMobile();
  const { messages, currency, locale } = pageContext();
  const texts = withOverrides({ ...filtersMessages, ...listingMessages, ...toolbarMessages }, messages);

  if (totalCount === undefined) return <ServerContent />;

  const chips = chipsOf(facets ?? [], query, { texts, currency });

  function handleSort({ target: { value } }: ChangeEvent<HTMLSelectElement>) {
    changeListing(store, name, (before) => ({ ...before, sortBy: value as ListingSort }));
  }

  const layout = (value: 1 | 2, icon: IconProps['name'], label: string) => (
    <button
      type="button"
      className="si-listing-toolbar__layout"
      aria-label={label}
      aria-pressed={columns === value}
      onClick={() => setColumns(value)}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <section
      className="si-listing-toolbar"
      aria-label={texts.toolbarLabel}
      data-mobile={isMobile || undefined}
    >
      {hasFilters(name) &&
        (isMobile ? (
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {texts.filters}
            {chips.length > 0 && ` (${chips.length})`}
          </Button>
        ) : (
          <Button
            kind="link"
            aria-expanded={isShown}
            isDone={!isShown}
            doneText={texts.showFilters}
            onClick={() => setIsShown(!isShown)}
          >
            {texts.hideFilters}
          </Button>
        ))}
      <p className="si-listing-toolbar__count">
        {fillIn(texts[countText(totalCount)], totalCount.toLocaleString(locale))}
      </p>
      {!isMobile && (
        <Chips
          label={texts.filtersApplied}
          chips={chips}
          removeText={texts.filtersRemove}
          onRemove={(id) => changeListing(store, name, (before) => withoutChip(before, id))}
        />
      )}
      <div className="si-listing-toolbar__sort">
        <select className="si-input" aria-label={texts.sortBy} value={query.sortBy} onChange={handleSort}>
          {Object.entries(sortLabels).map(
            ([value, label]) =>
              (value !== 'relevance' || props.kind === 'search') && (
                <option key={value} value={value}>
                  {label}
                </option>
              ),
          )}
        </select>
        <Icon name="down" />
      </div>
      <fieldset className="si-listing-toolbar__layouts" aria-label={texts.layout}>
        {layout(1, largeDrawing, texts.layoutLarge)}
        {layout(2, smallDrawing, texts.layoutUsual)}
      </fieldset>
    </section>
  );
}

/** Whether the page has filters of this listing. */
const hasFilters = (listing: string) =>
  [...document.querySelectorAll('[data-island="listing-filters"]')].some(
    (host) => (host.getAttribute('data-listing') || 'listing') === listing,
  );
