import type { Registry } from './registry.ts';

/** Removes overlays that are only markup: `body.innerHTML += …` writes an open one again, without its island. */
export function removeCopies(page: Registry): void {
  for (const copy of document.querySelectorAll('[data-island-overlay]')) {
    const record = page.hosts.get(copy);
    if (record?.unmount) continue;
    if (record) page.drop(record);
    copy.replaceWith();
  }
}
