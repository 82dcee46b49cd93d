// In the sources any name and value is accepted: only the build knows the widgets and calls, and it writes their types in
// place of these.

/** A widget. */
export type WidgetName = string;

/** A declared call, such as `addItems`. */
export type CallName = string;

/** The calls that a widget sends. */
export type CallOf<_Widget extends WidgetName> = CallName;

/** The attributes of a widget's host. */
export type AttributesOf<_Widget extends WidgetName> = Record<string, string>;

/** The structured values of a widget; for an overlay, all that it can be opened with. */
export type PropsOf<_Widget extends WidgetName> = Record<string, unknown>;

/** The names of a widget's states. */
export type StateOf<_Widget extends WidgetName> = string;

/** The JSON of a call's answer. */
export type AnswerOf<_Called extends CallName> = unknown;

/** The JSON body of a call; null for a GET. */
export type BodyOf<_Called extends CallName> = unknown;
