import { html } from 'hono/html';
import type { Markup } from './page.ts';

/**
 * As on old pages: at the end of the body, in order. Old jQuery breaks under Trusted Types. `jquery-1` probes the
 * browser with inline handlers, which current browsers report in their consoles.
 */
export function legacyScripts(jquery: 'jquery' | 'jquery-1'): Markup {
  return html`<script src="/legacy/js/${jquery}.min.js"></script>
<script src="/legacy/js/bootstrap.min.js"></script>
<script src="/shop/legacy.js"></script>`;
}
