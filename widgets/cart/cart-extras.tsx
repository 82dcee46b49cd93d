import type { ReactNode } from 'react';
import type { RewardCertificate } from '../../src/contract/cart/cart.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatCount, formatPrice } from '../../src/domain/money.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { pageContext } from '../../src/page/context.ts';
import { keyOf } from '../../src/state/cart/cart-changes.ts';
import { kindOf } from '../../src/state/cart/change-kinds.ts';
import { CartAction } from '../../src/ui/cart/cart-action.tsx';
import { ErrorNote } from '../../src/ui/error-note.tsx';
import { Select } from '../../src/ui/select.tsx';
import { CartExtra, type ExtrasParts, toReadOf } from './cart-extra.tsx';

interface RewardsProps extends ExtrasParts {
  certificates: readonly RewardCertificate[];
}

/** The shopper's reward certificates, each with a button to apply or remove it. */
export function CartRewards({ certificates, ...parts }: RewardsProps): ReactNode {
  const { queue, changes, problems, texts } = parts;
  if (!certificates.length) return null;
  const failed = Object.values(problems).find(({ change }) => change.kind === 'certificate')?.message;
  return (
    <CartExtra
      label={texts.rewardsHeading}
      value={formatCount(certificates.length)}
      isOpenAtFirst={certificates.some(({ isApplied }) => isApplied)}
      toRead={toReadOf(failed, parts)}
    >
      <ul className="si-cart__rewards">
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
    </CartExtra>
  );
}

interface DonationProps extends ExtrasParts {
  title: string;
  message?: string | undefined;
  /** In cents. */
  amounts: readonly number[];
  amount: number | undefined;
}

/** A gift to the shop's charity, as part of the order. */
export function CartDonation({ title, message, amounts, amount = 0, ...parts }: DonationProps): ReactNode {
  const { queue, problems, texts } = parts;
  const id = usePageId();
  return (
    <CartExtra
      label={title}
      value={amount ? formatPrice(amount, { ...pageContext(), hideCents: true }) : undefined}
      isOpenAtFirst={amount > 0}
      toRead={toReadOf(problems.donation?.message, parts)}
    >
      {message && (
        <p className="si-quiet" id={id}>
          {message}
        </p>
      )}
      <Select
        aria-label={title}
        aria-describedby={message ? id : undefined}
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
    </CartExtra>
  );
}
