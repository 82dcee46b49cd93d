import { html } from 'hono/html';
import { link, type Markup, type Page } from '../page.ts';

export const shippingPagePath = '/customer-service/shipping';

interface ShippingLink {
  text: string;
  /** Without it, all methods are shown. */
  shipMethod?: number;
  openTab?: 1 | 2 | 3;
}

/** A plain link to the shipping page, whose figures the popup shows. */
export function shippingLink(page: Page, { text, shipMethod, openTab }: ShippingLink): Markup {
  return html`<a href="${link(page, shippingPagePath)}${fragments[shipMethod ?? 0] ?? ''}" data-island-open="shipping-charges"
 ${shipMethod === undefined ? '' : html`data-ship-method="${shipMethod}"`} ${openTab ? html`data-open-tab="${openTab}"` : ''}
>${text}</a>`;
}

/** The sections of that page, by ship method. */
const fragments: Record<number, string> = {
  1: '#standard',
  6: '#local',
  7: '#long-distance',
  8: '#flat-rate',
  9: '#gift-cards',
};
