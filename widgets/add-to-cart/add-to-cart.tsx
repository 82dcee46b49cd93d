import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { isInHouse, personalizationText } from '../../src/domain/personalization/personalization.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { useAdding } from '../../src/state/cart/adding.ts';
import { DesignError } from '../../src/state/personalization/personalization.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { Quantity } from '../../src/ui/quantity.tsx';
import type { AddToCartProps } from './add-to-cart.island.ts';
import { usePersonalization } from './add-to-cart.state.ts';
import { AddToCartLines } from './add-to-cart-lines.tsx';

/** The product page's quantity, its lines of personalization, and the button (cart §3, §4). */
export function AddToCart({
  stock,
  maxQuantity,
  terms,
  hasCustomOrderConfirmation,
  ...choice
}: AddToCartProps): ReactNode {
  const island = useIsland();
  const { state, add, forget } = useAdding(island);
  const { antiForgery, messages } = pageContext();
  const labels = withOverrides(cartMessages, messages);
  const typed = island.serverValues.Quantity;
  const token = island.serverValues[antiForgery.field];
  const [quantity, setQuantity] = useState(() => parseQuantity(typed, maxQuantity) ?? choice.quantity);
  const [quantityError, setQuantityError] = useState<string>();
  const { personalization, lines, errors, check, enter, ...more } = usePersonalization(
    choice,
    island.serverValues,
  );
  const [choiceError, setChoiceError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  // What the field said when the shopper went for the button: leaving the field has brought it within bounds since.
  const meant = useRef(typed);
  const form = useRef<HTMLFormElement>(null);
  const isOut = stock === 'out';
  const failed = state.status === 'failed' ? state : undefined;
  // What the server does not put on a piece is said at the line it is about (checkout §8).
  const marked = failed?.error instanceof DesignError ? failed.error.marked : [];
  const lineErrors = lines.map(
    ({ elementName }, index) => errors[index] ?? (marked.includes(elementName) ? failed?.message : undefined),
  );
  const error = choiceError ?? (lineErrors.some(Boolean) ? undefined : failed?.message);

  function field(name: string) {
    return form.current!.elements.namedItem(name) as HTMLInputElement;
  }

  function handleEnter(index: number, text: string) {
    forget();
    enter(index, text);
  }

  function handleGesture() {
    meant.current = field('Quantity').value;
  }

  function handleSubmit(event?: SyntheticEvent) {
    event?.preventDefault();
    const wanted = meant.current;
    meant.current = undefined;
    if (isOut || state.status === 'busy') return;
    // A number that the shopper did not choose is not added.
    if (wanted !== undefined && parseQuantity(wanted, maxQuantity) === undefined) {
      setQuantityError(fillIn(labels.quantityRefused, wanted, maxQuantity));
      field('Quantity').focus();
      field('Quantity').select();
      return;
    }
    const message = check();
    // Where the lines are another widget's, the message is here, and has the focus.
    setChoiceError(lines.length ? undefined : message);
    if (message) setRefusals(refusals + 1);
    else addChoice();
  }

  function addChoice() {
    const text = !isInHouse(personalization.type) && personalizationText(personalization.lines);
    const personalized = text && { personalizationText: text, isPersonalized: true };
    add({
      choice: { ...choice, quantity, ...personalized },
      personalization,
      hasCustomOrderConfirmation,
      terms,
    });
  }

  useEffect(() => {
    const place = '[aria-invalid][name], .si-add-to-cart__message[tabindex]';
    if (refusals) form.current!.querySelector<HTMLElement>(place)?.focus();
  }, [refusals]);

  useReplay('submit', () => handleSubmit());

  return (
    <form
      className="si-add-to-cart"
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onPointerDownCapture={handleGesture}
      onKeyDownCapture={handleGesture}
    >
      {/* The page's anti-forgery token may have stood in the server's form alone, and is read from the page. */}
      {token && <input type="hidden" name={antiForgery.field} defaultValue={token} />}
      <AddToCartLines {...more} lines={lines} errors={lineErrors} isDisabled={isOut} onEnter={handleEnter} />
      <Quantity
        name="Quantity"
        value={quantity}
        typed={parseQuantity(typed, maxQuantity) === undefined ? typed : undefined}
        max={maxQuantity}
        error={quantityError}
        isDisabled={isOut}
        onChange={(value) => {
          setQuantity(value);
          setQuantityError(undefined);
        }}
      />
      <div className="si-add-to-cart__action">
        <Button
          type="submit"
          isWide
          disabled={isOut}
          isBusy={state.status === 'busy'}
          busyText={labels.adding}
          isDone={state.status === 'added'}
          doneText={labels.added}
        >
          {isOut ? labels.outOfStock : labels.addToCart}
        </Button>
        {isOut && <p className="si-add-to-cart__message">{labels.outOfStockReason}</p>}
        {error && (
          <p
            className="si-add-to-cart__message"
            data-state="error"
            role="alert"
            tabIndex={choiceError ? -1 : undefined}
          >
            <Icon name="alert" />
            {error}
          </p>
        )}
      </div>
    </form>
  );
}

/** What stood in a field, if it is a quantity that can be added. */
function parseQuantity(text: string | undefined, max: number): number | undefined {
  const quantity = /^\s*\d{1,9}\s*$/.test(text ?? '') ? Number(text) : 0;
  return quantity >= 1 && quantity <= max ? quantity : undefined;
}
