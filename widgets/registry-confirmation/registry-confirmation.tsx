import { type ReactNode, useState } from 'react';
import { countPieces, piecesInWords } from '../../src/domain/cart/count-pieces.ts';
import { fillIn } from '../../src/domain/messages.ts';
import {
  checklistPath,
  hasChecklist,
  registryListPath,
  registryPath,
} from '../../src/domain/registry/registry.ts';
import { useAnnounceNext } from '../../src/hooks/use-announce-next.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { isScanMode } from '../../src/page/scan-mode.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';
import { TextFor } from '../../src/ui/visually-hidden.tsx';
import type { RegistryConfirmationProps } from './registry-confirmation.island.ts';
import { registryConfirmationMessages } from './registry-confirmation.messages.ts';
import { RegistryConfirmationHelp } from './registry-confirmation-help.tsx';

/** The layer after an add to a registry (checkout §2.2). */
export function RegistryConfirmation({
  added,
  registry,
  isInteractiveChecklistEnabled,
  signInUrl,
}: RegistryConfirmationProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(registryConfirmationMessages);
  const count = countPieces(added.items);
  const title = fillIn(texts.registryConfirmationTitle, piecesInWords(count, texts));
  const content = useAnnounceNext(added, title);
  // Keeps the recommendations of the first add while more is added from them.
  const [skus] = useState(() => added.items.map(({ sku }) => sku).join(' '));

  return (
    <Dialog
      title={title}
      isTall
      onClose={island.close}
      actions={
        <>
          <a className="si-button" href={registryPath(registry.grId)}>
            {texts.viewRegistry}
          </a>
          <CloseButton kind="secondary">
            {isScanMode() ? texts.scanAnotherItem : texts.continueShopping}
          </CloseButton>
        </>
      }
    >
      <div className="si-registry-confirmation" ref={content}>
        {registry.name && <p className="si-registry-confirmation__name si-quiet">{registry.name}</p>}
        <RegistryConfirmationItems items={added.items} texts={texts} />
        <RegistryConfirmationLinks
          checklistUrl={
            hasChecklist(registry.type, isInteractiveChecklistEnabled)
              ? checklistPath(registry.grId)
              : undefined
          }
          texts={texts}
        />
        <RegistryConfirmationHelp texts={texts} />
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

type Texts = typeof registryConfirmationMessages;

function RegistryConfirmationItems({
  items,
  texts,
}: {
  items: RegistryConfirmationProps['added']['items'];
  texts: Texts;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="si-registry-confirmation__items" role="list">
      {items.map(({ sku, name = sku, quantity, formattedPrice = '', imagePath = '' }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one product may be listed twice
        <li className="si-added-item" key={place}>
          <Picture src={imagePath} alt="" isLazy={false} />
          <div>
            <p>{name}</p>
            <p className="si-quiet">{fillIn(texts.quantityLine, quantity)}</p>
          </div>
          <Price price={formattedPrice} />
        </li>
      ))}
    </ul>
  );
}

function RegistryConfirmationLinks({
  checklistUrl,
  texts,
}: {
  checklistUrl: string | undefined;
  texts: Texts;
}): ReactNode {
  return (
    <p className="si-registry-confirmation__links">
      {checklistUrl && <a href={checklistUrl}>{texts.viewChecklist}</a>}
      <a href={registryListPath} target="_blank" rel="noopener">
        <TextFor name={texts.opensNewWindow}>{texts.editRegistry}</TextFor>
      </a>
    </p>
  );
}
