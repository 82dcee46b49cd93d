/** What one of the other browsers can do: each speaks a protocol of its own. */
export interface Engine {
  /** With its version: `Firefox 153.7.0esr`. */
  name: string;
  /** A tab of a new shopper: own cookies, own storage. One is open at a time. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A tab, driven by the browser's own input: presses go the way a hand's do, through the browser to the page. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** What a JavaScript expression comes to in the page, as JSON; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses a key, with the modifiers named before it held down: `press('Control', 'a')`. */
  press(...keys: Key[]): Promise<void>;
  /** Types letter by letter. */
  type(text: string): Promise<void>;
  /** Moves the pointer to a place of the viewport, in CSS px, and presses there. */
  click(x: number, y: number): Promise<void>;
  /** What the browser has written to the console since the tab opened; empty where its protocol does not say. */
  console: string[];
  close(): Promise<void>;
}

/** Keys with a name, as `KeyboardEvent.key` has them, and their code points in WebDriver. */
export const namedKeys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Delete: '\uE017',
  Meta: '\uE03D',
} as const;

export type Key = keyof typeof namedKeys | ' ' | 'a' | 'c' | 'v' | 'z';

/** The modifier of select all, copy, paste and undo. */
export const commandKey: Key = process.platform === 'darwin' ? 'Meta' : 'Control';

/** Holds `waiting` to a time: a browser that hangs is a failure with a name, not a run without an end. */
export async function within<T>(timeoutMs: number, what: string, waiting: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${timeoutMs / 1000} s`)), timeoutMs);
  });
  return Promise.race([waiting, late]).finally(() => clearTimeout(timer));
}
