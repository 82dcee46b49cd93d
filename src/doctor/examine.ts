import { widgetNames } from '../runtime/load-widget.ts';
import type { Registry } from '../runtime/registry.ts';
import { checkHosts, type DocumentPage } from './check-hosts.ts';
import { checkLeft } from './check-left.ts';
import { checkPage } from './check-page.ts';
import { checkTags } from './check-tags.ts';
import { factsOf } from './facts.ts';
import type { Finding } from './finding.ts';
import { checkStates, type HostState, hostStates } from './host-states.ts';
import { callNames, changing as changingWidgets } from './own-calls.ts';
import type { WidgetFiles } from './widget-files.ts';

/** What the doctor shows. */
export interface Report {
  version: string | undefined;
  findings: Finding[];
  hosts: HostState[];
  /** The number of widgets whose files are still loading: they are not checked yet. */
  loading: number;
}

/**
 * Examines the page as it is now, with the widget files that have loaded so far. It requests the others, but mounts
 * nothing.
 * @param folder the folder of the library's scripts, with a slash at its end
 * @param calls the names of the calls, for the page context's `endpoints`
 * @param changing the widgets that change something on the server
 */
export function examine(
  folder: string,
  files: WidgetFiles,
  calls = callNames,
  changing = changingWidgets,
): Report {
  const global = window as unknown as {
    [key: symbol]: Partial<Registry> | undefined;
    storefrontIslands?: { version: string };
  };
  const registry = global[Symbol.for('storefront-islands')];
  const page: DocumentPage = {
    facts: factsOf(registry),
    isDocument: true,
    names: widgetNames,
    islandOf: (name) => files.get(name).island,
    calls,
    changing,
  };
  const findings = [...checkTags(registry, folder), ...checkPage(page), ...checkLeft()];
  const { version } = global.storefrontIslands ?? {};
  if (!registry?.hosts) return { version, findings, hosts: [], loading: 0 };
  const whole = registry as Registry;
  findings.push(...checkHosts(whole, files, page));
  const hosts = hostStates(whole, files);
  findings.push(...checkStates(whole, files, hosts));
  return { version, findings, hosts, loading: files.loading };
}
