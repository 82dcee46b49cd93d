import { memo, useState } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { addressInLine, fullName } from '../../../src/domain/checkout/address-lines.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { announce } from '../../../src/page/announce.ts';
import { isolated } from '../../../src/page/texts.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Field } from '../../../src/ui/field.tsx';
import { Icon } from '../../../src/ui/icon.tsx';
import { FailureMessage } from '../../../src/ui/message.tsx';
import { Select } from '../../../src/ui/select.tsx';
import { shippedTo } from './shipping.state.ts';
import { AddressOptions } from './shipping-address-options.tsx';
import { type BasketChanges, keyNow } from './shipping-basket.state.ts';
import type { RecipientsMessages } from './shipping-recipients.messages.ts';

interface MoveProps {
  checkout: Checkout;
  changes: BasketChanges;
  texts: RecipientsMessages;
}

/** The form that moves everything for one recipient to another (checkout §7.1, UpdateRecipientId). */
export const ShippingMove = memo(function ShippingMove({ checkout, changes, texts }: MoveProps) {
  const { state, attempt, forget } = useChange();
  const [chosen, setChosen] = useState({ from: '', to: '' });
  const recipients = shippedTo(checkout).filter(({ address }) => address);
  const from = recipients.find(({ id }) => id === chosen.from);
  const to = keyNow(chosen.to, checkout);

  function choose(more: Partial<typeof chosen>) {
    setChosen({ ...chosen, ...more });
    forget();
  }

  async function handleMove() {
    if (!from || !to) return;
    const ended = await attempt(() => changes.moveAll(from.id, to));
    if (ended.status !== 'idle') return;
    setChosen({ from: '', to: '' });
    announce(fillIn(texts.piecesMoved, fullName(from.address!)));
  }

  return (
    <details className="si-checkout-shipping__move">
      <summary>
        <span>{texts.moveHeading}</span>
        <Icon name="down" />
      </summary>
      <Field label={texts.moveFrom}>
        {(control) => (
          <Select
            {...control}
            value={from?.id ?? ''}
            onChange={({ target }) => choose({ from: target.value, to: '' })}
          >
            <option value="">{texts.chooseAddress}</option>
            {recipients.map(({ id, address }) => (
              <option key={id} value={id}>
                {isolated(addressInLine(address!, checkout))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.moveTo}>
        {(control) => (
          <Select {...control} value={to} onChange={({ target }) => choose({ to: target.value })}>
            <AddressOptions checkout={checkout} texts={texts} except={from?.id} />
          </Select>
        )}
      </Field>
      <FailureMessage state={state} />
      <Button kind="secondary" isBlocked={!from || !to} isBusy={state.status === 'busy'} onClick={handleMove}>
        {texts.movePieces}
      </Button>
    </details>
  );
});
