import type { MouseEvent } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface RegistryButtonProps {
  sku: string;
  name: string;
  /** "Add To Registry" */
  label: string;
  /** Where the link leads until the island is there: a registry needs an account. */
  signInUrl: string;
  isMadeToOrder?: boolean | undefined;
  isQuiet?: boolean;
  isCompact?: boolean;
}

/** The place of an `add-to-registry` island, with a link of the very same size until it has mounted. */
export function RegistryButton({ sku, name, label, signInUrl, ...how }: RegistryButtonProps) {
  return (
    <div
      data-island="add-to-registry"
      data-island-load="visible"
      data-sku={sku}
      data-name={name}
      data-sign-in-url={signInUrl}
      data-is-made-to-order={how.isMadeToOrder || undefined}
      data-is-quiet={how.isQuiet || undefined}
      data-is-compact={how.isCompact || undefined}
    >
      <a className="si-button" data-kind="secondary" data-wide="" href={signInUrl} onClick={keepForIsland}>
        <span>
          {label}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </a>
    </div>
  );
}

// What was pressed while the island is on its way, it carries out once it is there; a new tab is the browser's.
function keepForIsland(event: MouseEvent): void {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const status = event.currentTarget.parentElement!.dataset.islandStatus;
  const isOnItsWay = status === 'pending' || status === 'loading';
  if (isOnItsWay && !(ctrlKey || metaKey || shiftKey || altKey)) event.preventDefault();
}
