import type { Buyer } from './buyer.ts';

type Session = Pick<Buyer, 'shop' | 'sessionId'>;

/** True if the order is exempt from sales tax (decision 89). */
export function isTaxExempt({ shop, sessionId }: Session): boolean {
  return (
    shop.database.prepare('SELECT 1 FROM tax_exemptions WHERE session_id = ?').get(sessionId) !== undefined
  );
}

export function setTaxExempt({ shop, sessionId }: Session, isExempt: boolean): void {
  const change = isExempt
    ? 'INSERT OR IGNORE INTO tax_exemptions (session_id) VALUES (?)'
    : 'DELETE FROM tax_exemptions WHERE session_id = ?';
  shop.database.prepare(change).run(sessionId);
}
