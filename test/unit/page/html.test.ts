import { expect, it } from 'vitest';
import { setHtml } from '../../../src/page/html.ts';

// What both sanitisers leave is tested in browsers: test/browser/server-markup.test.ts.
it('a unit test’s page shows server markup, too', async () => {
  const place = document.createElement('div');
  await setHtml(place, '<p class="x">Sold <b>as it is</b>.</p>');
  expect(place.innerHTML).toBe('<p>Sold <b>as it is</b>.</p>');
});
