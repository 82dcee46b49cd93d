import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '../../../src/runtime/core.tsx';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import type { HostRecord } from '../../../src/runtime/registry.ts';
import { useIsland } from '../../../src/runtime/use-island.ts';
import { openTestPage } from '../render-island.tsx';

function Name(): ReactNode {
  const { serverValues } = useIsland();
  const [name] = useState(serverValues.name);
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

/** A host whose island has begun to render. */
async function rendering() {
  const { registry } = openTestPage({});
  const host = document.createElement('div');
  host.innerHTML = '<form><input name="name" value="Ada"></form>';
  document.body.append(host);
  const record: HostRecord = { host, name: 'large', status: 'loading', foundAt: 0 };
  const settled = new Promise<unknown>((resolve) => {
    record.settle = resolve;
  });
  registry.hosts.set(host, record);
  mount(registry, record, large);
  const field = host.querySelector('input')!;
  // Mounting waits for its turn.
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
  return { host, field, settled, record };
}

test('what is typed while a large island renders is taken over', async () => {
  const { host, field, settled } = await rendering();
  field.value = 'Grace';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled;
  expect(host.querySelector('p')!.textContent).toBe('Grace');
});
