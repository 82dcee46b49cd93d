import { sendMail } from '../mails.ts';
import type { Shop } from '../shop.ts';
import { alreadyMail, welcomeMail } from './mail-texts.ts';
import { hashPassword, isPassword } from './passwords.ts';

export interface Account {
  id: number;
  /** As it was typed when the account was made. */
  email: string;
  firstName: string;
  /** How the identity provider says that this account is locked: a status of 200, or an error of its own. */
  lockoutAnswer: 'status' | 'error';
}

export interface NewAccount {
  email: string;
  firstName: string;
  password: string;
  lockoutAnswer?: Account['lockoutAnswer'];
}

const columns = 'id, email, first_name, lockout_answer';

/**
 * Makes an account. An address that has one keeps it as it is, and it takes as long to find out: the caller is not told
 * which it was, only the address is, by mail.
 */
export async function createAccount(shop: Shop, account: NewAccount): Promise<void> {
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
  sendMail(shop, Number(changes) > 0 ? welcomeMail(known) : alreadyMail(known));
}

/** The account of an address, and whether the password is its own: the same work for an address that has none. */
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

/** Two addresses that differ in capitals only are one. */
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
