import { html } from 'hono/html';
import { link, type Markup, type Page } from './page.ts';

/** What opens the chat, for scripts that look for it. */
export const chatOpener = '.js-chat-open';

/** True where somebody is there to chat with: `chat=1` says so. */
export function hasChat({ query }: Pick<Page, 'query'>): boolean {
  return query.get('chat') === '1';
}

/** The page's own chat: without script, the ways to reach customer service. */
export function chatLink(page: Page): Markup {
  return html`<a class="js-chat-open" href="${link(page, '/customer-service/contact-us')}">Chat with us</a>`;
}
