import type { Call } from '../contract/call.ts';
import type { Uses } from './uses.ts';

/** Widgets that post a form with the anti-forgery token, which no declared call shows. */
const posting = ['sign-in', 'sign-in-popup', 'checkout-now'];

/**
 * The widgets that change something on the server, by their own calls and forms or by those of the overlays that they
 * open.
 */
export function changingWidgets(
  widgets: readonly string[],
  calls: readonly Pick<Call, 'name' | 'changesState'>[],
  usesOf: (widget: string) => Uses,
): string[] {
  const sent = calls.filter(({ changesState }) => changesState).map(({ name }) => name);
  const found = new Set(
    widgets.filter(
      (name) => posting.includes(name) || usesOf(name).calls.some((call) => sent.includes(call)),
    ),
  );
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const name of widgets) if (usesOf(name).opens.some((opened) => found.has(opened))) found.add(name);
  }
  return widgets.filter((name) => found.has(name));
}
