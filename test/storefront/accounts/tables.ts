import type { DatabaseSync } from 'node:sqlite';

/** Creates missing tables: accounts, sign-ins, one-time session tokens, failed attempts and password resets. */
export function createAccountTables(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS accounts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      email TEXT NOT NULL,
      email_key TEXT NOT NULL UNIQUE,
      first_name TEXT NOT NULL,
      password_hash TEXT NOT NULL,
      lockout_answer TEXT NOT NULL DEFAULT 'status' CHECK (lockout_answer IN ('status', 'error'))
    ) STRICT;
    CREATE TABLE IF NOT EXISTS signed_in (
      session_id TEXT PRIMARY KEY,
      account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      expires_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS session_tokens (
      token_hash TEXT PRIMARY KEY,
      account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      expires_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS sign_in_attempts (
      name_hash TEXT PRIMARY KEY,
      failures INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT;
    -- Without an account for the address, the token belongs to nobody, but takes the same work.
    CREATE TABLE IF NOT EXISTS password_resets (
      token_hash TEXT PRIMARY KEY,
      account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
      expires_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS spent_reset_tokens (
      token TEXT PRIMARY KEY,
      email_hash TEXT NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS reset_sessions (
      session_id TEXT PRIMARY KEY,
      token_hash TEXT NOT NULL REFERENCES password_resets (token_hash) ON DELETE CASCADE
    ) STRICT;
  `);
}
