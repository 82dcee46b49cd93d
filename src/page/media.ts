import { pageContext } from './context.ts';

/** Whether the page has the mobile layout: as the page context says, else by the viewport (decision 2). */
export function isMobile(): boolean {
  return pageContext().isMobile ?? matchMedia('(max-width: 767.98px)').matches;
}
