import { accountOf } from '../accounts/signed-in.ts';
import type { Shop } from '../shop.ts';
import { type Changed, done, refused } from './changed.ts';
import { hasCartCondition } from './conditions.ts';

/** A reward certificate of a shopper; `amount` in cents. */
export interface Certificate {
  certificateNumber: string;
  amount: number;
  isApplied: boolean;
  expires: string;
  accountNumber: string;
  cardToken: string;
}

const issued = [
  { certificateNumber: '7000123', amount: 2500, expires: 'March 31, 2027' },
  { certificateNumber: '7000456', amount: 1000, expires: 'June 30, 2027' },
  { certificateNumber: '7000789', amount: 5000, expires: 'September 30, 2027' },
];

/** The certificates that a shopper holds: every account, and a guest by a developer's condition. */
export function certificatesOf(shop: Shop, sessionId: string): Certificate[] {
  if (!accountOf(shop, sessionId) && !hasCartCondition(shop, sessionId, 'has-certificates')) return [];
  const applied = new Set(
    shop.database
      .prepare('SELECT certificate_number FROM applied_certificates WHERE session_id = ?')
      .all(sessionId)
      .map((row) => String(row.certificate_number)),
  );
  return issued.map((certificate) => ({
    ...certificate,
    isApplied: applied.has(certificate.certificateNumber),
    accountNumber: '99120045',
    cardToken: 'tok_1',
  }));
}

/** Applies a certificate; one that is applied already stays so. */
export function applyCertificate(shop: Shop, sessionId: string, certificateNumber: string): Changed {
  if (!certificatesOf(shop, sessionId).some((one) => one.certificateNumber === certificateNumber))
    return refused(`We could not find the reward certificate ${certificateNumber}.`);
  shop.database
    .prepare('INSERT OR IGNORE INTO applied_certificates (session_id, certificate_number) VALUES (?, ?)')
    .run(sessionId, certificateNumber);
  return done;
}

export function removeCertificate({ database }: Shop, sessionId: string, certificateNumber: string): Changed {
  database
    .prepare('DELETE FROM applied_certificates WHERE session_id = ? AND certificate_number = ?')
    .run(sessionId, certificateNumber);
  return done;
}

export function removeCertificates({ database }: Shop, sessionId: string): Changed {
  database.prepare('DELETE FROM applied_certificates WHERE session_id = ?').run(sessionId);
  return done;
}
