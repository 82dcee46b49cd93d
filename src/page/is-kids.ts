import { pageContext } from './context.ts';

/** Whether the page is of the kids' part of the shop: the page context says so, or else its path. */
export const isKidsPage = (): boolean => pageContext().isKids ?? /^\/kids(\/|$)/.test(location.pathname);
