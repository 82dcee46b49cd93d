/** The driver of another browser than npm's Chromium: each speaks a protocol of its own. */
export interface Engine {
  /** With its version: `Firefox 153.7.0esr`. */
  name: string;
  /** A tab of a new shopper: own cookies, own storage. One is open at a time. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A tab, driven by real input: events go through the browser to the page, as a user's do. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** The JSON value of a JavaScript expression in the page; promises are awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses a key, with modifiers before it: `press('Control', 'a')`. */
  press(...keys: Key[]): Promise<void>;
  /** Types character by character. */
  type(text: string): Promise<void>;
  /** Moves the pointer to a position in the viewport, in CSS px, and clicks. */
  click(x: number, y: number): Promise<void>;
  /** Console messages since the tab opened; empty if the browser's protocol does not report them. */
  console: string[];
  close(): Promise<void>;
}

/** Named keys, as in `KeyboardEvent.key`, and their code points in WebDriver. */
export const namedKeys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
} as const;

export type Key = keyof typeof namedKeys | ' ' | 'a' | 'c' | 'v' | 'z';

/** The modifier of select all, copy, paste and undo. */
export const commandKey: Key = process.platform === 'darwin' ? 'Meta' : 'Control';

/** Adds a time limit to `waiting`, so that a hanging browser fails with a name instead of blocking the run. */
export async function within<T>(timeoutMs: number, what: string, waiting: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${timeoutMs / 1000} s`)), timeoutMs);
  });
  return Promise.race([waiting, late]).finally(() => clearTimeout(timer));
}
