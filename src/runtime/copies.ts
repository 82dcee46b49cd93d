import type { copyKey as CopyKey } from './island-root.tsx';
import type { Registry } from './registry.ts';

// A literal, because actions.js imports nothing of the core's.
const copyKey: typeof CopyKey = 'data-si-copy-of';

/**
 * A page may copy a mounted host: `cloneNode`, or `innerHTML` that it keeps and puts back. What the island has rendered is
 * dead in the copy, so that the server's content takes its place, from which the copy mounts: a copy of the original's, if
 * that is still there; else what the markup has of it. The structured props are in the host either way. Returns false for
 * an open layer, whose copy is removed.
 */
export function reviveCopy({ hosts }: Registry, host: Element): boolean {
  if (host.hasAttribute('data-island-overlay')) {
    host.replaceWith();
    return false;
  }
  const dead = [...host.children].find((child) => child.className === 'si-root');
  if (!dead) return true;
  const original = [...hosts.values()].find(
    ({ shown }) => shown && shown !== dead && shown.getAttribute(copyKey) === dead.getAttribute(copyKey),
  );
  const content = original?.serverNodes?.map((node) => node.cloneNode(true));
  dead.replaceWith(...(content ?? serverContentIn(host)));
  return true;
}

function serverContentIn(host: Element): Node[] {
  const places = [...host.querySelectorAll('[data-server-content]')];
  return [...(places.find((place) => place.closest('[data-island]') === host)?.childNodes ?? [])];
}
