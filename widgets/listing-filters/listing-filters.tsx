import { useAtom, useAtomValue, useStore } from 'jotai';
import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  addRange,
  chipsOf,
  clearAll,
  isOfFacet,
  switches,
  withoutChip,
  withTicked,
} from '../../src/domain/listing/listing-filters.ts';
import { filtersMessages, listingMessages } from '../../src/domain/listing/listing-messages.ts';
import type { ListingQuery } from '../../src/domain/listing/listing-query.ts';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { useIsMobile } from '../../src/hooks/use-is-mobile.ts';
import { pageContext } from '../../src/page/context.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { changeListing, retryListing } from '../../src/state/listing/listing.ts';
import { isPanelOpenAtom, isPanelShownAtom } from '../../src/state/listing/listing-layout.ts';
import { useListing } from '../../src/state/listing/use-listing.ts';
import { Button } from '../../src/ui/button.tsx';
import { Chips } from '../../src/ui/chips.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import type { ListingFiltersProps } from './listing-filters.island.ts';
import { ListingFiltersBox } from './listing-filters-box.tsx';
import { type FacetView, ListingFiltersFacet } from './listing-filters-facet.tsx';
import { rangesOf, type TypedRanges } from './listing-filters-range.tsx';

/** As `changeListing`. */
export type Change = (change: (query: ListingQuery) => ListingQuery, onChange?: () => void) => void;

/**
 * What a listing can be narrowed by (checkout §4): beside its products, on mobile in a panel over the page. Ticks are
 * drawn at once; after a failure they are undone, and it says so.
 */
export function ListingFilters({ listing: name, ...props }: ListingFiltersProps): ReactNode {
  const { host, serverNodes, serverValues, takeHeld } = useIsland();
  const store = useStore();
  const state = useListing({ ...props, name }, host);
  const isShown = useAtomValue(isPanelShownAtom(name));
  const [isOpen, setIsOpen] = useAtom(isPanelOpenAtom(name));
  const isMobile = useIsMobile();
  const [typed, setTyped] = useState<TypedRanges>(() => ({
    values: serverValues,
    sent: host.querySelector('[aria-invalid="true"]') ? 1 : 0,
  }));
  // What the shopper has unfolded outlives the panel.
  const views = useRef(new Map<string, FacetView>()).current;
  const { messages, currency, locale } = pageContext();
  const [texts] = useState(() => withOverrides({ ...filtersMessages, ...listingMessages }, messages));
  const { query, facets, totalCount = 0 } = state;
  // A host keeps its listing, and its page its store.
  const [change] = useState<Change>(() => changeListing.bind(null, store, name));
  const isGiven = !!facets;
  // Other counts are less urgent than other tiles.
  const countedBefore = useDeferredValue(facets);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the shopper had done before
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const boxes = serverNodes.flatMap((node) => [
      ...((node as Element).querySelectorAll?.<HTMLInputElement>('[type=checkbox]') ?? []),
    ]);
    const isSent = takeHeld('submit');
    // Going back or reloading, the browser ticks boxes by itself; with a press of the shopper's own, the form counts as it
    // stands.
    const isTicked = takeHeld('click') || !/reload|back/.test(visit?.type ?? '');
    const isOther = boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked);
    const left = { ...serverValues };
    const ranges = rangesOf(left);
    if (isSent || (isTicked && isOther))
      change((before) => {
        let next = withTicked(before, boxes);
        if (isSent) for (const { id, range } of ranges) if (range) next = addRange(next, id, range);
        return next;
      });
    if (isSent) {
      for (const { id, range } of ranges) if (range) left[`${id}Min`] = left[`${id}Max`] = '';
      setTyped({ values: left, sent: typed.sent + 1 });
    }
    if (isMobile && (isSent || typed.sent) && ranges.some(({ range }) => !range)) setIsOpen(true);
  }, []);

  useLayoutEffect(() => {
    host.toggleAttribute('data-panel-beside', !isMobile);
    host.toggleAttribute('data-panel-hidden', isGiven && (isMobile || !isShown));
    // A panel is closed with the layout it belongs to.
    if (!isMobile) setIsOpen(false);
  }, [host, isGiven, isShown, isMobile, setIsOpen]);

  if (!facets) return <ServerContent />;
  if (isMobile ? !isOpen : !isShown) return null;

  const chips = chipsOf(facets, query, { texts, currency });
  const isBare = !chips.length;

  function handleRetry({ currentTarget }: MouseEvent) {
    // The button pressed is gone: the focus goes on to the chips.
    (currentTarget.closest('div')!.nextElementSibling as HTMLElement).focus({ preventScroll: true });
    retryListing(store, name);
  }

  const content = (
    <>
      {state.failure && (
        <div className="si-listing-filters__failure">
          <Icon name="alert" />
          <p>
            {state.failure}
            <Button kind="link" onClick={handleRetry}>
              {texts.tryAgain}
            </Button>
          </p>
        </div>
      )}
      <Chips
        label={texts.filtersApplied}
        chips={chips}
        removeText={texts.filtersRemove}
        none={texts.filtersNone}
        onRemove={(id) => change((before) => withoutChip(before, id))}
      />
      {props.kind !== 'seo' && (
        <fieldset className="si-listing-filters__switches" aria-label={texts.filtersAvailability}>
          {switches.slice(0, props.kind === 'search' ? 2 : 1).map(([key, text]) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
            <label className="si-listing-filters__value" key={key}>
              <ListingFiltersBox
                role="switch"
                isTicked={query[key]}
                update={(before, isTicked) => ({ ...before, [key]: isTicked })}
                change={change}
              />
              {texts[text]}
            </label>
          ))}
        </fieldset>
      )}
      {(countedBefore ?? facets).map((facet) => (
        <ListingFiltersFacet
          key={facet.id}
          facet={facet}
          selected={query.filters.filter((id) => isOfFacet(id, facet.id)).join()}
          texts={texts}
          views={views}
          typed={typed}
          change={change}
        />
      ))}
    </>
  );
  const handleClearAll = () => change(clearAll);

  if (!isMobile)
    return (
      <section className="si-listing-filters" aria-label={texts.filters}>
        <div className="si-listing-filters__top">
          <h2 className="si-heading" data-size="small">
            {texts.filters}
          </h2>
          <Button kind="link" isBlocked={isBare} onClick={handleClearAll}>
            {texts.filtersClearAll}
          </Button>
        </div>
        {content}
      </section>
    );

  const showResults = [texts.noResults, texts.showOneResult][totalCount] ?? texts.showResults;
  return (
    <Dialog
      title={texts.filters}
      kind="slide-out"
      onClose={() => setIsOpen(false)}
      actions={
        <>
          <Button
            isBusy={state.isSlow}
            busyText={texts.updatingResults}
            onClick={({ currentTarget }) => closeDialog(currentTarget)}
          >
            {fillIn(showResults, totalCount.toLocaleString(locale))}
          </Button>
          <Button kind="secondary" isBlocked={isBare} onClick={handleClearAll}>
            {texts.filtersClearAll}
          </Button>
        </>
      }
    >
      <div className="si-listing-filters">{content}</div>
    </Dialog>
  );
}
