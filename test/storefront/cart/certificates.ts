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
  const held = issued.map((certificate) => ({
    ...certificate,
    accountNumber: '99120045',
    cardToken: 'tok_1',
  }));
  return [...held, ...earned(shop, sessionId)].map((certificate) => ({
    ...certificate,
    isApplied: applied.has(certificate.certificateNumber),
  }));
}

/** The certificate of each rewards card that has been looked up for this order (decision 91). */
function earned({ database }: Shop, sessionId: string) {
  return database
    .prepare(
      `SELECT card.position, card.last_four, card.token FROM reward_lookups AS found
       JOIN saved_cards AS card ON card.token = found.card_token WHERE found.session_id = ? ORDER BY card.position`,
    )
    .all(sessionId)
    .map((row) => ({
      certificateNumber: String(7_100_000 + Number(row.position)),
      amount: 4000,
      expires: 'December 31, 2027',
      accountNumber: `9912${row.last_four}`,
      cardToken: String(row.token),
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
