import type { ReactNode } from 'react';
import type { SumsRow } from '../../domain/cart/order-sums.ts';
import type { Elements } from '../elements.ts';

interface OrderSumsProps {
  rows: readonly SumsRow[];
  isBusy?: boolean | undefined;
  /** Below the sums. */
  children?: Elements;
}

/** What an order costs, part by part (cart §3). */
export function OrderSums({ rows, isBusy, children }: OrderSumsProps): ReactNode {
  return (
    <dl className="si-order-sums" aria-busy={isBusy || undefined}>
      {rows.map(({ label, value, isSaving }) => (
        <div key={label} data-saving={isSaving || undefined}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
