import { type Finding, mistake } from './finding.ts';

/** What has gone wrong while the page ran: calls, blocked files, errors of the widgets' code. */
export class Watch {
  readonly #calls = new Map<string, Finding>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    // Also those from before the doctor.
    this.#requests.observe({ type: 'resource', buffered: true });
    document.addEventListener('storefront:error', this.#handleError);
    document.addEventListener('securitypolicyviolation', this.#handleViolation);
  }

  get findings(): Finding[] {
    return [...this.#calls.values()];
  }

  stop(): void {
    this.#requests.disconnect();
    document.removeEventListener('storefront:error', this.#handleError);
    document.removeEventListener('securitypolicyviolation', this.#handleViolation);
  }

  readonly #requests = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (entry.initiatorType === 'fetch' && entry.responseStatus >= 400)
        this.#addCall(pathOf(entry.name), `was answered with ${entry.responseStatus}`, 'fetch');
  });

  readonly #handleError = ({ detail }: CustomEvent<{ action: string; api: string; message: string }>) =>
    this.#addCall(pathOf(detail.api), `failed: ${detail.message}`, detail.action);

  readonly #handleViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const blocked = pathOf(blockedURI);
    this.#calls.set(
      `policy ${blocked}`,
      mistake(
        'policy',
        `The page’s security policy has blocked ${blocked} (${effectiveDirective}).`,
        `Add its origin to ${effectiveDirective} if the page needs it.`,
      ),
    );
    this.#onChange();
  };

  #addCall(api: string, reason: string, action: string): void {
    this.#calls.set(
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

/** Without query, which may hold what a shopper has typed. */
function pathOf(url: string): string {
  if (!URL.canParse(url, document.baseURI)) return url;
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === location.origin ? pathname : `${origin}${pathname}`;
}
