import { type PageDocs, pageDocs } from '../domain/page-docs.ts';
import { type PageName, pagePaths } from '../domain/page-paths.ts';

/** A page of the shop that is linked, or a form that is posted; `name` is its key in the page context's `endpoints`. */
export interface ShopPage extends PageDocs {
  name: PageName;
  path: string;
}

/** All of them. They are not calls, because the browser navigates to the answer. */
export const shopPages: readonly ShopPage[] = (Object.keys(pagePaths) as PageName[]).map((name) => ({
  name,
  path: pagePaths[name],
  ...pageDocs[name],
}));
