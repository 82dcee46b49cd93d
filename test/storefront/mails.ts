import type { DatabaseSync } from 'node:sqlite';
import type { Shop } from './shop.ts';

/** A mail that the shop would send. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** A page of the shop, as a path, so that it does not depend on a `Host` header, which can be forged. */
  link: { path: string; text: string };
}

export interface SentMail extends Mail {
  sentAt: Date;
}

const mailsKept = 500;
const mailsShown = 50;

export function createMailTable(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS mails (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      sent_to TEXT NOT NULL,
      subject TEXT NOT NULL,
      text TEXT NOT NULL,
      link_path TEXT NOT NULL,
      link_text TEXT NOT NULL,
      sent_at INTEGER NOT NULL
    ) STRICT;
  `);
}

/** Puts a mail into the mailbox; this storefront sends none. */
export function sendMail({ database }: Shop, { to, subject, text, link }: Mail, now = Date.now()): void {
  database
    .prepare(
      'INSERT INTO mails (sent_to, subject, text, link_path, link_text, sent_at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(to, subject, text, link.path, link.text, now);
  database.prepare('DELETE FROM mails WHERE id <= (SELECT max(id) FROM mails) - ?').run(mailsKept);
}

const maxMails = 5;
const mailLimitMs = 60 * 60 * 1000;

/** Whether an address has had so many mails within an hour that nobody may have another sent to it. */
export function hasMuchMail({ database }: Shop, to: string, now = Date.now()): boolean {
  const row = database
    .prepare('SELECT count(*) AS sent FROM mails WHERE lower(sent_to) = lower(?) AND sent_at > ?')
    .get(to, now - mailLimitMs);
  return Number(row?.sent) >= maxMails;
}

/** The latest mails first, all or those to one address. */
export function sentMails({ database }: Shop, to?: string): SentMail[] {
  return database
    .prepare('SELECT * FROM mails WHERE ? IS NULL OR lower(sent_to) = lower(?) ORDER BY id DESC LIMIT ?')
    .all(to ?? null, to ?? null, mailsShown)
    .map((row) => ({
      to: String(row.sent_to),
      subject: String(row.subject),
      text: String(row.text),
      link: { path: String(row.link_path), text: String(row.link_text) },
      sentAt: new Date(Number(row.sent_at)),
    }));
}
