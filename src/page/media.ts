import { pageContext } from './context.ts';

/** Mobile layout: the page context says so, and where it does not, the viewport (decision 2). */
export function isMobile(): boolean {
  return pageContext().isMobile ?? matchMedia('(max-width: 767.98px)').matches;
}
