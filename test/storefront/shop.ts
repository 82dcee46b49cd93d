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
