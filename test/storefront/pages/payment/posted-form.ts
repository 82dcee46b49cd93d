import type { Context } from 'hono';
import type { ShopEnv } from '../../shop.ts';
import type { Page } from '../page.ts';
import type { Fields } from '../posted-fields.ts';

/** Adds the answer to a form that is posted to a path; without an order it redirects to the cart. */
export type Post = (
  path: string,
  answer: (c: Context<ShopEnv>, page: Page, fields: Fields) => Answer,
) => void;
export type Answer = Response | Promise<Response>;
