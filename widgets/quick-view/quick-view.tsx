import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTexts } from '../../src/hooks/use-texts.ts';
import type { PageEvents } from '../../src/page/events.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { Message } from '../../src/ui/message.tsx';
import type { QuickViewProps } from './quick-view.island.ts';
import { quickViewMessages } from './quick-view.messages.ts';
import { usePart, useProduct } from './quick-view.state.ts';
import { QuickViewButtons } from './quick-view-buttons.tsx';
import { leaveEntry, useEntry } from './quick-view-entry.ts';
import { QuickViewFacts } from './quick-view-facts.tsx';
import { QuickViewPicture } from './quick-view-picture.tsx';
import { useSteps } from './quick-view-steps.state.ts';
import { QuickViewSteps } from './quick-view-steps.tsx';
import { useTiles } from './quick-view-tiles.ts';

/** A product in a layer over its list (checkout §3, decision 107). */
export function QuickView(props: QuickViewProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(quickViewMessages);
  const { sku, name, imagePath } = props;
  const product = useProduct(props);
  const { model, shown, state } = product;
  const hasFailed = state?.status === 'failed';
  const { optionChoiceParameter } = shown;
  const part = usePart(sku);
  const steps = useSteps(useTiles(sku));
  useEntry(shown);
  useClosingAfterAdd();

  function handleClose() {
    island.close();
    leaveEntry();
  }

  return (
    <Dialog
      title={model?.name ?? name ?? texts.quickViewTitle}
      kind="wide"
      tools={<QuickViewSteps {...steps} />}
      actions={
        <QuickViewButtons key={part} {...props} {...{ part, model, hasFailed, optionChoiceParameter }} />
      }
      onClose={handleClose}
    >
      <div className="si-quick-view" key={part} data-product={part} aria-busy={product.isBusy || undefined}>
        {steps.failure && (
          <div className="si-quick-view__further">
            <Message kind="error" isSilent>
              {steps.failure}
            </Message>
          </div>
        )}
        <QuickViewPicture imagePath={imagePath} name={name} model={model} />
        <QuickViewFacts {...props} {...product} />
      </div>
    </Dialog>
  );
}

/** The layers that confirm an add, and replace the quick view. */
const confirmations = ['cart-confirmation', 'registry-confirmation', 'cart-drawer'];

/** Closes the layer once an add is confirmed: not before, because the button inside it opens the confirmation. */
function useClosingAfterAdd(): void {
  const { host, signal } = useIsland();
  useEffect(() => {
    const handleMounted = ({ detail }: CustomEvent<PageEvents['storefront:island-mounted']>) => {
      const dialog = host.querySelector('dialog');
      if (dialog && confirmations.includes(detail.island)) closeDialog(dialog);
    };
    document.addEventListener('storefront:island-mounted', handleMounted, { signal });
    return () => document.removeEventListener('storefront:island-mounted', handleMounted);
  }, [host, signal]);
}
