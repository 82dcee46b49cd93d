import { prepareAnnouncements } from '../page/announce.ts';
import { pageContext } from '../page/context.ts';
import { provideOverlays } from '../page/overlays.ts';
import { replacedContent } from '../page/replaced-content.ts';
import type { Registry } from './registry.ts';

let isPrepared = false;

/** Sets up the page once for all islands: overlays, the brand's tokens, a live region, replayed events. */
export function preparePage(page: Registry): void {
  provideOverlays((name, props) => page.open(page, name, props));
  if (isPrepared) return;
  isPrepared = true;
  // React reads `window.event.type` unless `event` is undefined, so a page's own `var event = null` would break it.
  if (window.event === null) Object.assign(window, { event: undefined });
  document.documentElement.setAttribute('data-si-brand', pageContext().brand);
  // Screen readers only read a live region that was there before its text.
  prepareAnnouncements();
  page.past ??= {};
  page.aside = replacedContent;
  for (const name of ['storefront:cart-changed', 'storefront:payment-changed'])
    document.addEventListener(name, (event) => {
      page.past![name] = [event];
    });
}
