import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getShippingChargesExample } from '../../../../src/contract/delivery/shipping-charges.examples.ts';
import { shippingCharges as schema } from '../../../../src/contract/delivery/shipping-charges.ts';
import { examples } from '../../../../widgets/shipping-charges/shipping-charges.examples.ts';
import shippingCharges from '../../../../widgets/shipping-charges/shipping-charges.island.ts';
import { type IslandExample, openIsland, openTestPage, type RenderedIsland } from '../../render-island.tsx';

const open = (example: IslandExample) => openIsland(shippingCharges, example);
const headings = ({ page }: RenderedIsland) =>
  page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const rows = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );
const table = ({ page }: RenderedIsland, name: string) => rows(page.getByRole('table', { name }));
const tabNames = ({ page }: RenderedIsland) => page.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the tabs', () => {
  test('are three outside Canada, with the first one open', async () => {
    const island = await open(examples['every section']);
    expect(tabNames(island)).toEqual(['Shipping Charges', 'Delivery Details', 'Domestic and International']);
    island.page.getByRole('tabpanel', { name: 'Shipping Charges' });
  });

  test.each([
    ['delivery details', 'Delivery Details'],
    ['domestic and international', 'Domestic and International'],
  ] as const)('%s opens at its own tab', async (name, panel) => {
    (await open(examples[name])).page.getByRole('tabpanel', { name: panel });
  });

  test('are two in Canada, without the third', async () => {
    const island = await open(examples['Canada, third tab']);
    expect(tabNames(island)).toEqual(['Shipping Charges', 'Delivery Details']);
    island.page.getByRole('tabpanel', { name: 'Shipping Charges' });
  });

  test('are two if the item ships in Canada', async () => {
    const props = { ...examples.standard.props, shippingMessage: { isCanada: true } };
    expect(tabNames(await open({ ...examples.standard, props }))).toHaveLength(2);
  });
});

const oversize = 'Oversize Surcharge';
const everything = [
  'Standard Delivery',
  'Local In-Home Delivery',
  'Long-Distance In-Home Delivery',
  'Flat-Rate Shipping',
  oversize,
  'Gift Cards',
];

test.each([
  ['standard', ['Standard Delivery', oversize]],
  ['premium', ['Standard Delivery', oversize]],
  ['express', ['Standard Delivery', oversize]],
  ['local in-home', ['Local In-Home Delivery']],
  ['long-distance in-home', ['Long-Distance In-Home Delivery']],
  ['basic freight', ['Flat-Rate Shipping', oversize]],
  ['gift card', ['Gift Cards']],
  ['unknown method', everything],
  ['every section', everything],
  ['Canada', everything],
] as const)('%s: shows its charges', async (name, expected) => {
  expect(headings(await open(examples[name]))).toEqual(expected);
});

describe('standard delivery', () => {
  test('has fees by merchandise total, and the surcharge outside the contiguous states', async () => {
    expect(table(await open(examples.standard), 'Standard delivery, by merchandise total')).toEqual([
      ['Merchandise total', 'Contiguous U.S.', 'Alaska, Hawaii and territories'],
      ['Up to $24.99', '$5.95', '$15.95'],
      ['$25.00 – $49.99', '$7.95', '$17.95'],
      ['$50.00 – $999.99', '$9.95', '$19.95'],
      ['$1,000.00 and over', '$29.95', '$39.95'],
    ]);
  });

  test('has two-day and express delivery, with their order deadlines', async () => {
    const island = await open(examples.standard);
    expect(table(island, 'Two-day and express delivery, by merchandise total')).toEqual([
      ['Merchandise total', 'Two-day', 'Express'],
      ['Up to $24.99', '$16.95', '$26.95'],
      ['$25.00 – $49.99', '$18.95', '$28.95'],
      ['$50.00 – $999.99', '$21.95', '$31.95'],
      ['$1,000.00 and over', '$44.95', '–not listed'],
    ]);
    const panel = island.page.getByRole('tabpanel', { name: 'Shipping Charges' });
    expect(panel.textContent).toContain('Two-day and express orders placed by noon CT');
  });

  test('in Canada is in Canadian dollars', async () => {
    expect(table(await open(examples.Canada), 'Standard delivery, by merchandise total').slice(0, 2)).toEqual(
      [
        ['Merchandise total', 'Canada'],
        ['Up to $49.99', '$9.95'],
      ],
    );
  });
});

describe('local in-home delivery', () => {
  const field = ({ page }: RenderedIsland) => page.getByRole<HTMLInputElement>('textbox');
  const ask = async (island: RenderedIsland, code: string) => {
    await island.shopper.type(field(island), code);
    await island.shopper.keyboard('{Enter}');
  };
  const slot = (island: RenderedIsland) =>
    document.getElementById(field(island).getAttribute('aria-describedby')!)!.textContent;

  test('has its zones, without one that has no charges', async () => {
    expect(table(await open(examples['local in-home']), 'Local in-home delivery, by zone')).toEqual([
      ['Zone', 'Charge'],
      ['Zone 1: up to 50 miles', '$99.00'],
      ['Zone 2: 51 to 100 miles', '$149.00'],
    ]);
  });

  test('is one charge for an unlimited number of items', async () => {
    (await open(examples['local in-home'])).page.getByText(/covers an unlimited number of items/);
  });

  test.each([
    ['60614', 'In-home delivery to 60614 (Zone 1): $99.00'],
    ['60614-1234', 'In-home delivery to 60614 (Zone 1): $99.00'],
    ['53202', 'In-home delivery to 53202 (Zone 2): $149.00'],
    ['49001', '49001 is in Zone 3.'],
    ['10001', '10001 is outside our local delivery areas.'],
  ])('to %s: %s', async (code, answer) => {
    const island = await open(examples['local in-home']);
    await ask(island, code);
    island.page.getByText(answer, { selector: '.si-shipping-charges__answer' });
  });

  test.each([
    ['', 'Please enter a ZIP code.'],
    ['1234', '“1234” is not a ZIP code. Please enter 5 digits.'],
    ['M5V 2T6', '“M5V 2T6” is not a ZIP code. Please enter 5 digits.'],
  ])('to “%s” is not answered, and the field says why', async (code, message) => {
    const island = await open(examples['local in-home']);
    if (code) await island.shopper.type(field(island), code);
    await island.shopper.click(island.page.getByRole('button', { name: 'Check' }));
    expect(slot(island)).toBe(message);
    expect(document.activeElement).toBe(field(island));
    expect(field(island).value).toBe(code);
  });

  test('shows the page’s message for a wrong code', async () => {
    const messages = { postalCodeValidationError: 'No such place: {0}' };
    const island = await open({ ...examples['local in-home'], context: { messages } });
    await ask(island, '$&');
    expect(slot(island)).toBe('No such place: $&');
  });

  test('an answer disappears when the next code is wrong', async () => {
    const island = await open(examples['ZIP known']);
    await ask(island, 'x');
    expect(island.page.queryByText(/In-home delivery to/)).toBeNull();
  });

  test('answers at once if the code is known', async () => {
    const island = await open(examples['ZIP known']);
    expect(field(island).value).toBe('60614');
    island.page.getByText('In-home delivery to 60614 (Zone 1): $99.00');
  });

  test('in Canada asks for a postal code', async () => {
    const island = await open(examples['Canada, local in-home']);
    await ask(island, 'm5v-2t6');
    island.page.getByText('In-home delivery to M5V 2T6 (Zone 1): $149.00', {
      selector: '.si-shipping-charges__answer',
    });
  });

  test('starts from the cities of the list, which a map shows', async () => {
    const { page } = await open(examples['local in-home']);
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chicago, IL',
      'Cranbury, NJ',
      'Dallas, TX',
      'Los Angeles, CA',
      'Seattle, WA',
    ]);
    expect(document.querySelectorAll('svg circle')).toHaveLength(5);
  });

  test('has no map in Canada', async () => {
    const { page } = await open(examples['Canada, local in-home']);
    expect(page.queryByRole('list')).toBeNull();
    expect(document.querySelector('svg circle')).toBeNull();
  });
});

test('a flat rate has its threshold, if there is one', async () => {
  const { page } = await open(examples['basic freight']);
  page.getByText('These items ship for a flat rate of $79.00.');
  page.getByText('Free with a merchandise total of $999.00 or more.');
  page.getByText('Large or heavy items that travel by parcel have a surcharge of $25.00 each.');
});

test('a charge of 0 is a word', async () => {
  (await open(examples['gift card'])).page.getByText('Gift card shipping: Free');
});

test('delivery days are the server’s texts, in its order', async () => {
  const { page } = await open(examples['delivery details']);
  expect(page.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Standard',
    'PO box',
    'FPO/APO',
    'Two-day',
    'Next day',
    'Alaska, Hawaii and territories',
    'Rush',
  ]);
  page.getByText('The next business day');
});

test('a missing delivery day is left out', async () => {
  const { page } = await open(examples['Canada, delivery details']);
  expect(page.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Standard', 'PO box']);
});

test('destinations have their charges and delivery days, or a dash, and in-home delivery its surcharge', async () => {
  const island = await open(examples['domestic and international']);
  island.page.getByText('Standard delivery to Alaska, Hawaii and territories is $10.00 more.');
  expect(table(island, 'International delivery, by destination')).toEqual([
    ['Destination', 'Arrives', 'Charge'],
    ['Mexico', '2 to 3 weeks', '$75.00'],
    ['Japan, Korea and Singapore', '3 to 4 weeks', '$150.00'],
    ['Peru', '–not listed', '$95.00'],
    ['Chile', '3 weeks', '–not listed'],
  ]);
});

describe('one item', () => {
  const said = ({ page }: RenderedIsland) =>
    [...page.getByRole('heading', { name: 'This Item' }).parentElement!.querySelectorAll('p')].map(
      ({ textContent }) => textContent,
    );

  test.each([
    [
      'this item',
      [
        'This item ships at a low rate.',
        'Delivery of this item to 60614: $99.00',
        'Size surcharge for this item: $25.00',
      ],
    ],
    [
      'quoted item',
      [
        'Delivery of this item: $79.00',
        'Ground shipping of this item: $45.50',
        'Ships free with a merchandise total of $999.00 or more.',
      ],
    ],
    ['free item', ['This item ships free.']],
  ] as const)('%s: shows its own charges', async (name, texts) => {
    expect(said(await open(examples[name]))).toEqual(texts);
  });
});

describe('missing figures', () => {
  test('leave out their row and their column, and sentences about them', async () => {
    const island = await open(examples['figures missing']);
    expect(headings(island)).toEqual(['Standard Delivery', 'Local In-Home Delivery', 'Flat-Rate Shipping']);
    expect(rows(island.page.getByRole('table'))).toEqual([
      ['Merchandise total', 'Contiguous U.S.'],
      ['Up to $49.99', '$5.95'],
    ]);
    expect(island.page.getByRole('dialog').textContent).not.toMatch(/NaN|undefined|null|\{\d\}/);
  });

  test('altogether leave the texts that apply to every order', async () => {
    const { page } = await open(examples['no figures']);
    expect(page.queryByRole('table')).toBeNull();
    page.getByText('Shipping costs are shown at checkout, before you pay.');
  });
});

test.each([
  ['a part of a cent', { oversizeSurcharge: 5.95 }],
  ['less than nothing', { nonContinentalExtra: -1 }],
  ['a text', { flatRate: { charge: '$79' } }],
])('a figure that is %s is refused', (_what, charges) => {
  expect(v.safeParse(schema, charges).success).toBe(false);
});

test('a figure that may be in dollars is left out, and reported by name', async () => {
  const props = { charges: { bands: [{ from: 0, standard: 5.95, premium: 900 }] } };
  const { errors, page } = await open({ ...examples.standard, props });
  expect(errors).toEqual([expect.stringContaining('left out of its props: charges.bands.0.standard (')]);
  expect(page.getByText('$9.00')).toBeTruthy();
  expect(page.queryByText('$5.95')).toBeNull();
});

test.each([
  ['local in-home', 'zipCode'],
  ['Canada, local in-home', 'postalCode'],
] as const)('the field for a code of %s is labelled by the page’s %s', async (name, key) => {
  const example: IslandExample = examples[name];
  const context = { ...example.context, messages: { [key]: 'Your code' } };
  const { page } = await openIsland(shippingCharges, { ...example, context });
  expect(page.getByRole('textbox', { name: 'Your code' })).toBeTruthy();
});

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
