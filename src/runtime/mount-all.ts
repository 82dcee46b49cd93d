import { forgetFailure } from './load-widget.ts';
import type { Registry } from './registry.ts';

/**
 * Mounts every host in a part of the page now, without waiting for its strategy; failed and unmounted ones are mounted
 * again.
 */
export async function mountAll(page: Registry, node: Node = document): Promise<void> {
  if (!node.nodeType || !document.contains(node))
    throw new Error(`mount() takes a part of this page; ${nameOf(node)} is not in it`);
  const inside = () => [...page.hosts.values()].filter(({ host }) => node.contains(host));
  for (const record of inside()) {
    if (record.status !== 'failed') continue;
    forgetFailure(page, record.name);
    page.drop(record);
    record.host.removeAttribute('data-island-empty');
  }
  const off = '[data-island-status=off]';
  const parts = node as ParentNode & Partial<Element>;
  if (parts.matches?.(off)) parts.removeAttribute?.('data-island-status');
  for (const host of parts.querySelectorAll(off)) host.removeAttribute('data-island-status');
  page.scan(node);
  await Promise.all(inside().map(page.begin));
}

function nameOf(node: unknown): string {
  const { nodeType, nodeName } = Object(node) as Partial<Node>;
  return nodeType === 1 ? ((node as Element).cloneNode() as Element).outerHTML : String(nodeName ?? node);
}
