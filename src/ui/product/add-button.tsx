import type { MouseEvent } from 'react';
import { isPlainPress } from '../../hooks/plain-press.ts';
import { Button, ButtonLink } from '../button.tsx';
import { TextFor } from '../visually-hidden.tsx';
import { type QuickViewItem, quickViewAttributes } from './quick-view-link.tsx';

export interface AddButtonProps {
  item: {
    sku: string;
    name: string;
    customOrderConfirmation?: { hasCustomOrderConfirmation: boolean } | undefined;
    /** The quantity that the shopper's registries have already (decision 78). */
    registryQuantity?: number | undefined;
  };
  labels: Record<'addToCart' | 'addToRegistry' | 'chooseOptions' | 'adding' | 'added', string>;
  /** The product's page, where its options are chosen without a quick view. */
  href: string | undefined;
  /** The quick view in which the options are chosen, if the product has one (decision 61). */
  quickView?: QuickViewItem | undefined;
  addTo: 'cart' | 'registry';
  /** The registry to add to, if it is known. */
  grId?: string | undefined;
  /** The URL of the registry's link until its island has mounted: a registry needs an account. */
  signInUrl: string;
  status: string;
  onAdd: () => void;
  /** Stays "Added" once the item is added. */
  isFinal?: boolean;
  /** Skips the layer that confirms a registry add. */
  isQuiet: boolean;
  /** The registry has the product; the page does not say how many. */
  isInRegistry?: boolean | undefined;
  /** True for the registry's button on a card. */
  isCompact?: boolean;
}

/**
 * The button of a product in a list: it adds to the cart, leads to the product's options (decision 61), or is the host of
 * an `add-to-registry` island.
 */
export function AddButton({
  item,
  labels,
  href,
  quickView,
  addTo,
  signInUrl,
  status,
  onAdd,
  ...how
}: AddButtonProps) {
  const isMadeToOrder = item.customOrderConfirmation?.hasCustomOrderConfirmation;
  const isAdded = status === 'added';
  if (addTo === 'registry')
    return (
      <div
        data-island="add-to-registry"
        data-island-load="visible"
        data-sku={item.sku}
        data-name={item.name}
        data-gr-id={how.grId}
        data-sign-in-url={signInUrl}
        data-registry-quantity={item.registryQuantity}
        data-added-to-registry={how.isInRegistry || undefined}
        data-is-made-to-order={isMadeToOrder}
        data-is-quiet={how.isQuiet}
        data-is-compact={how.isCompact}
      >
        <a className="si-button" data-kind="secondary" href={signInUrl} onClick={keepForIsland}>
          <span>
            <TextFor name={item.name}>{labels.addToRegistry}</TextFor>
          </span>
        </a>
      </div>
    );
  if (isMadeToOrder && href)
    return (
      <ButtonLink href={href} attributes={quickView && quickViewAttributes(quickView)}>
        <TextFor name={item.name}>{labels.chooseOptions}</TextFor>
      </ButtonLink>
    );
  return (
    <Button
      kind="secondary"
      onClick={onAdd}
      isBusy={status === 'busy'}
      busyText={labels.adding}
      isDone={isAdded}
      doneText={labels.added}
      isBlocked={how.isFinal && isAdded}
    >
      <TextFor name={item.name}>{isMadeToOrder ? labels.chooseOptions : labels.addToCart}</TextFor>
    </Button>
  );
}

// A press while the island loads is replayed once it has mounted; if it fails to load, the link is followed. The
// browser opens new tabs itself.
function keepForIsland(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  const host = link.parentElement!;
  const isLoading = () => /pending|loading/.test(host.dataset.islandStatus!);
  if (!isLoading() || !isPlainPress(event)) return;
  event.preventDefault();
  const watch = new MutationObserver(() => {
    if (isLoading()) return;
    watch.disconnect();
    if (host.dataset.islandStatus !== 'mounted') link.click();
  });
  watch.observe(host, { attributeFilter: ['data-island-status'] });
}
