import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { attributeName } from './attribute-name.ts';
import type { Island } from './define-island.ts';
import { renderRoot } from './island-root.tsx';
import { queueMount } from './mount-queue.ts';
import { parseProps, propsSource } from './parse-props.ts';
import type { HostRecord, OpenProps, Registry } from './registry.ts';

/**
 * Mounts an island in a host that the loader has found, in its turn and not before islands.css applies. Failures end in
 * `page.fail`; it never throws.
 */
export function mount(page: Registry, record: HostRecord, definition: unknown): void {
  record.loadedAt = performance.now();
  const mountInTurn = () => queueMount(() => tryToMount(page, record, definition as Island));
  const styles = page.styles?.();
  if (styles)
    styles.then(mountInTurn, (error) => record.status === 'loading' && page.fail(record, 'load', error));
  else mountInTurn();
}

function tryToMount(page: Registry, record: HostRecord, island: Island): void {
  // The host may have been removed meanwhile.
  if (record.status !== 'loading') return;
  try {
    mountNow(page, record, island);
  } catch (error) {
    page.fail(record, 'render', error);
  }
}

function mountNow(page: Registry, record: HostRecord, island: Island): void {
  // A press in progress would start on the server's button and end on the island's, so the browser would fire no
  // click.
  if (record.host.matches(':active')) {
    requestAnimationFrame(() => tryToMount(page, record, island));
    return;
  }
  // A page's element for an overlay only carries its props: the overlay mounts when it is opened.
  if (island.kind === 'overlay') {
    page.setStatus(record, 'pending');
    page.handBack(record);
    record.settle?.();
    return;
  }
  checkNames(island, [record.host]);
  let props: Record<string, unknown>;
  try {
    record.source = propsSource(record.host);
    props = parseProps(island.props, [record.source]);
  } catch (error) {
    page.fail(record, 'props', error);
    // A missing prop may be a misspelt one.
    checkNames(island, [record.host], {}, true);
    return;
  }
  (island.isLarge ? startTransition : flushSync)(() => renderRoot(page, record, island, props));
}

// Reports attributes, and props of `open()`, that the island does not have, because they may be misspelt.
function checkNames(
  { name, props }: Island,
  elements: Element[],
  given: OpenProps = {},
  isWrong?: boolean,
): void {
  const keys = Object.keys(props);
  const attributes = keys.map(attributeName);
  const isOther = (attribute: string) =>
    /^data-(?!island)/.test(attribute) && !attributes.includes(attribute);
  if (
    isWrong ||
    Object.keys(given).some((key) => !keys.includes(key)) ||
    elements.some((element) => element.getAttributeNames().some(isOther))
  )
    import(/* @once Reports misspelt attributes and props. */ '../page/misspelt.ts').then(
      (file) => file.reportMisspelt(name, attributes, elements, keys, given),
      () => {},
    );
}

/**
 * Opens an overlay island in an element at the end of the body. If it is open already, it gets the new props; if it is
 * closing, it is opened again. Rejects, after reporting it, if the props are wrong or the island fails before it shows.
 */
export async function open(
  page: Registry,
  definition: unknown,
  given?: OpenProps,
  opener?: Element,
): Promise<void> {
  const island = definition as Island;
  const { name } = island;
  await page.styles?.()?.catch((error) => {
    page.report(opener ?? document.body, name, 'load', error);
    throw error;
  });
  const named = (of = name) => [...document.querySelectorAll(`[data-island="${of}"]`)];
  const host = document.createElement('div');
  const elements = [...named(), ...(island.partOf ? named(island.partOf) : [])].filter(
    (element) => !element.hasAttribute('data-island-overlay'),
  );
  let props: Record<string, unknown>;
  try {
    if (island.kind !== 'overlay') throw new Error(`${name} mounts in its host; only overlay islands open`);
    checkNames(island, opener ? [opener, ...named()] : named(), given);
    const sources = elements.map((element) => page.hosts.get(element)?.source ?? propsSource(element));
    props = parseProps(island.props, opener ? [propsSource(opener), ...sources] : sources, given, name);
  } catch (error) {
    page.report(opener ?? document.body, name, 'props', error);
    throw error;
  }
  // A layer that is closing closes at once, which calls its `onClose`, and opens again.
  const closing = document.querySelector<HTMLDialogElement>(`[data-island="${name}"] [data-closing]`);
  if (closing)
    await new Promise((resolve) => {
      closing.addEventListener('close', resolve);
      closing.close();
    });
  for (const element of named()) {
    const update = page.hosts.get(element)?.update;
    if (update) return update(props);
  }
  host.setAttribute('data-island', name);
  host.setAttribute('data-island-overlay', '');
  return new Promise((resolve, reject) => {
    const settle = () =>
      record.status === 'mounted' ? resolve() : reject(new Error(`${name} did not open`));
    const again = () => open(page, definition, given, opener);
    const record: HostRecord = { host, name, status: 'loading', foundAt: performance.now(), settle, again };
    page.hosts.set(host, record);
    page.setStatus(record, 'loading');
    document.body.append(host);
    renderRoot(page, record, island, props, () => {
      page.hosts.delete(host);
      // Not remove(): Prototype.js replaces it with one that throws if the page has already removed the element.
      host.replaceWith();
    });
  });
}
