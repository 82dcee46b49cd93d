import { hasMuchMail, sendMail } from '../mails.ts';
import type { Shop } from '../shop.ts';
import type { Account } from './account.ts';
import { alreadyMail, welcomeMail } from './mail-texts.ts';
import { hashPassword, isPassword } from './passwords.ts';

export interface NewAccount {
  email: string;
  firstName: string;
  password: string;
  lockoutAnswer?: Account['lockoutAnswer'];
}

const columns = 'id, email, first_name, lockout_answer';

/**
 * Creates an account; undefined for an address that has one, which stays unchanged: only the mail to the address says so.
 */
export async function createAccount(shop: Shop, account: NewAccount): Promise<Account | undefined> {
  const hash = await hashPassword(account.password, shop.passwordCost);
  const { changes } = shop.database
    .prepare(
      `INSERT OR IGNORE INTO accounts (email, email_key, first_name, password_hash, lockout_answer)
       VALUES (?, ?, ?, ?, ?)`,
    )
    .run(
      account.email.trim(),
      emailKey(account.email),
      account.firstName.trim(),
      hash,
      account.lockoutAnswer ?? 'status',
    );
  const known = accountByEmail(shop, account.email)!;
  const isNew = Number(changes) > 0;
  if (isNew) sendMail(shop, welcomeMail(known));
  else if (!hasMuchMail(shop, known.email)) sendMail(shop, alreadyMail(known));
  return isNew ? known : undefined;
}

/**
 * The account of an address, and whether the password is correct; takes the same time for an address without an
 * account.
 */
export async function checkPassword(
  shop: Shop,
  { email, password }: { email: string; password: string },
): Promise<{ account: Account | undefined; isRight: boolean }> {
  const row = shop.database
    .prepare(`SELECT ${columns}, password_hash FROM accounts WHERE email_key = ?`)
    .get(emailKey(email));
  const isRight = await isPassword(password, row && String(row.password_hash), shop.passwordCost);
  return { account: row && accountOfRow(row), isRight };
}

export function accountById(shop: Shop, id: number): Account | undefined {
  const row = shop.database.prepare(`SELECT ${columns} FROM accounts WHERE id = ?`).get(id);
  return row && accountOfRow(row);
}

export function accountByEmail({ database }: Shop, email: string): Account | undefined {
  const row = database.prepare(`SELECT ${columns} FROM accounts WHERE email_key = ?`).get(emailKey(email));
  return row && accountOfRow(row);
}

/** Addresses that differ only in case are the same. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

function accountOfRow(row: Record<string, unknown>): Account {
  return {
    id: Number(row.id),
    email: String(row.email),
    firstName: String(row.first_name),
    lockoutAnswer: row.lockout_answer === 'error' ? 'error' : 'status',
  };
}
