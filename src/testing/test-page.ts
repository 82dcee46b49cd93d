import type {
  AnswerOf,
  AttributesOf,
  BodyOf,
  CallName,
  CallOf,
  PropsOf,
  StateOf,
  WidgetName,
} from './declared.ts';

/** A request that the island sent. */
export type SentRequest<Called extends CallName = CallName> = Called extends CallName
  ? {
      call: Called;
      url: URL;
      headers: Headers;
      /** The parsed JSON body; null for a GET. */
      body: BodyOf<Called>;
    }
  : never;

/**
 * The answer to a call: its JSON, in which `{attemptId}` becomes that of the last payment; a number for a refusal with
 * that status; `'offline'` if the request fails; `'never'` if no answer comes; or a function that returns the `Response`.
 */
export type Answer<Called extends CallName = CallName> =
  | AnswerOf<Called>
  | number
  | 'offline'
  | 'never'
  | ((signal: AbortSignal) => Response | Promise<Response>);

/** The answers to calls, by their names. A call without an answer is never answered, and a warning names it. */
export type Answers<Called extends CallName = CallName> = { [Name in Called]?: Answer<Name> };

/** A widget's definition, instead of its name. */
export interface IslandDefinition {
  name: string;
  kind: 'inline' | 'overlay';
}

export interface RenderOptions<Widget extends WidgetName = WidgetName> {
  /** The server's content of the host, as HTML. */
  content?: string;
  /** Structured values; for an overlay, the props it is opened with. */
  props?: PropsOf<Widget>;
  /** The page context. */
  context?: Record<string, unknown>;
  /** An open page, for a second island on it; its answers and context stay as they are. */
  on?: Pick<TestPage, 'close'>;
  /** Runs after the host was added, before the island mounts. */
  before?: (host: HTMLElement) => void;
  /** Submits the server's form before the island mounts, as an impatient shopper does. */
  held?: 'submit';
}

/** An empty page with an anti-forgery token, a page context and a backend of the declared calls. */
export interface TestPage<Called extends CallName = CallName> {
  /** The sent requests, in order. */
  requests: SentRequest<Called>[];
  /** The first line of every console error. */
  errors: string[];
  /** Overlays that the island opened. They are recorded, not shown. */
  opened: { name: string; props: Record<string, unknown> | undefined }[];
  /** Replaces the answer of a call; undefined takes it back. */
  answer<Name extends CallName>(call: Name, answer: Answer<Name> | undefined): void;
  /** Unmounts everything and restores `fetch`, the console and the body. The next page closes an open one. */
  close(): Promise<void>;
}

export interface RenderedIsland<Widget extends WidgetName = WidgetName> extends TestPage<CallOf<Widget>> {
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
export type RenderIsland = <Widget extends WidgetName>(
  widget: Widget | IslandDefinition,
  attributes?: AttributesOf<Widget>,
  answers?: Answers<CallOf<Widget>>,
  options?: RenderOptions<Widget>,
) => Promise<RenderedIsland<Widget>>;

/** A state of a widget: what the guide and Storybook show, for `renderExample` and for tests of your own. */
export interface Example<Widget extends WidgetName = WidgetName> {
  about: string;
  attributes?: AttributesOf<Widget>;
  /** The server's content of the host. */
  content?: string;
  /** Structured values; for an overlay, the props it is opened with. */
  props?: PropsOf<Widget>;
  context?: Record<string, unknown>;
  answers?: Answers;
  /** The query of the page's URL, such as `?query=sofa`. */
  search?: string;
}

/** The states of every widget, by their names. */
export type Examples = {
  readonly [Widget in WidgetName]: { readonly [State in StateOf<Widget>]: Example<Widget> };
};

/** The differences from the state: attributes and answers beside its own, and options in place of its own. */
export interface ExampleChanges<Widget extends WidgetName = WidgetName> extends RenderOptions<Widget> {
  attributes?: Partial<AttributesOf<Widget>>;
  answers?: Answers<CallOf<Widget>>;
}

/** Mounts a widget in one of its states. */
export type RenderExample = <Widget extends WidgetName>(
  widget: Widget,
  state: StateOf<Widget>,
  changes?: ExampleChanges<Widget>,
) => Promise<RenderedIsland<Widget>>;
