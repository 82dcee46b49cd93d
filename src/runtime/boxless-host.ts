import type { Registry } from './registry.ts';

/**
 * Begins a host with `display: contents` once its content is near the viewport: such a host has no box of its own to
 * observe.
 */
export function beginNearContent(page: Registry, host: Element): void {
  const begin = () => {
    const record = page.hosts.get(host);
    if (record) page.begin(record);
  };
  const shown = [...host.querySelectorAll('*')].find((part) => part.getClientRects()[0]);
  if (!shown) {
    begin();
    return;
  }
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.pop()!.isIntersecting && host.contains(shown)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: '800px 200px' },
  ).observe(shown);
}
