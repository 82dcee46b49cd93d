import { expect, test, vi } from 'vitest';
import { mount } from '../../../src/runtime/core.tsx';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import type { HostRecord, Registry } from '../../../src/runtime/registry.ts';

const island = defineIsland({ name: 'plain', kind: 'inline', about: 'x', props: {}, view: () => null });

test('a host whose island cannot even begin to render fails, in place of loading for ever', async () => {
  const broken = new Error('a page’s own createElement');
  const record: HostRecord = {
    host: document.createElement('div'),
    name: 'plain',
    status: 'loading',
    foundAt: 0,
  };
  const fail = vi.fn();
  vi.spyOn(document, 'createElement').mockImplementation(() => {
    throw broken;
  });
  mount({ fail } as unknown as Registry, record, island);
  await vi.waitFor(() => expect(fail).toHaveBeenCalledExactlyOnceWith(record, 'render', broken));
  vi.restoreAllMocks();
});
