import { policyFinding } from './check-policy.ts';
import { type Finding, mistake } from './finding.ts';
import { declared, isOwnCall } from './own-calls.ts';
import { pathOf } from './path-of.ts';

/** Watches the page for failed calls, and for files and calls that its security policy blocks. */
export class Watch {
  readonly #findings = new Map<string, Finding>();
  readonly #onChange: () => void;
  readonly #paths: readonly string[];

  /** @param paths the paths of the calls whose refusals are findings */
  constructor(onChange: () => void, paths: readonly string[] = declared) {
    this.#onChange = onChange;
    this.#paths = paths;
    // Including the violations and responses from before the doctor was loaded.
    this.#requests.observe({ type: 'resource', buffered: true });
    document.addEventListener('storefront:error', this.#handleError);
    document.addEventListener('securitypolicyviolation', this.#handleViolation);
  }

  get findings(): Finding[] {
    return [...this.#findings.values()];
  }

  stop(): void {
    this.#requests.disconnect();
    document.removeEventListener('storefront:error', this.#handleError);
    document.removeEventListener('securitypolicyviolation', this.#handleViolation);
  }

  readonly #requests = new PerformanceObserver((list) => {
    for (const { initiatorType, name, responseStatus } of list.getEntries() as PerformanceResourceTiming[]) {
      if (initiatorType !== 'fetch' || !isOwnCall(name, this.#paths)) continue;
      if (isRefused(responseStatus))
        this.#addCall(pathOf(name), `was answered with ${responseStatus}`, 'fetch');
      // The library may have left something out of the answer.
      else this.#onChange();
    }
  });

  readonly #handleError = ({ detail }: CustomEvent<{ action: string; api: string; message: string }>) =>
    this.#addCall(pathOf(detail.api), `failed: ${detail.message}`, detail.action);

  readonly #handleViolation = (violation: SecurityPolicyViolationEvent) => {
    const finding = policyFinding(violation);
    this.#findings.set(finding.what, finding);
    this.#onChange();
  };

  #addCall(api: string, reason: string, action: string): void {
    this.#findings.set(
      api,
      mistake(
        'failed-call',
        `The call ${api} (${action}) ${reason}.`,
        'See the answer in the network panel; openapi.json says what the server has to answer, and endpoints in the page context names another path.',
      ),
    );
    this.#onChange();
  }
}

/** A 401 may be a request to sign in, which is not a failure; a real failure is reported by its event. */
const isRefused = (status: number) => status >= 400 && status !== 401;
