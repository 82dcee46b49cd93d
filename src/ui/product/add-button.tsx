import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '../button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface AddButtonProps {
  item: {
    sku: string;
    name: string;
    customOrderConfirmation?: { hasCustomOrderConfirmation: boolean } | undefined;
  };
  labels: Record<'addToCart' | 'addToRegistry' | 'chooseOptions' | 'adding' | 'added', string>;
  /** The product's own page: without script, what has to be confirmed first is confirmed there. */
  href: string;
  addTo: 'cart' | 'registry';
  /** Where a registry's link leads until its island is there: a registry needs an account. */
  signInUrl: string;
  status: string;
  onAdd: () => void;
  /** Once added it stays so. */
  isFinal?: boolean;
  /** Of a registry's button: no layer confirms it; it stands in a card. */
  isQuiet: boolean;
  isCompact?: boolean;
}

/** The button of a product in a list: it adds to the cart, or is the place of an `add-to-registry` island. */
export function AddButton({ item, labels, href, addTo, signInUrl, status, onAdd, ...how }: AddButtonProps) {
  const isMadeToOrder = item.customOrderConfirmation?.hasCustomOrderConfirmation;
  const isAdded = status === 'added';
  const shared = { isBusy: status === 'busy', isDone: isAdded, doneText: labels.added };
  const forItem = <VisuallyHidden> {item.name}</VisuallyHidden>;
  if (addTo === 'registry')
    return (
      <div
        data-island="add-to-registry"
        data-island-load="visible"
        data-sku={item.sku}
        data-name={item.name}
        data-sign-in-url={signInUrl}
        data-is-made-to-order={isMadeToOrder}
        data-is-quiet={how.isQuiet}
        data-is-compact={how.isCompact}
      >
        <a className="si-button" data-kind="secondary" href={signInUrl} onClick={keepForIsland}>
          <span>
            {labels.addToRegistry}
            {forItem}
          </span>
        </a>
      </div>
    );
  if (isMadeToOrder)
    return (
      <ButtonLink {...shared} href={href} onPress={onAdd}>
        {labels.chooseOptions}
        {forItem}
      </ButtonLink>
    );
  return (
    <Button
      {...shared}
      kind="secondary"
      onClick={onAdd}
      busyText={labels.adding}
      isBlocked={how.isFinal && isAdded}
    >
      {labels.addToCart}
      {forItem}
    </Button>
  );
}

// What was pressed while the island is on its way, it carries out once it is there; where it does not come, the link is
// followed after all. A new tab is the browser's.
function keepForIsland(event: MouseEvent<HTMLAnchorElement>): void {
  const { currentTarget: link, ctrlKey, metaKey, shiftKey, altKey } = event;
  const host = link.parentElement!;
  const isOnItsWay = () => /pending|loading/.test(host.dataset.islandStatus!);
  if (!isOnItsWay() || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  const watch = new MutationObserver(() => {
    if (isOnItsWay()) return;
    watch.disconnect();
    if (host.dataset.islandStatus === 'failed') link.click();
  });
  watch.observe(host, { attributeFilter: ['data-island-status'] });
}
