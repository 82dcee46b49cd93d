/* Functions that run in the page: they are sent as text, and may not refer to anything outside themselves. */

/** The position of a click, or why there is none. */
export interface Place {
  x: number;
  y: number;
  problem: string | null;
}

/** Runs before the page's own scripts, and records console errors, which WebDriver does not report. */
export function watch(): void {
  const note = (text: string) =>
    sessionStorage.setItem('noted', `${sessionStorage.getItem('noted') ?? ''}\n${text}`);
  addEventListener('error', ({ message }) => note(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      note(`${level}: ${words.join(' ')}`);
      write.apply(console, words);
    };
  }
}

/** The first visible element that matches, with `name` in its label or its text. */
export function find(css: string, name: string): Element | null {
  for (const element of document.querySelectorAll<HTMLInputElement>(css)) {
    const label =
      element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '';
    if (label.includes(name) && element.checkVisibility({ visibilityProperty: true })) return element;
  }
  return null;
}

/** The middle of an element, after scrolling it into view. */
export function placeOf(element: HTMLElement): Place {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const { target } = effect as KeyframeEffect;
    return playState === 'running' && effect?.getTiming().iterations === 1 && target?.contains(element);
  });
  if (moves) return { x, y, problem: 'it moves' };
  return { x, y, problem: element.contains(hit) ? null : `covered by ${hit?.outerHTML.slice(0, 80)}` };
}

/** Posts a form of the shop with the page’s anti-forgery token; true if it was accepted. */
export async function postForm(path: string, form: Record<string, string>): Promise<boolean> {
  const token = document.querySelector<HTMLInputElement>('[name=__RequestVerificationToken]')!.value;
  const body = new URLSearchParams({ ...form, __RequestVerificationToken: token });
  return (await fetch(path, { method: 'POST', body })).ok;
}

/** Returns the messages that {@link watch} has recorded, and clears them. */
export function takeNoted(): string {
  const noted = sessionStorage.getItem('noted') ?? '';
  sessionStorage.removeItem('noted');
  return noted;
}

/** The page's URL, the focused element, and the live regions' texts. */
export function describePage(): string {
  const said = [...document.querySelectorAll<HTMLElement>('[role=alert], [role=status], [aria-live]')];
  const words = said.map(({ innerText }) => innerText.trim()).filter(Boolean);
  return `at ${location.href}, focus on ${document.activeElement?.outerHTML.slice(0, 160)}, said: ${words.join(' / ') || 'nothing'}`;
}

/** Scrolls through the page, for islands that load when visible. */
export async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
    scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
