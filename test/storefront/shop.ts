import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import type { View } from './view.ts';

/** Dependencies of every part of the storefront: its data and its built files. */
export interface Shop {
  database: DatabaseSync;
  /** Signs cookies and tokens; stored in the database. */
  secret: string;
  /** The folder of the built library, served under /islands/. */
  dist: string;
  /** False if its pages have no tag of the library. Default: true. */
  hasLibrary?: boolean;
  isTestMode: boolean;
  /** The cost of a password hash: scrypt's N. */
  passwordCost: number;
  /** Other origins that are allowed after signing in, such as the other brand's (decision 11). */
  allowedRedirectOrigins: readonly string[];
  /** The sessions whose keys (decision 111) are ignored, as by a shop without them: a switch of test mode. */
  ignoresKeys?: Set<string> | undefined;
  /** Called when a visitor's session gets a new id. */
  onSessionRenewed?: (from: string, to: string) => void;
}

/** The variables on hono's context. */
export interface ShopEnv {
  Bindings: HttpBindings;
  Variables: {
    sessionId: string;
    /** True for a visitor whose request had no session. */
    isNewSession: boolean;
    view: View;
    /** As the storefront's option `hasBestCompression`. */
    isBestCompressed: boolean;
  };
}
