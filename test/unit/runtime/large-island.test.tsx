import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { useIsland } from '../../../src/runtime/use-island.ts';
import { renderIsland } from '../render-island.tsx';

/** The shopper types while the view renders for the first time. */
let typeOnce: (() => void) | undefined;

function Name(): ReactNode {
  const { serverValues } = useIsland();
  const [name] = useState(serverValues.name);
  typeOnce?.();
  typeOnce = undefined;
  return <p>{name}</p>;
}

const large = defineIsland({
  name: 'large',
  kind: 'inline',
  about: 'x',
  props: {},
  view: Name,
  isLarge: true,
});

test('what is typed while a large island renders is taken over', async () => {
  const { host } = await renderIsland(
    large,
    { about: 'x', content: '<form><input name="name" value="Ada"></form>' },
    {
      before(host) {
        const field = host.querySelector('input')!;
        typeOnce = () => {
          field.value = 'Grace';
          field.dispatchEvent(new Event('input', { bubbles: true }));
        };
      },
    },
  );
  await vi.waitFor(() => expect(host.querySelector('p')!.textContent).toBe('Grace'));
});
