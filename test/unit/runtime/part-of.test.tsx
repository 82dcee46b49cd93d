import type { ReactNode } from 'react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { json } from '../../../src/runtime/attributes.ts';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { openIsland, renderIsland } from '../render-island.tsx';

const about = 'x';
const props = { words: json(v.array(v.string()), { about, optional: true }) };

function Words({ words }: { words?: string[] | undefined }): ReactNode {
  return <p className="words">{words?.join(' ') ?? 'none'}</p>;
}

const page = defineIsland({ name: 'whole', kind: 'inline', about, props, view: Words });
const layer = defineIsland({ name: 'part', kind: 'overlay', about, props, partOf: 'whole', view: Words });

test('a layer has the structured props of a mounted island that it is part of', async () => {
  const on = await renderIsland(page, { about, props: { words: ['of', 'the', 'page'] } });
  const { host } = await openIsland(layer, { about }, on);
  expect(host.querySelector('.words')!.textContent).toBe('of the page');
});
