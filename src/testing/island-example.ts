import type { Answers } from './test-page.ts';

/** A state of a widget from its `*.examples.ts`, for stories, tests and docs. */
export interface IslandExample {
  about: string;
  /** The host's attributes. */
  attributes?: Record<string, string>;
  /** The server's content of the host. */
  content?: string;
  /** Structured props; for an overlay, the props it is opened with. */
  props?: Record<string, unknown>;
  context?: Record<string, unknown>;
  answers?: Answers;
  /** The query of the page's URL, such as `?query=sofa`. */
  search?: string;
  /** How the payment provider's fields behave, if the page has them. */
  provider?: 'come' | 'never come' | 'cannot be had' | 'breaks';
}
