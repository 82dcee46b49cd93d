// Here any text: the build writes the names of all widgets and calls into the package's types.

/** A widget. */
export type WidgetName = string;

/** A declared call, such as `addItems`. */
export type CallName = string;

/** A request that the island sent. */
export interface SentRequest {
  call: CallName;
  url: URL;
  headers: Headers;
  /** The parsed JSON body; null for a GET. */
  body: unknown;
}

/**
 * The answer of each call, by its name: the JSON of the answer (`{attemptId}` in it becomes the one of the last
 * payment); a number for a refusal with that status; `'offline'` for no answer at all; `'never'` for one that does not
 * come; or a function that returns the `Response`. A call without an answer here is never answered.
 */
export type Answers = Partial<Record<CallName, unknown>>;

/** A widget's definition, instead of its name. */
export interface IslandDefinition {
  name: string;
  kind: 'inline' | 'overlay';
}

export interface RenderOptions {
  /** The server's content of the host, as HTML. */
  content?: string;
  /** Structured values; for an overlay, the props it is opened with. */
  props?: Record<string, unknown>;
  /** The page context. */
  context?: Record<string, unknown>;
  /** An open page, for a second island on it; its answers and context stay as they are. */
  on?: TestPage;
  /** Runs after the host was added, before the island mounts. */
  before?: (host: HTMLElement) => void;
  /** Submits the server's form before the island mounts, as an impatient shopper does. */
  held?: 'submit';
}

/** An empty page with an anti-forgery token, a page context and a backend of the declared calls. */
export interface TestPage {
  /** The sent requests, in order. */
  requests: SentRequest[];
  /** The first line of every console error. */
  errors: string[];
  /** Overlays that the island opened. They are recorded, not shown. */
  opened: { name: string; props: Record<string, unknown> | undefined }[];
  /** Replaces the answer of a call. */
  answer(call: CallName, answer: unknown): void;
  /** Unmounts everything and restores `fetch`, the console and the body. The next page closes an open one. */
  close(): Promise<void>;
}

export interface RenderedIsland extends TestPage {
  /** The island's element in the page. */
  host: HTMLElement;
  /** The server's own nodes, unchanged. */
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
  widget: WidgetName | IslandDefinition,
  attributes?: Record<string, string>,
  answers?: Answers,
  options?: RenderOptions,
) => Promise<RenderedIsland>;
