import { pageContext } from './context.ts';

/** Whether the page belongs to the kids' part of the shop: as the page context says, else by its path. */
export const isKidsPage = (): boolean => pageContext().isKids ?? /^\/kids(\/|$)/.test(location.pathname);
