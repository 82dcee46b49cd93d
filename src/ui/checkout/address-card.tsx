import type { ReactNode } from 'react';
import { addressLines } from '../../domain/checkout/address-lines.ts';

export interface AddressCardProps {
  address: Parameters<typeof addressLines>[0];
  /** Shown above the lines, such as whose gift registry it is. */
  title?: string | undefined;
  /** The name of its country, if it is not the shop’s own. */
  country?: string | undefined;
}

/** An address as it stands on an envelope, the name first. */
export function AddressCard({ address, title, country }: AddressCardProps): ReactNode {
  const lines = addressLines(address);
  if (country) lines.push(country);
  return (
    <span className="si-address-card">
      {title && <span className="si-quiet">{title}</span>}
      {lines.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and may be the same twice
        <span key={nth}>{line}</span>
      ))}
    </span>
  );
}
