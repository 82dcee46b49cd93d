import { describe, expect, test, vi } from 'vitest';
import { examples, fabricsAnswer, model } from '../../../../widgets/special-order/special-order.examples.ts';
import specialOrder from '../../../../widgets/special-order/special-order.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';

async function render(example: IslandExample) {
  history.replaceState(null, '', '/p/423001');
  const island = await renderIsland(specialOrder, example);
  const { host, page, shopper, requests } = island;
  return {
    ...island,
    radio: (name: RegExp) => page.getByRole('radio', { name }),
    asked: (call: string) => requests.filter((request) => request.call === call),
    summary: () => host.querySelector('.si-special-order__summary')!.textContent!,
    async openFabrics() {
      await shopper.click(page.getByRole('button', { name: 'See all 400: Fabric' }));
      return page.findByRole('dialog', { name: 'Fabric' });
    },
  };
}

/** All options chosen, on a phone, where the server names the tools of the fabrics that are open at first. */
function onPhone(sortFilterType: 'filter' | 'sort' | undefined): IslandExample {
  const [fabric, ...others] = model.optionGroups;
  return {
    ...examples['all chosen'],
    context: { isMobile: true },
    props: { model: { ...model, optionGroups: [{ ...fabric!, sortFilterType }, ...others] } },
  };
}

describe('a set that is ready to ship', () => {
  test('is there from the first moment if the page gives it, and is not asked for', async () => {
    const { getQuickship } = examples['ready to ship'].answers;
    const { props, ...example } = examples['all chosen'];
    const { page, asked } = await render({ ...example, props: { ...props, quickship: getQuickship } });
    page.getByRole('button', { name: /^Oat Linen/ });
    expect(asked('getQuickship')).toEqual([]);
  });

  test.each([
    [1, '$1,799.00 · Leaves in 3 days'],
    [2, '$1,799.00 · Available later'],
    [4, '$1,799.00 · None left that is ready to ship'],
  ])('of availability %i says %s', async (availability, words) => {
    const { answers, ...example } = examples['ready to ship'];
    const { getQuickship } = answers;
    const [item] = getQuickship.items;
    const island = await render({
      ...example,
      answers: { ...answers, getQuickship: { ...getQuickship, items: [{ ...item, availability }] } },
    });
    expect((await island.page.findByRole('button', { name: /^Oat Linen/ })).textContent).toContain(words);
  });
});

describe('options', () => {
  test('are groups of radio buttons named by their heading, whose values are links', async () => {
    const { page, radio } = await render(examples['all chosen']);
    expect(page.getByRole('radiogroup', { name: /^Fabric/ })).toBeTruthy();
    expect(radio(/^Walnut/).getAttribute('aria-checked')).toBe('true');
    expect(radio(/^Natural Oak/).getAttribute('href')).toBe('?FABRIC=F0&LEG=OAK');
  });

  test('a press chooses and asks for the product; the summary has its price', async () => {
    const { shopper, radio, asked, summary } = await render(examples['all chosen']);
    expect(summary()).toContain('$1,799.00');
    await shopper.click(radio(/^Natural Oak/));
    await vi.waitFor(() => expect(summary()).toContain('$1,949.00'));
    expect(radio(/^Natural Oak/).getAttribute('aria-checked')).toBe('true');
    expect(asked('getBrowseDto')).toHaveLength(1);
  });

  test('a press with a modifier key is the browser’s', async () => {
    const { shopper, radio, asked } = await render(examples['all chosen']);
    radio(/^Natural Oak/).addEventListener('click', (event) => setTimeout(() => event.preventDefault()));
    await shopper.keyboard('{Control>}');
    await shopper.click(radio(/^Natural Oak/));
    await shopper.keyboard('{/Control}');
    expect(asked('getBrowseDto')).toHaveLength(0);
  });

  test('the arrow keys choose the next one, Tab goes to the chosen one only', async () => {
    const { shopper, radio, page } = await render(examples['all chosen']);
    radio(/^Walnut/).focus();
    await shopper.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(radio(/^Natural Oak/));
    expect(radio(/^Natural Oak/).getAttribute('aria-checked')).toBe('true');
    const reached = page.getAllByRole('radio').filter(({ tabIndex }) => tabIndex === 0);
    expect(reached).toHaveLength(2);
  });

  test('the focus stays where it was pressed', async () => {
    const { shopper, radio, summary } = await render(examples['all chosen']);
    await shopper.click(radio(/^Natural Oak/));
    await vi.waitFor(() => expect(summary()).toContain('$1,949.00'));
    expect(document.activeElement).toBe(radio(/^Natural Oak/));
  });

  test('a missing one is said, with the lowest price', async () => {
    const { summary } = await render(examples['nothing chosen']);
    expect(summary()).toContain('Still to choose: Legs');
    expect(summary()).toContain('From $1,699.00');
  });

  test('a press is shown at once, and the page follows after the next paint', async () => {
    const { radio, summary, host } = await render(examples['all chosen']);
    radio(/^Natural Oak/).click();
    await Promise.resolve();
    expect(radio(/^Natural Oak/).getAttribute('aria-checked')).toBe('true');
    expect(radio(/^Walnut/).getAttribute('aria-checked')).toBe('false');
    expect(summary()).toContain('Walnut');
    await vi.waitFor(() => expect(summary()).toContain('Natural Oak'));
    expect(host.querySelectorAll('[aria-checked="true"]')).toHaveLength(2);
  });

  test('a press elsewhere before that paint finds the page as chosen', async () => {
    const { radio, summary } = await render(examples['all chosen']);
    radio(/^Natural Oak/).click();
    document.body.click();
    await Promise.resolve();
    expect(summary()).toContain('Natural Oak');
  });

  test('Reset shows once something else is chosen, and restores', async () => {
    const { shopper, page, radio } = await render(examples['all chosen']);
    expect(page.queryByRole('button', { name: 'Reset Choices' })).toBeNull();
    await shopper.click(radio(/^Natural Oak/));
    await shopper.click(await page.findByRole('button', { name: 'Reset Choices' }));
    expect(radio(/^Walnut/).getAttribute('aria-checked')).toBe('true');
  });
});

describe('what cannot be', () => {
  test('an impossible choice stays in the list, with what rules it out', async () => {
    const { radio } = await render(examples['all chosen']);
    expect(radio(/^Plum Linen/).textContent).toContain('Not made with Walnut');
    expect(radio(/^Brushed Brass/).dataset.state).toBeUndefined();
  });

  test('pressing it offers the nearest set in words, which one press takes', async () => {
    const { shopper, radio, page } = await render(examples['all chosen']);
    const impossible = radio(/^Plum Linen/);
    expect(impossible.dataset.state).toBe('impossible');
    await shopper.click(impossible);
    expect((await page.findByRole('status')).textContent).toContain(
      'Plum Linen is not made with Walnut. The nearest that we make: Legs Natural Oak in place of Walnut.',
    );
    await shopper.click(page.getByRole('button', { name: 'Change to This' }));
    expect(radio(/^Natural Oak/).getAttribute('aria-checked')).toBe('true');
    expect(page.queryByRole('button', { name: 'Change to This' })).toBeNull();
  });

  test('the offer can be refused, and nothing has changed', async () => {
    const { shopper, radio, page, asked } = await render(examples['all chosen']);
    await shopper.click(radio(/^Plum Linen/));
    await shopper.click(await page.findByRole('button', { name: 'Keep What I Have' }));
    expect(radio(/^Walnut/).getAttribute('aria-checked')).toBe('true');
    expect(asked('getBrowseDto')).toHaveLength(0);
  });

  test('what is sold out says so, in the server’s words or our own', async () => {
    const { radio, host } = await render(examples['sold out']);
    expect(host.textContent).toContain('No longer woven');
    expect(radio(/^Oat Linen/).textContent).toContain('Cannot be delivered');
    expect(radio(/^Ebony/).textContent).toContain('From January');
  });
});

describe('the layer of fabrics', () => {
  test('has all that came, and asks for the rest on request', async () => {
    const { openFabrics, page, shopper, asked } = await render(examples['all chosen']);
    const dialog = await openFabrics();
    expect(dialog.querySelectorAll('[role=radio]')).toHaveLength(24);
    await shopper.click(page.getByRole('button', { name: 'Show all 400' }));
    await vi.waitFor(() => expect(dialog.querySelectorAll('[role=radio]')).toHaveLength(400));
    expect(asked('getChoiceGroups')[0]!.url.searchParams.get('firstCapApplied')).toBe('false');
  });

  test('a search is of all fabrics', async () => {
    const { openFabrics, page, shopper } = await render(examples['all chosen']);
    const dialog = await openFabrics();
    await shopper.type(page.getByRole('searchbox'), 'velvet plum');
    const found = () => [...dialog.querySelectorAll('[role=radio]')].map(({ textContent }) => textContent!);
    await vi.waitFor(() => expect(found()).toHaveLength(7));
    for (const text of found()) expect(text).toContain('Plum Velvet');
  });

  test('filters are ticked, shown as chips, removed and cleared; several of one are joined by +', async () => {
    const { openFabrics, page, shopper, asked } = await render(examples['all chosen']);
    await openFabrics();
    await shopper.click(page.getByText('Color'));
    await shopper.click(page.getByRole('checkbox', { name: /^Ink/ }));
    await shopper.click(page.getByRole('checkbox', { name: /^Oat/ }));
    await vi.waitFor(() =>
      expect(asked('getChoiceGroups').at(-1)!.url.searchParams.get('color')).toBe('ink+oat'),
    );
    await shopper.click(page.getByRole('button', { name: 'Remove Ink' }));
    expect((page.getByRole('checkbox', { name: /^Ink/ }) as HTMLInputElement).checked).toBe(false);
    await shopper.click(page.getByRole('button', { name: 'Clear Filters' }));
    expect(page.queryByRole('button', { name: 'Remove Oat' })).toBeNull();
  });

  test('the sort has the server’s words, and can be cleared', async () => {
    const { openFabrics, page, shopper, asked } = await render(examples['all chosen']);
    await openFabrics();
    await shopper.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Easy to clean first');
    await vi.waitFor(() =>
      expect(asked('getChoiceGroups').at(-1)!.url.searchParams.get('sort')).toBe('cleanability'),
    );
    await shopper.click(page.getByRole('button', { name: 'Remove Easy to clean first' }));
    await vi.waitFor(() => expect(asked('getChoiceGroups').at(-1)!.url.searchParams.has('sort')).toBe(false));
  });

  test.each([
    ['filter', 'Filters'],
    ['sort', 'Sort by'],
    [undefined, undefined],
  ] as const)(
    'on a phone %s is the part of its tools that is open at first',
    async (sortFilterType, name) => {
      const { openFabrics } = await render(onPhone(sortFilterType));
      const dialog = await openFabrics();
      const open = [...dialog.querySelectorAll('.si-fabrics__tools details[open] > summary')];
      expect(open.map(({ textContent }) => textContent)).toEqual(name ? [name] : []);
    },
  );

  test('on a phone the list of sorts is named, although its label does not show', async () => {
    const { openFabrics, page } = await render(onPhone('sort'));
    await openFabrics();
    expect(page.getByRole('combobox', { name: 'Sort by' })).toBeTruthy();
  });

  test('on a phone Filters says how many values are chosen', async () => {
    const { openFabrics, page, shopper } = await render(onPhone('filter'));
    await openFabrics();
    await shopper.click(page.getByText('Color'));
    await shopper.click(page.getByRole('checkbox', { name: /^Ink/ }));
    await page.findByText('Filters (1)');
  });

  test('a press chooses: it is shown from near, and a sample of it can be ordered', async () => {
    const { openFabrics, page, shopper, requests } = await render(examples['all chosen']);
    const dialog = await openFabrics();
    await shopper.click(page.getAllByRole('radio', { name: /^Oat Linen/ }).at(-1)!);
    await page.findByRole('button', { name: 'Look closer: Oat Linen' });
    await shopper.click(page.getByRole('button', { name: 'Order a Free Sample' }));
    await vi.waitFor(() => expect(page.getByRole('button', { name: 'Added' })).toBeTruthy());
    const add = requests.find(({ call }) => call === 'addItems')!;
    expect(add.body).toMatchObject({ items: [{ Sku: 'SW-F1', Quantity: 1 }] });
    await shopper.click(page.getByRole('button', { name: 'Done' }));
    await vi.waitFor(() => expect(dialog.isConnected).toBe(false));
  });

  test('what is asked for while it is open says so', async () => {
    const { openFabrics, page, shopper, asked } = await render(examples['all chosen']);
    await openFabrics();
    await shopper.click(page.getAllByRole('radio', { name: /^Oat Linen/ }).at(-1)!);
    await vi.waitFor(() =>
      expect(asked('getBrowseDto')[0]!.url.searchParams.get('isFabricPopup')).toBe('true'),
    );
  });

  test('no fabric with the typed words says what to do', async () => {
    const { openFabrics, page, shopper } = await render({
      ...examples['all chosen'],
      answers: { ...examples['all chosen'].answers, getChoiceGroups: fabricsAnswer(400) },
    });
    await openFabrics();
    await shopper.type(page.getByRole('searchbox'), 'tartan');
    await page.findByText(/^None has these words/);
  });
});

describe('faults', () => {
  test('a price that cannot be read keeps the choices and offers Try Again', async () => {
    const { host, answer, page, shopper, summary } = await render(examples['price not reached']);
    await vi.waitFor(() => expect(host.querySelector('[role=alert]')).not.toBeNull());
    expect(summary()).toContain('Ink Linen');
    answer('getBrowseDto', examples['all chosen'].answers.getBrowseDto);
    await shopper.click(page.getByRole('button', { name: 'Try Again' }));
    await vi.waitFor(() => expect(summary()).toContain('$1,949.00'));
  });

  test('options that cannot be read leave the server’s links, with Try Again', async () => {
    const { host, page, shopper, answer } = await render(examples['options not reached']);
    await vi.waitFor(() => expect(host.querySelector('[role=alert]')).not.toBeNull());
    expect(page.getByRole('link', { name: 'Natural Oak' })).toBeTruthy();
    answer('getBrowseDto', examples['asked for'].answers.getBrowseDto);
    await shopper.click(page.getByRole('button', { name: 'Try Again' }));
    await page.findByRole('radio', { name: /^Natural Oak/ });
  });

  test('a list that cannot be read says so in the layer', async () => {
    const { openFabrics, page, shopper, answer } = await render(examples['all chosen']);
    await openFabrics();
    answer('getChoiceGroups', 500);
    await shopper.click(page.getByRole('button', { name: 'Show all 400' }));
    await vi.waitFor(() => expect(document.querySelector('dialog .si-message')).not.toBeNull());
    answer('getChoiceGroups', fabricsAnswer(400));
    await shopper.click(page.getByRole('button', { name: 'Try Again' }));
    await page.findByText('400 of 400');
  });
});

test('a set that is ready to ship is chosen with one press', async () => {
  const { page, shopper, radio } = await render(examples['ready to ship']);
  await shopper.click(await page.findByRole('button', { name: /^Oat Linen, Natural Oak/ }));
  expect(radio(/^Natural Oak/).getAttribute('aria-checked')).toBe('true');
  expect(radio(/^Oat Linen/).getAttribute('aria-checked')).toBe('true');
});

test('codes and titles alone are enough', async () => {
  const { radio, shopper, summary } = await render(examples['only what has to be sent']);
  await shopper.click(radio(/^Ink Velvet/));
  await vi.waitFor(() => expect(summary()).toContain('Ink Velvet'));
});

test('in a layer the page keeps its title and its address, and the next time the first choices are back', async () => {
  const example = examples['all chosen'];
  const inLayer = { ...example, attributes: { ...example.attributes, 'data-page-url': '/p/423001' } };
  history.replaceState(null, '', '/sofas?LEG=OAK');
  document.title = 'Sofas | Hearth';
  const { host, page, shopper } = await renderIsland(specialOrder, inLayer);
  const walnut = page.getByRole('radio', { name: /^Walnut/ });
  expect(walnut.getAttribute('aria-checked')).toBe('true');
  expect(page.getByRole('radio', { name: /^Natural Oak/ }).getAttribute('href')).toMatch(/^\/p\/423001\?/);
  await shopper.click(page.getByRole('radio', { name: /^Natural Oak/ }));
  await vi.waitFor(() => expect(host.textContent).toContain('$1,949.00'));
  expect([location.pathname + location.search, document.title]).toEqual(['/sofas?LEG=OAK', 'Sofas | Hearth']);
});
