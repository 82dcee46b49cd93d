/** A request as the island sent it. */
export interface SentRequest {
  /** The declared call's name, such as `addItems`. */
  call: string;
  url: URL;
  headers: Headers;
  /** The parsed JSON body; null for a GET. */
  body: unknown;
}

/**
 * How each call is answered, by its name: the JSON of the answer; a number for a refusal of that status; `'offline'`
 * for no answer at all; `'never'` for one that does not come; or a function that makes the `Response`. A call that is
 * not named never answers.
 */
export type Answers = Record<string, unknown>;

/** A widget's definition, in place of its name. */
export interface IslandDefinition {
  name: string;
  kind: 'inline' | 'overlay';
}

export interface RenderOptions {
  /** What the server wrote into the host, as HTML. */
  content?: string;
  /** Structured values; for an overlay, what it is opened with. */
  props?: Record<string, unknown>;
  /** The page context. */
  context?: Record<string, unknown>;
  /** A page that is open, for a second island on it; its answers and context stay as they are. */
  on?: TestPage;
  /** Runs when the host is in the page and the island has not mounted. */
  before?: (host: HTMLElement) => void;
  /** Submits the server's form before the island mounts, as a shopper in a hurry does. */
  held?: 'submit';
}

/** An empty page with an anti-forgery token, a page context and a backend of the declared calls. */
export interface TestPage {
  /** What was sent, in order. */
  requests: SentRequest[];
  /** The first line of every console error. */
  errors: string[];
  /** Overlays that the island opened. They are noted, not shown. */
  opened: { name: string; props: Record<string, unknown> | undefined }[];
  /** Replaces the answer of a call. */
  answer(call: string, answer: unknown): void;
  /** Unmounts everything and puts `fetch`, the console and the body back. The next page closes an open one. */
  close(): Promise<void>;
}

export interface RenderedIsland extends TestPage {
  /** The island's element in the page. */
  host: HTMLElement;
  /** The server's own nodes, as they were before. */
  serverNodes: Node[];
  /** `pending`, `loading`, `mounted` or `failed`. */
  status(): string | null;
}

/**
 * Mounts a widget in a page of its own and waits until it has mounted or failed; an overlay is opened with
 * `options.props`.
 * @param attributes the host's attributes: `{'data-sku': '410553'}`
 */
export type RenderIsland = (
  widget: string | IslandDefinition,
  attributes?: Record<string, string>,
  answers?: Answers,
  options?: RenderOptions,
) => Promise<RenderedIsland>;
