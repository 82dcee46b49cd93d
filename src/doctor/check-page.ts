import { checkPage as checkRules } from '../diagnosis/diagnose.ts';
import * as natives from '../page/natives.ts';
import type { DocumentPage } from './check-hosts.ts';
import { checkWallets } from './check-wallets.ts';
import { type Finding, note, shownFinding } from './finding.ts';

/**
 * Finds what is wrong with the page as a whole, except with the library's tags: its context, its token, the places of
 * hosts, its globals.
 */
export function checkPage(page: DocumentPage): Finding[] {
  return [...checkRules(page).map(shownFinding), ...checkGlobals(), ...checkWallets()];
}

const isNative = (value: unknown) => typeof value !== 'function' || /\[native code]/.test(`${value}`);

function checkGlobals(): Finding[] {
  const global = window as unknown as Record<string, unknown>;
  const findings: Finding[] = [];
  const { bind: _bind, keysOf: _keysOf, ...ownGlobals } = natives;
  const replaced = Object.entries(ownGlobals)
    .filter(([name, own]) => global[name] !== own)
    .map(([name]) => name);
  if (!isNative(Function.prototype.bind)) replaced.push('Function.prototype.bind');
  if (replaced.length)
    findings.push(
      note(
        'replaced-globals',
        `The page has replaced ${replaced.join(', ')}.`,
        'Nothing to do for the islands, which use the browser’s own. The page’s other scripts get the replacement.',
      ),
    );
  if (!isNative(global.fetch))
    findings.push(
      note(
        'replaced-fetch',
        'The page has replaced fetch, and all calls of the islands go through it.',
        'If calls fail, try without the script that wraps it: it has to resolve, reject and abort as the browser’s own.',
      ),
    );
  return findings;
}
