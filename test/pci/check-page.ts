import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import * as v from 'valibot';
import type { Manifest } from '../../src/build/manifest.ts';
import { type Allowed, allowList, differences, explained, type Inventory } from './inventory.ts';
import { type Visit, visitPage } from './page-scripts.ts';

export interface Check extends Visit {
  /** What the list calls the page. */
  page: string;
  /** The file that the list is written to, and compared with before. */
  list: string;
  /** The file of the scripts that the shop allows. */
  allowed: string;
  /** The library's manifest.json. */
  manifest: string;
}

/**
 * Lists the scripts and security headers of a page, writes the list to its file, and prints what is unexplained and what
 * has changed since the last list.
 * @returns whether every script has an owner and a reason
 */
export async function checkPage(
  browser: Browser,
  check: Check,
  print: (line: string) => void,
): Promise<boolean> {
  const allowed = readAllowList(check.allowed);
  const manifest = JSON.parse(readFileSync(check.manifest, 'utf8')) as Manifest;
  const seen = await visitPage(browser, check);
  const scripts = explained(seen.scripts, manifest, allowed);
  const now: Inventory = { page: check.page, checkedAt: new Date().toISOString(), ...seen, scripts };

  print(`${scripts.length} scripts on ${check.page}:`);
  for (const { address, hash, owner, reason } of scripts)
    if (reason) print(`  ${address} ${hash}\n    ${owner}: ${reason}`);
  const unexplained = scripts.filter(({ reason }) => !reason);
  for (const { address, hash } of unexplained)
    print(`  UNEXPLAINED ${address} ${hash}\n    add its owner and reason to ${check.allowed}, or remove it`);

  const last = readList(check.list, check.page);
  const lines = last ? differences(last, now) : [];
  if (!last) print('This is the first list of this page.');
  else if (lines.length === 0) print(`Nothing has changed since ${last.checkedAt}.`);
  else print(`Changed since ${last.checkedAt}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  writeFileSync(check.list, `${JSON.stringify(now, null, 2)}\n`);
  print(`The list is in ${check.list}.`);
  return unexplained.length === 0;
}

function readAllowList(path: string): Allowed[] {
  if (!existsSync(path)) return [];
  const read = v.safeParse(allowList, JSON.parse(readFileSync(path, 'utf8')));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${path}: ${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`);
}

/** The last list, if it is of this page. */
function readList(path: string, page: string): Inventory | undefined {
  if (!existsSync(path)) return undefined;
  const list = JSON.parse(readFileSync(path, 'utf8')) as Inventory;
  return list.page === page ? list : undefined;
}
