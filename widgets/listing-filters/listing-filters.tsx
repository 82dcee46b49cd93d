import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { chipsOf } from '../../src/domain/listing/listing-filters.ts';
import { filtersMessages } from '../../src/domain/listing/listing-messages.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatCount } from '../../src/domain/money.ts';
import { useIsMobile } from '../../src/hooks/use-is-mobile.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { ListingState } from '../../src/state/listing/listing-state.ts';
import { useListing } from '../../src/state/listing/use-listing.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import type { Elements } from '../../src/ui/elements.ts';
import type { ListingFiltersProps } from './listing-filters.island.ts';
import { ListingFiltersContent } from './listing-filters-content.tsx';
import { useTypedRanges } from './listing-filters-form.ts';
import type { FacetView } from './listing-filters-parts.ts';

/** A listing's filters (checkout §4): next to its products, or on mobile in a panel over the page. */
export function ListingFilters({ listing: name, ...props }: ListingFiltersProps): ReactNode {
  const { host } = useIsland();
  const { listing, state } = useListing({ ...props, name }, host);
  const isShown = useAtomValue(listing.layout.isPanelShownAtom);
  const [isOpen, setIsOpen] = useAtom(listing.layout.isPanelOpenAtom);
  const isMobile = useIsMobile();
  const { typed, noteTyped, ...ranges } = useTypedRanges(listing, () => setIsOpen(isMobile));
  const texts = useTexts(filtersMessages);
  const [views] = useState(() => new Map<string, FacetView>());
  const parts = useMemo(
    () => ({ listing, texts, typed, noteTyped, views }),
    [listing, texts, typed, noteTyped, views],
  );
  const { facets, query } = state;
  const isKnown = !!facets;
  // New counts are less urgent than new tiles.
  const counted = useDeferredValue(facets);

  useLayoutEffect(() => {
    host.toggleAttribute('data-panel-beside', !isMobile);
    host.toggleAttribute('data-panel-hidden', isKnown && (isMobile || !isShown));
    // The panel belongs to the mobile layout: it closes when the layout changes.
    if (!isMobile) setIsOpen(false);
  }, [host, isKnown, isShown, isMobile, setIsOpen]);

  if (!facets) return <ServerContent />;
  if (isMobile ? !isOpen : !isShown) return null;

  const chips = chipsOf(facets, query, { texts, format: pageContext() });
  const clear = (kind: 'link' | 'secondary') => (
    <Clear
      kind={kind}
      canClear={chips.length > 0 || ranges.isTyped}
      text={texts.filtersClearAll}
      onClear={() => (chips.length ? listing.clear() : ranges.clear())}
    />
  );
  const content = (
    <ListingFiltersContent
      kind={props.kind}
      state={state}
      facets={counted ?? facets}
      chips={chips}
      parts={parts}
      isBeside={!isMobile}
    />
  );
  if (isMobile)
    return (
      <Panel
        state={state}
        texts={texts}
        clear={clear('secondary')}
        onApply={ranges.apply}
        onClose={() => setIsOpen(false)}
      >
        {content}
      </Panel>
    );
  return (
    <section className="si-listing-filters" aria-label={texts.filters} tabIndex={-1}>
      <div className="si-listing-filters__top">
        <h2 className="si-heading" data-size="small">
          {texts.filters}
        </h2>
        {clear('link')}
      </div>
      {content}
    </section>
  );
}

interface ClearProps {
  kind: 'link' | 'secondary';
  canClear: boolean;
  text: string;
  onClear: () => void;
}

/** The button shows only if a filter is applied; after a press it stays until it loses the focus. */
function Clear({ kind, canClear, text, onClear }: ClearProps): ReactNode {
  const [isPressed, setPressed] = useState(false);
  if (!canClear && !isPressed) return null;
  function handleClear() {
    setPressed(true);
    onClear();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not operated, the focus only leaves it
    <span className="si-listing-filters__clear" onBlur={() => setPressed(false)}>
      <Button kind={kind} isBlocked={!canClear} onClick={handleClear}>
        {text}
      </Button>
    </span>
  );
}

interface PanelProps {
  state: ListingState;
  texts: typeof filtersMessages;
  /** The button that clears all filters. */
  clear: Elements;
  /** Applies the typed text; false if it is not valid. */
  onApply: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The filters over the page, on mobile. */
function Panel({ state, texts, clear, onApply, onClose, children }: PanelProps): ReactNode {
  const { totalCount = 0, isSlow } = state;
  const showResults = [texts.noResults, texts.showOneResult][totalCount] ?? texts.showResults;
  return (
    <Dialog
      title={texts.filters}
      kind="slide-out"
      onClose={onClose}
      actions={
        <>
          <Button
            isBusy={isSlow}
            busyText={texts.updatingResults}
            onClick={({ currentTarget }) => onApply() && closeDialog(currentTarget)}
          >
            {fillIn(showResults, formatCount(totalCount))}
          </Button>
          {clear}
        </>
      }
    >
      <div className="si-listing-filters" tabIndex={-1}>
        {children}
      </div>
    </Dialog>
  );
}
