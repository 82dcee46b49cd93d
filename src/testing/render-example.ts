import { suggestion } from '../runtime/suggestion.ts';
import type { IslandExample } from './island-example.ts';
import { assertKnown } from './render-island.ts';
import type { RenderExample, RenderIsland } from './test-page.ts';

/**
 * Creates `renderExample` for these states. The page has the state's query until it is closed.
 * @throws Error for an unknown widget or state; it names the one that was probably meant
 */
export function exampleRenderer(
  examples: Readonly<Record<string, Readonly<Record<string, IslandExample>>>>,
  render: RenderIsland,
): RenderExample {
  return async (widget, state, { attributes, answers, ...options } = {}) => {
    assertKnown(widget, Object.keys(examples));
    const states = examples[widget]!;
    if (!Object.hasOwn(states, state)) {
      const names = Object.keys(states);
      throw new Error(
        `${widget} has no state "${state}"${suggestion(state, names)}; there are ${names.map((name) => `"${name}"`).join(', ')}.`,
      );
    }
    const { search, content, props, context, ...example } = states[state]!;
    const { href } = location;
    if (search) history.replaceState(history.state, '', new URL(search, href));
    const island = await render(
      widget,
      { ...example.attributes, ...attributes } as never,
      { ...example.answers, ...answers } as never,
      { content, props, context, ...options } as never,
    );
    if (!search) return island;
    const close = async () => {
      await island.close();
      history.replaceState(history.state, '', href);
    };
    return { ...island, close };
  };
}
