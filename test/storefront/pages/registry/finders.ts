import { html } from 'hono/html';
import { link, type Markup, type Page } from '../page.ts';
import { listPath } from './paths.ts';

const text = {
  title: 'Find a Gift Registry',
  paragraphs: [
    'Guests find a registry by its link: the couple, or the parents-to-be, send it with their invitation.',
    'Your own registries stand in your account.',
  ],
  back: { path: listPath, text: 'Go to your registries' },
};

/** Where guests look for a registry: each brand has a page of its own (cart §2). */
export const registryFinders = ['/wedding-gift-registry', '/gift-registry/guest/find-registry'].map(
  (path) => ({
    path,
    ...text,
  }),
);

/** A set to start a registry with, added at once, and what other registries have. */
export function registryPods(page: Page): Markup {
  const more = html`<p><a href="${link(page, '/new')}">See what is new</a></p>`;
  return html`<section class="shop-pod"><div data-island="recommendation-carousel" data-pod-id="registry-starter-set"
 data-registrant-mode="true" data-show-bottom-add-button="true">${more}</div></section>
<section class="shop-pod"><div data-island="recommendation-carousel" data-pod-id="registry-you-may-also-want"
 data-registrant-mode="true">${more}</div></section>`;
}
