import { html } from 'hono/html';
import { link, type Markup, type Page } from './page.ts';

/** The selector of the chat's opener, for scripts. */
export const chatOpener = '.js-chat-open';

/** Whether the chat is available: `chat=1` turns it on. */
export function hasChat({ query }: Pick<Page, 'query'>): boolean {
  return query.get('chat') === '1';
}

/** The page's own chat: without script, the ways to reach customer service. */
export function chatLink(page: Page): Markup {
  return html`<a class="js-chat-open" href="${link(page, '/customer-service/contact-us')}">Chat with us</a>`;
}
