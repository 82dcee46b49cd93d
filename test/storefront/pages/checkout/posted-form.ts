import type { Context } from 'hono';
import type { Buyer } from '../../checkout/buyer.ts';
import type { ShopEnv } from '../../shop.ts';
import type { Markup, Page } from '../page.ts';
import type { Fields } from '../posted-fields.ts';

/** Answers a form that is posted to a path; without an order it redirects to the cart. */
export type Post = (path: string, answer: (form: PostedForm) => Answer) => void;

/** A form of checkout, for the shopper who has posted it. */
export interface PostedForm {
  c: Context<ShopEnv>;
  page: Page;
  buyer: Buyer;
  fields: Fields;
  /** Redirects to a path, in the page's variant. */
  to: (path: string) => Response;
  /** The page again, with what is wrong. */
  again: (content: Markup) => Answer;
}

export type Answer = Response | Promise<Response>;
