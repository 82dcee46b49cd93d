import { useStore } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { termsRedirectMs } from '../../src/domain/cart/add-to-cart.ts';
import { type ConsentMessages, consentMessages } from '../../src/domain/cart/consent-messages.ts';
import { errorMessages, fillIn, withOverrides } from '../../src/domain/messages.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import { isMobile } from '../../src/page/media.ts';
import { navigate } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { hasOpened, questionAtom, useAttempt } from '../../src/state/cart/adding.ts';
import { addItemAtom, DesignError } from '../../src/state/personalization/personalization.ts';
import { useRegistryAdding } from '../../src/state/registry/registry-adding.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';
import type { AddConsentProps } from './add-consent.island.ts';
import { AddConsentHtml } from './add-consent-html.tsx';

/**
 * What the shopper has to say yes to before an item is added: that it is made for them, what is put on it, or terms
 * (cart §2, §4). A failed add leaves it as it is, with the error (decision 20).
 */
export function AddConsent({ kind, item, design, product, ...props }: AddConsentProps): ReactNode {
  const { title, message, terms, isQuiet, cartUrl, addTo, grId, name, signInUrl } = props;
  const island = useIsland();
  const store = useStore();
  const { state, attempt } = useAttempt(island);
  const registry = useRegistryAdding(island);
  const [isTermsOpen, setTermsOpen] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const { messages } = pageContext();
  const labels = withOverrides(consentMessages, messages);
  const errors = withOverrides(errorMessages, messages);
  const isForRegistry = addTo === 'registry';
  const lines = design?.design.personalization ?? [];
  const failed = state.status === 'failed' ? state : undefined;
  const marked = failed?.error instanceof DesignError ? failed.error.marked : [];
  const error = isUnreadable ? errors.genericErrorMessage : failed?.message;

  const isBusy = state.status === 'busy';

  // However it ends, another question may be asked.
  useEffect(() => () => store.set(questionAtom, undefined), [store]);

  // What led to the cart is done when the page comes back from the back-forward cache.
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && isBusy && island.close();
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, [island, isBusy]);

  const handleAccept = () =>
    attempt(async () => {
      if (isForRegistry) {
        // Its own layers go on with it, one of them to ask where several registries may be meant (decision 20).
        const outcome = await registry.add({
          items: [{ sku: item.Sku, quantity: item.Quantity }],
          grId,
          name: name ?? product?.name,
          isQuiet,
          signInUrl,
        });
        if (outcome !== 'ignored') island.close();
        return 'idle';
      }
      const { signal } = island;
      const leadsToCart = kind === 'terms' && !isQuiet;
      const added = await store.set(addItemAtom, { item, design, isQuiet: isQuiet || leadsToCart, signal });
      const asked = store.get(questionAtom);
      if (leadsToCart) {
        await new Promise((resolve) => setTimeout(resolve, termsRedirectMs));
        if (!signal.aborted && navigate(cartUrl)) return 'busy';
      }
      // The confirmation is there before this layer goes: the page does not show between them.
      const isShown =
        !isQuiet && !signal.aborted && (await hasOpened(island.open('cart-confirmation', { added })));
      island.close();
      if (!isShown) {
        announce(labels.addedToCart);
        asked?.onAdded();
      }
      return 'idle';
    });

  const reportUnreadable = () => setUnreadable(true);
  return (
    <>
      <Dialog
        title={title ?? titleOf(kind, labels)}
        onClose={island.close}
        actions={
          <>
            <Button onClick={handleAccept} isBusy={isBusy} busyText={labels.adding} isBlocked={isUnreadable}>
              {kind === 'terms'
                ? acceptTermsLabel(labels, isForRegistry)
                : labels[isForRegistry ? 'addToRegistry' : 'addToCart']}
            </Button>
            <Button kind="secondary" onClick={(event) => closeDialog(event.currentTarget)}>
              {kind === 'terms' ? labels.decline : labels.goBack}
            </Button>
          </>
        }
      >
        <div className="si-add-consent">
          {product && (
            <div className="si-add-consent__item">
              <Picture src={product.imagePath} srcHiRes={product.imagePathHiRes} alt="" isLazy={false} />
              <div>
                <p>{product.name}</p>
                {product.optionText && <p className="si-quiet">{product.optionText}</p>}
                <p className="si-quiet">{fillIn(labels.quantityLine, item.Quantity)}</p>
              </div>
              <Price price={product.formattedPrice} />
            </div>
          )}
          {lines.map(({ elementName, text }) => (
            <p
              key={elementName}
              className="si-add-consent__line"
              data-state={marked.includes(elementName) ? 'error' : undefined}
            >
              {text}
            </p>
          ))}
          {kind === 'monogramming' && !lines.length && (
            <p>{item.PersonalizationText ?? labels.monogrammingNone}</p>
          )}
          {message && <AddConsentHtml html={message} onFail={reportUnreadable} />}
          {terms && (
            <p>
              <Button kind="link" aria-haspopup="dialog" onClick={() => setTermsOpen(true)}>
                {labels.termsLink}
              </Button>
            </p>
          )}
          {error && (
            <p className="si-add-consent__error" role="alert">
              <Icon name="alert" />
              {error}
            </p>
          )}
        </div>
      </Dialog>
      {isTermsOpen && (
        <Dialog title={labels.termsLink} onClose={() => setTermsOpen(false)}>
          <AddConsentHtml html={terms ?? ''} onFail={reportUnreadable} />
        </Dialog>
      )}
    </>
  );
}

function titleOf(kind: AddConsentProps['kind'], labels: ConsentMessages): string {
  if (kind === 'terms') return labels.termsTitle;
  return kind === 'monogramming' ? labels.monogrammingTitle : labels.customOrderTitle;
}

function acceptTermsLabel(labels: ConsentMessages, isForRegistry: boolean): string {
  if (isForRegistry) return isMobile() ? labels.acceptTermsRegistryMobile : labels.acceptTermsRegistry;
  return isMobile() ? labels.acceptTermsMobile : labels.acceptTerms;
}
