import { type ChangeEvent, type KeyboardEvent, memo, type ReactNode, useRef } from 'react';
import type { BasketItem } from '../../../src/contract/checkout/basket-item.ts';
import type { Part } from '../../../src/domain/checkout/recipients.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { piecesLimit } from '../../../src/domain/product/product-limits.ts';
import { announce } from '../../../src/page/announce.ts';
import { failureMessage } from '../../../src/state/attempt.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Field } from '../../../src/ui/field.tsx';
import { Quantity } from '../../../src/ui/product/quantity.tsx';
import { Select } from '../../../src/ui/select.tsx';
import { TextFor } from '../../../src/ui/visually-hidden.tsx';
import { newAddress } from './shipping.state.ts';
import { type BasketChanges, type Parts, toField } from './shipping-basket.state.ts';
import type { RecipientsMessages } from './shipping-recipients.messages.ts';
import { nameOf } from './shipping-recipients.state.ts';

export interface ShippingPartProps {
  item: BasketItem;
  part: Part;
  /** The chosen address; empty if there is none yet. */
  to: string;
  /** The saved address. */
  knownTo: string;
  /** The recipient's name. */
  who: string;
  /** The edited quantity; 0 removes the part. */
  quantity: number;
  /** False for the only part of its item. */
  mayRemove: boolean;
  maySplit: boolean;
  problem: string | undefined;
  /** The choices of an address. */
  options: ReactNode;
  texts: RecipientsMessages;
  /** Must be stable objects, so that memo() works. */
  changes: BasketChanges;
  on: {
    set: (partId: string, changed: Partial<Parts[string]>) => void;
    addAddress: (partId: string, select: HTMLElement) => void;
  };
}

/** Some pieces of an item: recipient and quantity. Memoized: a change renders only its own part. */
export const ShippingPart = memo(function ShippingPart(props: ShippingPartProps) {
  const { item, part, who, quantity, texts, on, mayRemove, maySplit, ...address } = props;
  const { basketItemId: id } = part;
  const name = nameOf(item);
  const splitting = useChange();

  async function handleSplit() {
    const ended = await splitting.attempt(() => props.changes.split(item, part));
    if (ended.status === 'idle') announce(fillIn(texts.itemSplit, name));
  }

  if (quantity < 1)
    return (
      <li className="si-checkout-shipping__part" data-state="removed">
        <span className="si-quiet">{fillIn(texts.partRemoved, who)}</span>
        <Button kind="link" onClick={() => on.set(id, { quantity: part.quantity })}>
          <TextFor name={name}>{texts.undoRemove}</TextFor>
        </Button>
      </li>
    );
  return (
    <li className="si-checkout-shipping__part">
      <PartAddress
        {...address}
        item={item}
        part={part}
        texts={texts}
        on={on}
        splitError={failureMessage(splitting.state)}
      />
      <Quantity
        label={fillIn(texts.partQuantity, name, who)}
        value={quantity}
        max={Math.max(piecesLimit.most, part.quantity)}
        onChange={(value) => on.set(id, { quantity: value })}
      />
      <div className="si-checkout-shipping__edit">
        {maySplit && (
          <Button kind="link" isBusy={splitting.state.status === 'busy'} onClick={handleSplit}>
            <TextFor name={name}>{texts.splitItem}</TextFor>
          </Button>
        )}
        {mayRemove && (
          <Button kind="link" onClick={() => on.set(id, { quantity: 0 })}>
            <TextFor name={`${name}, ${who}`}>{texts.removePart}</TextFor>
          </Button>
        )}
      </div>
    </li>
  );
});

interface PartAddressProps extends Omit<ShippingPartProps, 'who' | 'quantity' | 'mayRemove' | 'maySplit'> {
  splitError: string | undefined;
}

/** The address of a part. It is saved at once; a choice that could not be saved stays, and Next saves it. */
const PartAddress = memo(function PartAddress({ splitError, ...props }: PartAddressProps) {
  const { item, part, to, problem, options, texts, on } = props;
  const { basketItemId: id } = part;
  const { state, save, forget } = useSavedChoice(props);
  // The arrow keys pass through other addresses, which must not be saved.
  const isByKeys = useRef(false);

  function handleChange({ target }: ChangeEvent<HTMLSelectElement>) {
    forget();
    if (target.value === newAddress) return on.addAddress(id, target);
    on.set(id, { to: target.value });
    if (!isByKeys.current) save(target.value);
  }

  function handleKey({ key }: KeyboardEvent) {
    isByKeys.current = key !== 'Enter' && key !== 'Tab';
    if (!isByKeys.current) save(to);
  }

  return (
    <Field
      label={<TextFor name={nameOf(item)}>{texts.shipTo}</TextFor>}
      error={problem ?? failureMessage(state) ?? splitError}
    >
      {(control) => (
        <Select
          {...control}
          name={toField(id)}
          value={to}
          aria-busy={state.status === 'busy' || undefined}
          onChange={handleChange}
          onKeyDown={handleKey}
          onPointerDown={() => {
            isByKeys.current = false;
          }}
          onBlur={() => save(to)}
        >
          {options}
        </Select>
      )}
    </Field>
  );
});

/** Saves the address that was chosen last, each choice once. */
function useSavedChoice({ part, knownTo, changes }: Pick<ShippingPartProps, 'part' | 'knownTo' | 'changes'>) {
  const { state, attempt, forget } = useChange();
  const last = useRef(knownTo);

  function save(to: string) {
    if (!to || to === last.current) return;
    last.current = to;
    // The server has the choice, unless another one is pending.
    if (to === knownTo && state.status !== 'busy') return;
    attempt(async () => {
      // The shopper may choose another one meanwhile.
      for (let sent = ''; sent !== last.current; ) {
        sent = last.current;
        await changes.assign(part.basketItemId, sent).catch((error) => {
          if (sent === last.current) throw error;
        });
      }
    });
  }

  return { state, save, forget };
}
