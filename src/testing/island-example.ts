import type { Answers } from './test-page.ts';

/** A state of a widget, as its `*.examples.ts` has it: stories show it, tests try it, the docs name it. */
export interface IslandExample {
  about: string;
  /** The host's attributes. */
  attributes?: Record<string, string>;
  /** What the server wrote into the host. */
  content?: string;
  /** Structured props; for an overlay, what it is opened with. */
  props?: Record<string, unknown>;
  context?: Record<string, unknown>;
  answers?: Answers;
}
