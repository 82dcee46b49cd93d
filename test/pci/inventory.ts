import * as v from 'valibot';
import type { Manifest } from '../../src/build/manifest.ts';
import type { PageScript, Sighting } from './page-scripts.ts';

const filled = v.pipe(v.string(), v.trim(), v.minLength(1));

/**
 * The scripts that a shop allows on a page, each with its owner and its reason. `script` is an address as in the list,
 * and may end with `*`; one without an address (`inline`, `eval`) needs a hash, any other may have one.
 */
export const allowList = v.array(
  v.pipe(
    v.object({ script: filled, hash: v.optional(filled), owner: filled, reason: filled }),
    v.check(
      ({ script, hash }) => !!hash || !/^(inline|eval)$/.test(script),
      'an inline script needs its hash, because it has no address',
    ),
  ),
);
export type Allowed = v.InferOutput<typeof allowList>[number];

export interface ListedScript extends PageScript {
  owner?: string;
  /** Missing if the script is unexplained. */
  reason?: string;
}

/** The list of one page, as it is written to the file. */
export interface Inventory {
  page: string;
  checkedAt: string;
  scripts: ListedScript[];
  headers: Record<string, string>;
}

/** Gives each script its owner and reason: the library's by their hashes, the others as the shop allows them. */
export function explained(
  scripts: readonly PageScript[],
  manifest: Manifest,
  allowed: readonly Allowed[],
): ListedScript[] {
  const ours = new Map(Object.values(manifest.files).map(({ integrity, purpose }) => [integrity, purpose]));
  return scripts.map((script) => {
    const purpose = ours.get(script.hash);
    if (purpose) return { ...script, owner: `${manifest.name} ${manifest.version}`, reason: purpose };
    const { owner, reason } = allowed.find((one) => isAllowed(one, script)) ?? {};
    return { ...script, ...(reason && { owner, reason }) };
  });
}

function isAllowed({ script, hash }: Allowed, { address, hash: actual }: PageScript): boolean {
  if (hash && hash !== actual) return false;
  return script.endsWith('*') ? address.startsWith(script.slice(0, -1)) : address === script;
}

/** The differences from the last list, one line each. */
export function differences(last: Sighting, now: Sighting): string[] {
  return [...scriptDifferences(last.scripts, now.scripts), ...headerDifferences(last.headers, now.headers)];
}

function scriptDifferences(last: readonly PageScript[], now: readonly PageScript[]): string[] {
  const isIn = (list: readonly PageScript[], { address, hash }: PageScript) =>
    list.some((one) => one.address === address && one.hash === hash);
  const added = now.filter((script) => !isIn(last, script));
  const gone = last.filter((script) => !isIn(now, script));
  const isChanged = ({ address }: PageScript) =>
    address.startsWith('/') || address.includes('://')
      ? [added, gone].every((list) => list.some((one) => one.address === address))
      : false;
  return [
    ...added.map((script) => `${isChanged(script) ? 'changed' : 'new'}: ${script.address} ${script.hash}`),
    ...gone.filter((script) => !isChanged(script)).map(({ address, hash }) => `gone: ${address} ${hash}`),
  ];
}

function headerDifferences(last: Record<string, string>, now: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(last), ...Object.keys(now)])].sort();
  return names
    .filter((name) => last[name] !== now[name])
    .map((name) => `header ${name}: ${last[name] ?? 'none'} → ${now[name] ?? 'none'}`);
}
