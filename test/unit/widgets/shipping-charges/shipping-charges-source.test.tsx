import { describe, expect, test } from 'vitest';
import { getShippingChargesExample } from '../../../../src/contract/delivery/shipping-charges.examples.ts';
import shippingCharges from '../../../../widgets/shipping-charges/shipping-charges.island.ts';
import { openIsland, openTestPage, type RenderedIsland } from '../../render-island.tsx';

describe('an opener without figures', () => {
  const figures = getShippingChargesExample.answer;
  const page = (json: string) =>
    `<!doctype html><title>Shipping</title><p>Charges</p><script type="application/json" id="storefront-shipping-charges">${json}</script>`;
  const shown = ({ page: { findByRole } }: RenderedIsland) => findByRole('heading', { name: 'Gift Cards' });

  test('shows those of the page’s JSON script, and sends nothing', async () => {
    const on = openTestPage({ answers: { getShippingCharges: figures } });
    document.body.insertAdjacentHTML('beforeend', page(JSON.stringify(figures)));
    await shown(await openIsland(shippingCharges, { about: '' }, on));
    expect(on.requests).toEqual([]);
  });

  test('reports a page’s JSON script that is wrong, and asks the server', async () => {
    const on = openTestPage({ answers: { getShippingCharges: figures } });
    document.body.insertAdjacentHTML('beforeend', page('{"bands":[{"from":-1}]}'));
    await shown(await openIsland(shippingCharges, { about: '' }, on));
    expect(on.errors).toEqual([
      expect.stringMatching(/^\[storefront-islands\] #storefront-shipping-charges was not used: /),
    ]);
  });

  test('asks the URL that it gives, before the page it links to', async () => {
    const on = openTestPage({ answers: { getShippingCharges: figures } });
    const props = { chargesUrl: '/api/shipping-charges?country=CA', chargesPage: '/shipping' };
    await shown(await openIsland(shippingCharges, { about: '', props }, on));
    expect(on.requests.map(({ url }) => url.pathname + url.search)).toEqual([
      '/api/shipping-charges?country=CA',
    ]);
  });

  test('reads those of the page that it links to', async () => {
    const on = openTestPage({
      answers: {
        getShippingCharges: () =>
          new Response(page(JSON.stringify(figures)), { headers: { 'content-type': 'text/html' } }),
      },
    });
    await shown(
      await openIsland(
        shippingCharges,
        { about: '', props: { chargesPage: '/api/shipping-charges#local' } },
        on,
      ),
    );
    expect(on.errors).toEqual([]);
  });

  test('whose linked page has none offers that page', async () => {
    const on = openTestPage({
      answers: { getShippingCharges: () => new Response('<!doctype html><p>Hello') },
    });
    const island = await openIsland(
      shippingCharges,
      { about: '', props: { chargesPage: '/api/shipping-charges' } },
      on,
    );
    const link = await island.page.findByRole('link', { name: 'See the shipping page' });
    expect(link.getAttribute('href')).toBe('/api/shipping-charges');
  });
});
