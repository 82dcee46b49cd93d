import { type ComponentProps, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { ErrorNote } from '../../src/ui/error-note.tsx';
import { FailureWords } from '../../src/ui/failure-words.tsx';
import { Quantity } from '../../src/ui/product/quantity.tsx';
import type { AddToCartProps } from './add-to-cart.island.ts';
import { AddToCartBar } from './add-to-cart-bar.tsx';
import { useChoice } from './add-to-cart-choice.ts';
import { AddToCartLines } from './add-to-cart-lines.tsx';
import { useQuantity } from './add-to-cart-quantity.ts';

/** The product page's quantity, its lines of personalization, and the button (cart §3, §4). */
export function AddToCart(props: AddToCartProps): ReactNode {
  const { serverValues } = useIsland();
  const { antiForgery } = pageContext();
  const form = useRef<HTMLFormElement>(null);
  const { quantity: first, maxQuantity: max } = props;
  const quantity = useQuantity(form, { first, max, typed: serverValues.Quantity });
  const choice = useChoice(form, props, quantity.value);
  const token = serverValues[antiForgery.field];
  const isOut = props.stock === 'out';

  function handleSubmit(event?: SyntheticEvent) {
    event?.preventDefault();
    const meant = quantity.takeMeant();
    if (isOut || choice.status === 'busy') return;
    if (!quantity.refuse(meant)) choice.submit();
  }

  useReplay('submit', () => handleSubmit());

  return (
    <form
      className="si-add-to-cart"
      ref={form}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onPointerDownCapture={quantity.handleGesture}
      onKeyDownCapture={quantity.handleGesture}
    >
      {/* Keeps the token field of the server's form: it may be the page's only one, and calls read it from the page. */}
      {token && <input type="hidden" name={antiForgery.field} defaultValue={token} />}
      <AddToCartLines
        lines={choice.lines}
        errors={choice.lineErrors}
        isDisabled={isOut}
        onEnter={choice.handleEnter}
      />
      <Quantity {...quantity.props} name="Quantity" isDisabled={isOut} />
      <AddToCartAction
        isOut={isOut}
        status={choice.status}
        error={choice.error}
        leadsTo={choice.leadsTo}
        takesFocus={!!choice.choiceError}
      />
      {!isOut && (
        <AddToCartBar {...props} form={form} error={choice.error}>
          {/* The form keeps one submit button, the one that page scripts find in it. */}
          <AddToCartButton
            isOut={isOut}
            status={choice.status}
            onPress={() => form.current?.requestSubmit()}
          />
        </AddToCartBar>
      )}
    </form>
  );
}

interface ActionProps {
  isOut: boolean;
  status: string;
  error: string | undefined;
  leadsTo: ComponentProps<typeof FailureWords>['leadsTo'];
  /** The error is about lines outside this form, so the message takes the focus itself. */
  takesFocus: boolean;
}

function AddToCartAction({ isOut, status, error, leadsTo, takesFocus }: ActionProps): ReactNode {
  const texts = useTexts(cartMessages);
  return (
    <div className="si-add-to-cart__action">
      <AddToCartButton isOut={isOut} status={status} />
      {isOut && <p className="si-note">{texts.outOfStockReason}</p>}
      <ErrorNote tabIndex={takesFocus ? -1 : undefined}>
        {error && <FailureWords message={error} leadsTo={leadsTo} />}
      </ErrorNote>
    </div>
  );
}

interface ButtonProps extends Pick<ActionProps, 'isOut' | 'status'> {
  /** Called instead of submitting the form. */
  onPress?: () => void;
}

function AddToCartButton({ isOut, status, onPress }: ButtonProps): ReactNode {
  const texts = useTexts(cartMessages);
  return (
    <Button
      type={onPress ? 'button' : 'submit'}
      onClick={onPress}
      isWide
      disabled={isOut}
      isBusy={status === 'busy'}
      busyText={texts.adding}
      isDone={status === 'added'}
      doneText={texts.added}
    >
      {isOut ? texts.outOfStock : texts.addToCart}
    </Button>
  );
}
