import { hostHtml } from '../src/testing/host-html.ts';
import { withControls } from '../stories/controls.ts';
import { declared } from '../stories/declared.ts';
import type { IslandStoryProps } from '../stories/island-story.tsx';

/** Whether a story with these arguments is a widget's; a building block has others. */
export function isOfWidget(args: object): args is IslandStoryProps {
  return 'widget' in args && 'example' in args;
}

/** The HTML to paste for a widget's story with these controls. */
export function pasteHtml({ widget: name, example, ...controls }: IslandStoryProps): string {
  const widget = declared(name);
  return hostHtml(widget, withControls(widget, example, controls));
}
