import type { copyKey as CopyKey } from './copy-content.ts';
import type { Registry } from './registry.ts';

// A literal, because actions.js imports nothing of the core's.
const copyKey: typeof CopyKey = 'data-si-copy-of';

/**
 * A page may copy a mounted host: by `cloneNode`, or by `innerHTML` that it keeps and puts back. No island runs in the
 * copy, so its rendered markup is replaced by the server's content, from which the copy mounts: by a clone of the
 * original's, even if that has left the page meanwhile (a router's page cache), or else by the part of it that the markup
 * contains. The JSON script with the structured props is in the host either way.
 * @returns false for an open layer, whose copy is removed
 */
export function reviveCopy({ hosts, ended }: Registry, host: Element): boolean {
  if (host.hasAttribute('data-island-overlay')) {
    host.replaceWith();
    return false;
  }
  const dead = host.querySelector(':scope > .si-root');
  if (!dead) return true;
  const key = dead.getAttribute(copyKey)!;
  const original = [...hosts.values()].find(
    ({ shown }) => shown && shown !== dead && shown.getAttribute(copyKey) === key,
  );
  const content = original?.serverNodes ?? ended?.get(key)?.childNodes ?? serverContentIn(host);
  dead.replaceWith(...Array.from(content, (node) => node.cloneNode(true)));
  return true;
}

function serverContentIn(host: Element): ArrayLike<Node> {
  const places = [...host.querySelectorAll('[data-server-content]')];
  return places.find((place) => place.closest('[data-island]') === host)?.childNodes ?? [];
}
