import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import type { View } from './view.ts';

/** What every part of the storefront is given: where its data and its built files are. */
export interface Shop {
  database: DatabaseSync;
  /** Signs cookies and tokens; lives in the database. */
  secret: string;
  /** The folder of the built library, served under /islands/. */
  dist: string;
  isTestMode: boolean;
  /** How much work it is to hash a password: scrypt's N. */
  passwordCost: number;
  /** Other origins a shopper may be sent to, such as the other brand's (decision 11). */
  allowedRedirectOrigins: readonly string[];
  /** Told when a visitor's session goes on under a new id. */
  onSessionRenewed?: (from: string, to: string) => void;
}

/** What hono's handlers find on their context. */
export interface ShopEnv {
  Bindings: HttpBindings;
  Variables: {
    sessionId: string;
    /** True for a visitor who brought no session along. */
    isNewSession: boolean;
    view: View;
  };
}
