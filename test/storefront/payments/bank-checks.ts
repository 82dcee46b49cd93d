import { randomBytes } from 'node:crypto';
import type { PaymentAction } from '@adyen/adyen-web';
import type { BankCheckRule } from '../../../src/mock/test-numbers.ts';
import { isSameSignature, signature } from '../session.ts';
import type { Shop } from '../shop.ts';

/*
 * Stands in for the banks and for the provider between them and the shop (decision 88): a check is asked for as the
 * provider's action, answered on the bank's page, and counts once.
 */

/** How long a bank waits for its card holder, in milliseconds. */
const waitsMs = 10 * 60 * 1000;

/** The path of the bank's page. */
export const bankPath = '/checkout/payment/bank';

/** A payment, or an order, that waits for its bank. */
export interface BankCheck {
  transactionId: string;
  attemptId: string;
  isOrder: boolean;
  way: BankCheckRule['way'];
  /** What is paid for as soon as the bank agrees. */
  document: Record<string, unknown>;
  /** Where the bank's own page leads back to. */
  returnPath: string;
  outcome: 'approved' | 'refused' | undefined;
}

type NewCheck = Pick<BankCheck, 'attemptId' | 'isOrder' | 'way' | 'document' | 'returnPath'>;

/** Asks the bank, in place of an earlier check of the same attempt; returns what the provider's component has to do. */
export function askBank(
  { shop, sessionId, origin }: { shop: Shop; sessionId: string; origin: string },
  { attemptId, isOrder, way, document, returnPath }: NewCheck,
): PaymentAction {
  const transactionId = randomBytes(18).toString('base64url');
  const now = Date.now();
  shop.database.prepare('DELETE FROM bank_checks WHERE asked_at < ?').run(now - waitsMs);
  shop.database
    .prepare(
      `INSERT OR REPLACE INTO bank_checks (transaction_id, session_id, attempt_id, is_order, document, way, return_path,
         asked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      transactionId,
      sessionId,
      attemptId,
      Number(isOrder),
      JSON.stringify(document),
      way,
      returnPath,
      now,
    );
  return way === 'redirect'
    ? redirectAction(transactionId, origin)
    : challengeAction(shop, transactionId, origin);
}

function redirectAction(transactionId: string, origin: string): PaymentAction {
  const query = new URLSearchParams({ transaction: transactionId });
  return {
    type: 'redirect',
    paymentMethodType: 'scheme',
    method: 'GET',
    url: `${origin}${bankPath}?${query}`,
  };
}

function challengeAction(shop: Shop, transactionId: string, origin: string): PaymentAction {
  const token = {
    acsReferenceNumber: 'stand-in',
    acsTransID: transactionId,
    acsURL: `${origin}${bankPath}`,
    messageVersion: '2.2.0',
    threeDSNotificationURL: `${origin}${bankPath}/done`,
    threeDSServerTransID: transactionId,
  };
  return {
    type: 'threeDS2',
    subtype: 'challenge',
    paymentMethodType: 'scheme',
    token: Buffer.from(JSON.stringify(token)).toString('base64'),
    authorisationToken: secretOf(shop, transactionId),
  };
}

/** What proves that a result is of this check: only the page that asked, or came back from the bank, has it. */
export const secretOf = (shop: Shop, transactionId: string): string =>
  signature(shop.secret, `bank check ${transactionId}`);

/** A check that still waits, by its transaction. */
export function bankCheck({ database }: Shop, transactionId: string): BankCheck | undefined {
  const row = database
    .prepare('SELECT * FROM bank_checks WHERE transaction_id = ? AND asked_at > ?')
    .get(transactionId, Date.now() - waitsMs);
  return row && checkOfRow(row);
}

/** The card holder's answer on the bank's page: the first one counts. */
export function answerBank({ database }: Shop, transactionId: string, outcome: 'approved' | 'refused'): void {
  database
    .prepare('UPDATE bank_checks SET outcome = coalesce(outcome, ?) WHERE transaction_id = ?')
    .run(outcome, transactionId);
}

/**
 * Takes the check of an attempt, which ends it; undefined if there is none, or if the details belong to another check. The
 * outcome is the one that the bank has stored, not one that the page sends.
 */
export function takeBankCheck(
  shop: Shop,
  sessionId: string,
  { attemptId, details }: { attemptId: string; details: Record<string, unknown> },
): BankCheck | undefined {
  const row = shop.database
    .prepare('SELECT * FROM bank_checks WHERE session_id = ? AND attempt_id = ? AND asked_at > ?')
    .get(sessionId, attemptId, Date.now() - waitsMs);
  const check = row && checkOfRow(row);
  if (!check || !isSameSignature(secretIn(details), secretOf(shop, check.transactionId))) return undefined;
  shop.database.prepare('DELETE FROM bank_checks WHERE transaction_id = ?').run(check.transactionId);
  return check;
}

/** The provider's component puts the secret into its result; the bank's page into the address that it leads to. */
function secretIn({ threeDSResult, redirectResult }: Record<string, unknown>): string {
  if (typeof redirectResult === 'string') return redirectResult;
  if (typeof threeDSResult !== 'string') return '';
  try {
    const { authorisationToken } = JSON.parse(Buffer.from(threeDSResult, 'base64').toString());
    return typeof authorisationToken === 'string' ? authorisationToken : '';
  } catch {
    return '';
  }
}

function checkOfRow(row: Record<string, unknown>): BankCheck {
  return {
    transactionId: String(row.transaction_id),
    attemptId: String(row.attempt_id),
    isOrder: row.is_order === 1,
    way: String(row.way) as BankCheck['way'],
    document: JSON.parse(String(row.document)) as Record<string, unknown>,
    returnPath: String(row.return_path),
    outcome: row.outcome === null ? undefined : (String(row.outcome) as BankCheck['outcome']),
  };
}
