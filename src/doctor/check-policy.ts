import { type Finding, mistake, note } from './finding.ts';
import { pathOf } from './path-of.ts';

/** The finding for what the page's security policy has blocked, or would block if it did more than report. */
export function policyFinding(violation: SecurityPolicyViolationEvent): Finding {
  const { blockedURI, disposition, effectiveDirective, sourceFile } = violation;
  const [what, remedy] = blockedBy(blockedURI, effectiveDirective);
  const from = sourceFile && !/[:/]/.test(blockedURI) ? `, in ${pathOf(sourceFile)}` : '';
  if (disposition === 'report')
    return note(
      'policy',
      `The page’s report-only policy would block ${what} (${effectiveDirective})${from}.`,
      `Nothing is blocked now. Before the policy is enforced: ${remedy}`,
    );
  return mistake(
    'policy',
    `The page’s security policy has blocked ${what} (${effectiveDirective})${from}.`,
    remedy,
  );
}

/** What was blocked, and what to do if the page needs it. A `blockedURI` may be a keyword, or the scheme of a URL. */
function blockedBy(blocked: string, directive: string): [what: string, remedy: string] {
  switch (blocked) {
    case 'inline':
      return /^style/.test(directive)
        ? ['an inline style', `Move it into a stylesheet, or add its hash or a nonce to ${directive}.`]
        : [
            'an inline script',
            `Move it into a file, or add its hash or a nonce to ${directive}. The islands’ only one is the import map of the snippet.`,
          ];
    case 'eval':
      return [
        'text that is run as a script',
        `Mend the script that does it, or add 'unsafe-eval' to script-src. The islands run no text.`,
      ];
    case 'wasm-eval':
      return [
        'WebAssembly',
        `Add 'wasm-unsafe-eval' to script-src if the page needs it. The islands have none.`,
      ];
    case 'trusted-types-policy':
      return [
        'a Trusted Types policy',
        'Add its name to trusted-types if the page needs it. The islands create none.',
      ];
    case 'trusted-types-sink':
      return [
        'text where a Trusted Type is required',
        'Mend the script that writes it: it has to make the value with a Trusted Types policy, or do without markup.',
      ];
    default:
      return /^[a-z][a-z\d+.-]*$/i.test(blocked)
        ? [`a ${blocked}: URL`, `Add ${blocked}: to ${directive} if the page needs it.`]
        : [pathOf(blocked), `Add its origin to ${directive} if the page needs it.`];
  }
}
