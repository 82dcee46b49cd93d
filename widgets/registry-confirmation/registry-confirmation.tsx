import { type ReactNode, useEffect, useRef } from 'react';
import { countPieces } from '../../src/domain/cart/count-pieces.ts';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import {
  checklistPath,
  hasChecklist,
  registryListPath,
  registryPath,
} from '../../src/domain/registry/registry.ts';
import { registryConfirmationMessages } from '../../src/domain/registry/registry-messages.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import { isScanMode } from '../../src/page/scan-mode.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { RegistryConfirmationProps } from './registry-confirmation.island.ts';
import { RegistryConfirmationHelp } from './registry-confirmation-help.tsx';

/** The layer after an add to a registry (checkout §2.2). */
export function RegistryConfirmation({
  added,
  registry,
  isInteractiveChecklistEnabled,
  signInUrl,
}: RegistryConfirmationProps): ReactNode {
  const island = useIsland();
  const { messages } = pageContext();
  const labels = withOverrides(registryConfirmationMessages, messages);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(added);
  const count = countPieces(added.items);
  const title = fillIn(
    labels.registryConfirmationTitle,
    count === 1 ? labels.onePiece : fillIn(labels.pieces, count),
  );
  // The recommendations stay those of what was added first, while more is added from among them.
  const first = useRef(added);
  const skus = first.current.items.map(({ sku }) => sku).join(' ');

  useEffect(() => {
    if (shown.current === added) return;
    shown.current = added;
    content.current!.scrollIntoView();
    // What had the focus may have gone with what was shown before.
    if (document.activeElement === document.body)
      content.current!.closest('dialog')!.querySelector<HTMLElement>('[tabindex="-1"]')!.focus();
    announce(title);
  }, [added, title]);

  return (
    <Dialog
      title={title}
      onClose={island.close}
      actions={
        <>
          <a className="si-button" href={registryPath(registry.grId)}>
            {labels.viewRegistry}
          </a>
          <Button kind="secondary" onClick={(event) => closeDialog(event.currentTarget)}>
            {isScanMode() ? labels.scanAnotherItem : labels.continueShopping}
          </Button>
        </>
      }
    >
      <div className="si-registry-confirmation" ref={content}>
        {registry.name && <p className="si-registry-confirmation__name si-quiet">{registry.name}</p>}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
        <ul className="si-registry-confirmation__items" role="list">
          {added.items.map(({ name, quantity, formattedPrice, imagePath }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one product may be there twice
            <li className="si-registry-confirmation__item" key={place}>
              <Picture src={imagePath} alt="" isLazy={false} />
              <div>
                <p>{name}</p>
                <p className="si-quiet">{fillIn(labels.quantityLine, quantity)}</p>
              </div>
              <Price price={formattedPrice} />
            </li>
          ))}
        </ul>
        <p className="si-registry-confirmation__links">
          {hasChecklist(registry.type, isInteractiveChecklistEnabled) && (
            <a href={checklistPath(registry.grId)}>{labels.viewChecklist}</a>
          )}
          <a href={registryListPath} target="_blank" rel="noopener">
            {labels.editRegistry}
            <VisuallyHidden> {labels.opensNewWindow}</VisuallyHidden>
          </a>
        </p>
        <RegistryConfirmationHelp labels={labels} />
        <div
          data-island="recommendation-carousel"
          data-heading-level="3"
          data-pod-id="registry-you-may-also-want"
          data-preset="newer"
          data-skus={skus}
          data-add-to="registry"
          data-sign-in-url={signInUrl}
        />
      </div>
    </Dialog>
  );
}
