import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useSettled } from '../../../../widgets/quick-view/quick-view-settled.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The parts of a quick view, with these hosts. */
async function rendered(hosts: string) {
  const result: { isSettled?: boolean } = {};
  function Parts() {
    const place = useRef<HTMLDivElement>(null);
    result.isSettled = useSettled(place);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that the test writes itself
    return <div ref={place} dangerouslySetInnerHTML={{ __html: hosts }} />;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(<Parts />));
  return result;
}

test('the parts wait until all islands have mounted', async () => {
  const result = await rendered('<div data-island="product-details" data-island-status="loading"></div>');
  expect(result.isSettled).toBe(false);
});

test('they do not wait for availability', async () => {
  const result = await rendered('<div data-island="availability" data-island-status="loading"></div>');
  expect(result.isSettled).toBe(true);
});

test('they do not wait for an island in a closed fold, which mounts once that is opened', async () => {
  const dimensions = '<div data-island="product-dimensions" data-island-status="pending"></div>';
  const result = await rendered(`<details><summary>Dimensions</summary>${dimensions}</details>`);
  expect(result.isSettled).toBe(true);
});

test('they wait for one in an open fold', async () => {
  const dimensions = '<div data-island="product-dimensions" data-island-status="pending"></div>';
  const result = await rendered(`<details open><summary>Dimensions</summary>${dimensions}</details>`);
  expect(result.isSettled).toBe(false);
});
