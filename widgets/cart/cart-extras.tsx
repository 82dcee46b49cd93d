import { type ReactNode, useId } from 'react';
import type { RewardCertificate } from '../../src/contract/cart/cart.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { pageContext } from '../../src/page/context.ts';
import { keyOf } from '../../src/state/cart/cart-changes.ts';
import { kindOf } from '../../src/state/cart/change-kinds.ts';
import { CartAction } from '../../src/ui/cart/cart-action.tsx';
import { ErrorNote } from '../../src/ui/error-note.tsx';
import { Select } from '../../src/ui/select.tsx';
import type { CartParts } from './cart-lines.tsx';

interface RewardsProps extends CartParts {
  certificates: readonly RewardCertificate[];
}

/** The shopper's reward certificates, each with a button to apply or remove it. */
export function CartRewards({ certificates, queue, changes, problems, texts }: RewardsProps): ReactNode {
  const id = useId();
  if (!certificates.length) return null;
  return (
    <section className="si-cart__rewards" aria-labelledby={id}>
      <h3 className="si-heading" data-size="small" id={id}>
        {texts.rewardsHeading}
      </h3>
      <ul>
        {certificates.map(({ certificateNumber, amount, isApplied, expires }) => {
          const name = fillIn(texts.certificate, formatPrice(amount, pageContext()));
          const change = { kind: 'certificate', certificateNumber, isApplied: !isApplied } as const;
          const key = keyOf(change);
          return (
            <li key={certificateNumber}>
              <span>
                <span>{name}</span>
                {expires && <span className="si-quiet">{fillIn(texts.certificateExpires, expires)}</span>}
              </span>
              <CartAction
                name={name}
                onPress={() => queue.change(change)}
                // Busy until answered: the optimistic label has already flipped, and a double click must not undo the
                // change.
                isBusy={changes.some((one) => keyOf(one) === key && !kindOf(one).isBackground?.(one))}
              >
                {isApplied ? texts.remove : texts.apply}
              </CartAction>
              <ErrorNote>{problems[key]?.message}</ErrorNote>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface DonationProps extends CartParts {
  title: string;
  message?: string | undefined;
  /** In cents. */
  amounts: readonly number[];
  amount: number | undefined;
}

/** A gift to the shop's charity, as part of the order. */
export function CartDonation({ title, message, amounts, amount = 0, ...parts }: DonationProps): ReactNode {
  const { queue, problems, texts } = parts;
  const id = useId();
  return (
    <div className="si-cart__donation">
      <label htmlFor={id}>{title}</label>
      {message && <p className="si-quiet">{message}</p>}
      <Select
        id={id}
        value={amount}
        onChange={({ target }) => queue.change({ kind: 'donation', amount: Number(target.value) })}
      >
        {[...new Set([0, ...amounts, amount])].map((cents) => (
          <option key={cents} value={cents}>
            {cents ? formatPrice(cents, { ...pageContext(), hideCents: true }) : texts.donationNone}
          </option>
        ))}
      </Select>
      <ErrorNote>{problems.donation?.message}</ErrorNote>
    </div>
  );
}
