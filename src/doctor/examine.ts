import type { Registry } from '../runtime/registry.ts';
import { checkHosts } from './check-hosts.ts';
import { checkPage } from './check-page.ts';
import type { Finding } from './finding.ts';
import { checkStates, type HostState, hostStates } from './host-states.ts';

/** What the doctor shows. */
export interface Report {
  version: string | undefined;
  findings: Finding[];
  hosts: HostState[];
}

/**
 * Examines the page as it is now: the files of its widgets are loaded, and nothing mounts.
 * @param folder the folder of the library's scripts, with a slash at its end
 */
export async function examine(folder: string): Promise<Report> {
  const global = window as unknown as {
    [key: symbol]: Partial<Registry> | undefined;
    storefrontIslands?: { version: string };
  };
  const page = global[Symbol.for('storefront-islands')];
  const findings = checkPage(page, folder);
  const { version } = global.storefrontIslands ?? {};
  if (!page?.hosts) return { version, findings, hosts: [] };
  const registry = page as Registry;
  findings.push(...(await checkHosts(registry)));
  const hosts = await hostStates(registry);
  return { version, findings: [...findings, ...checkStates(registry, hosts)], hosts };
}
