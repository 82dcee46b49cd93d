import type { Registry } from '../runtime/registry.ts';
import { checkHosts } from './check-hosts.ts';
import { checkLeft } from './check-left.ts';
import { checkPage } from './check-page.ts';
import { checkTags } from './check-tags.ts';
import type { Finding } from './finding.ts';
import { checkStates, type HostState, hostStates } from './host-states.ts';
import { callNames } from './own-calls.ts';
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
 */
export function examine(folder: string, files: WidgetFiles, calls = callNames): Report {
  const global = window as unknown as {
    [key: symbol]: Partial<Registry> | undefined;
    storefrontIslands?: { version: string };
  };
  const page = global[Symbol.for('storefront-islands')];
  const findings = [...checkTags(page, folder), ...checkPage(page, calls), ...checkLeft()];
  const { version } = global.storefrontIslands ?? {};
  if (!page?.hosts) return { version, findings, hosts: [], loading: 0 };
  const registry = page as Registry;
  findings.push(...checkHosts(registry, files));
  const hosts = hostStates(registry, files);
  findings.push(...checkStates(registry, files, hosts));
  return { version, findings, hosts, loading: files.loading };
}
