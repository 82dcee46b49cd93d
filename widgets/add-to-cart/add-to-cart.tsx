import { type ComponentProps, type ReactNode, type SyntheticEvent, useRef } from 'react';
import type { Adding } from '../../src/domain/cart/add-to-cart.ts';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { useMissingOptions } from '../../src/hooks/use-missing-options.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { useAdder } from '../../src/state/cart/adders.ts';
import { Button } from '../../src/ui/button.tsx';
import { ErrorNote } from '../../src/ui/error-note.tsx';
import { FailureWords } from '../../src/ui/failure-words.tsx';
import { Quantity } from '../../src/ui/product/quantity.tsx';
import type { AddToCartProps } from './add-to-cart.island.ts';
import { AddToCartBar } from './add-to-cart-bar.tsx';
import { type OneToAdd, useChoice } from './add-to-cart-choice.ts';
import { AddToCartLines } from './add-to-cart-lines.tsx';
import { useQuantity } from './add-to-cart-quantity.ts';
import { AddToCartTogether } from './add-to-cart-together.tsx';

/** The button of a product, or of several that are added together (cart §3, §4). */
export function AddToCart({ skus, ...one }: AddToCartProps): ReactNode {
  return skus ? <AddToCartTogether skus={skus} /> : <AddToCartOne {...one} />;
}

/** The product page's quantity, its lines of personalization, and the button. */
function AddToCartOne(props: OneToAdd): ReactNode {
  const { host, serverValues } = useIsland();
  const { antiForgery } = pageContext();
  const form = useRef<HTMLFormElement>(null);
  const { sku, quantity: first, maxQuantity: max } = props;
  const quantity = useQuantity(form, { sku, first, max, typed: serverValues.Quantity });
  const options = useMissingOptions(host, props.missingOptions);
  const choice = useChoice(form, props, quantity.value);
  const token = serverValues[antiForgery.field];
  const isOut = props.stock === 'out';
  const button = {
    isOut,
    status: choice.status,
    isBlocked: options.isMissing || choice.isBlocked,
    onBlocked: options.isMissing ? options.lead : choice.handleBlocked,
  };
  const error = options.message ?? choice.error;

  /** The add of a press; undefined if something is missing or wrong, which gets the focus. */
  function read(): Adding | undefined {
    const meant = quantity.takeMeant();
    if (options.isMissing) options.lead();
    else if (!quantity.refuse(meant)) return choice.read();
    return undefined;
  }

  function handleSubmit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (isOut || choice.status === 'busy') return;
    const adding = read();
    if (adding) choice.submit(adding);
  }

  useAdder(sku, {
    isOut,
    noteGesture: quantity.handleGesture,
    read,
    focus: () => form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus(),
  });

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
        {...button}
        error={error}
        leadsTo={options.message ? undefined : choice.leadsTo}
        takesFocus={!!choice.choiceError}
      />
      {!isOut && (
        <AddToCartBar {...props} form={form} error={error}>
          {/* The form keeps one submit button, the one that page scripts find in it. */}
          <AddToCartButton {...button} onPress={() => form.current?.requestSubmit()} />
        </AddToCartBar>
      )}
    </form>
  );
}

interface ActionProps {
  isOut: boolean;
  status: string;
  isBlocked: boolean;
  /** Called for a press of the blocked button. */
  onBlocked: () => void;
  error: string | undefined;
  leadsTo: ComponentProps<typeof FailureWords>['leadsTo'];
  /** The error is about lines outside this form, so the message takes the focus itself. */
  takesFocus: boolean;
}

function AddToCartAction({ error, leadsTo, takesFocus, ...button }: ActionProps): ReactNode {
  const texts = useTexts(cartMessages);
  return (
    <div className="si-add-to-cart__action">
      <AddToCartButton {...button} />
      {button.isOut && <p className="si-note">{texts.outOfStockReason}</p>}
      <ErrorNote tabIndex={takesFocus ? -1 : undefined}>
        {error && <FailureWords message={error} leadsTo={leadsTo} />}
      </ErrorNote>
    </div>
  );
}

interface ButtonProps extends Pick<ActionProps, 'isOut' | 'status' | 'isBlocked' | 'onBlocked'> {
  /** Called instead of submitting the form. */
  onPress?: () => void;
}

function AddToCartButton({ isOut, status, isBlocked, onBlocked, onPress }: ButtonProps): ReactNode {
  const texts = useTexts(cartMessages);
  return (
    <Button
      type={onPress ? 'button' : 'submit'}
      onClick={onPress}
      onClickCapture={isBlocked ? onBlocked : undefined}
      isWide
      disabled={isOut}
      isBlocked={isBlocked}
      isBusy={status === 'busy'}
      busyText={texts.adding}
      isDone={status === 'added'}
      doneText={texts.added}
    >
      {isOut ? texts.outOfStock : texts.addToCart}
    </Button>
  );
}
