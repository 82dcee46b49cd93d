import { fireEvent } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { addressExamples } from '../../../../src/contract/checkout/address.examples.ts';
import { deliveryPlaceKey, draftsKey, visitKey } from '../../../../src/page/visit.ts';
import { checkoutFlowOf } from '../../../../src/state/checkout/checkout-flow.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { heldAnswer } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';
import {
  guestContext,
  orderOf,
  type ShippingPage,
  sentHome,
  shippingPage,
  typeBerlin,
  typeHome,
} from './shipping-page.ts';
import { storedDrafts } from './stored-drafts.ts';

const guest = () => shippingPage(orderOf('guest'), { context: guestContext });
const focused = () => document.activeElement;

async function typedByGuest(): Promise<ShippingPage> {
  const page = await guest();
  await typeHome(page);
  await page.shopper.type(page.field('Email address'), 'ann@example.com');
  return page;
}

describe('a guest', () => {
  test('sees the form at once, without addresses to choose from', async () => {
    const { page, field } = await guest();
    expect(page.queryByRole('radio')).toBeNull();
    expect(field('First name').value).toBe('');
  });

  test('sends the address in one form, and goes on', async () => {
    const page = await typedByGuest();
    await page.next();
    await page.reached();
    expect(page.bodies('validateAndSaveAddress')).toEqual([
      { address: { ...sentHome, email: 'ann@example.com' } },
    ]);
    expect(page.sent()).toEqual(['validateAndSaveAddress', 'validateCart', 'moveToShippingAndGiftOptions']);
  });

  test('says why phone and email are asked for', async () => {
    const { field } = await guest();
    const about = (label: string) =>
      document.getElementById(field(label).getAttribute('aria-describedby')!)!.textContent;
    expect(about('Phone')).toBe('Only for questions about your delivery.');
    expect(about('Email address')).toBe('For your order confirmation and news about its delivery.');
  });
});

describe('the ZIP code', () => {
  const code = ({ field }: ShippingPage) => field('ZIP code').value;
  const known = () => orderOf('guest with a zip code');
  const place = { visit: 'visit-1', country: 'US', zip: '60611' };
  const stored = {
    [visitKey]: JSON.stringify({ id: 'visit-1', account: '', reloaded: [] }),
    [deliveryPlaceKey]: JSON.stringify(place),
  };

  test('is the cart’s at first, with what it costs there, and nothing has been typed yet', async () => {
    const page = await shippingPage(known(), { context: guestContext });
    expect(code(page)).toBe('97209');
    expect(page.host.textContent).toContain('Shipping and tax are estimated for 97209.');
    expect(page.page.queryByRole('button', { name: 'Cancel Changes' })).toBeNull();
  });

  test('is the one that was given on another page, before the cart’s', async () => {
    expect(code(await shippingPage(known(), { context: guestContext, stored }))).toBe('60611');
    const canada = { ...guestContext, country: 'CA' as const };
    const { field } = await shippingPage(orderOf('guest'), { context: canada, stored });
    expect(field('Postal code').value).toBe('');
  });

  test.each([
    ['of the address typed before', { zip: undefined }, '10001'],
    ['given on another page, before that of the address typed', {}, '60611'],
  ])('is the one %s', async (_, given, expected) => {
    const placed = JSON.stringify({ ...place, addressZip: '10001', ...given });
    const page = await shippingPage(known(), {
      context: guestContext,
      stored: { ...stored, [deliveryPlaceKey]: placed },
    });
    expect(code(page)).toBe(expected);
  });

  test('of a saved address is known to the other pages; another one given there stays', async () => {
    const page = await shippingPage(orderOf('guest'), { context: guestContext, stored });
    await typeHome(page, { 'Email address': 'ann@example.com' });
    await page.next();
    await page.reached();
    const kept = JSON.parse(sessionStorage.getItem(deliveryPlaceKey)!);
    expect(kept).toEqual({ ...place, addressZip: '60606' });
  });

  test('of an address that was typed is forgotten once a known one is chosen', async () => {
    const placed = JSON.stringify({ ...place, addressZip: '10001' });
    const page = await shippingPage(undefined, { stored: { ...stored, [deliveryPlaceKey]: placed } });
    await page.shopper.click(page.page.getByRole('radio', { name: /12 Lake Rd/ }));
    await page.next();
    await page.reached();
    expect(JSON.parse(sessionStorage.getItem(deliveryPlaceKey)!)).toEqual(place);
  });

  test('of an address that is refused is not kept for them', async () => {
    const answers = { validateAndSaveAddress: { isSuccess: false, message: 'We do not ship there.' } };
    const page = await shippingPage(orderOf('guest'), { context: guestContext, stored, answers });
    await typeHome(page, { 'Email address': 'ann@example.com' });
    await page.next();
    await page.page.findByText('We do not ship there.');
    expect(JSON.parse(sessionStorage.getItem(deliveryPlaceKey)!)).toEqual(place);
  });

  test('that was typed in checkout stays after a reload', async () => {
    const page = await shippingPage(known(), { context: guestContext, stored });
    await page.shopper.clear(page.field('ZIP code'));
    await page.shopper.type(page.field('ZIP code'), '10001');
    await page.shopper.tab();
    const kept = { ...stored, [draftsKey]: sessionStorage.getItem(draftsKey)! };
    expect(code(await shippingPage(known(), { context: guestContext, stored: kept }))).toBe('10001');
  });

  test('of the server’s form is nobody’s entry: it stays the one that was given', async () => {
    const content = '<form><input name="postalCode" value="97209"><input name="city" value=""></form>';
    const page = await shippingPage(known(), { context: guestContext, stored, content });
    expect(code(page)).toBe('60611');
  });

  test('of an address in use is not replaced', async () => {
    const page = await shippingPage(orderOf('guest with an address'), { context: guestContext, stored });
    expect(code(page)).toBe('60606');
  });
});

test('a page’s messages replace the label and the errors of a ZIP code', async () => {
  const messages = {
    zipCode: 'PLZ',
    missingPostalCode: 'PLZ fehlt.',
    postalCodeValidationError: '{0} ist keine PLZ.',
  };
  const { shopper, field, error, next } = await shippingPage(orderOf('guest'), {
    context: { ...guestContext, messages },
  });
  await shopper.type(field('PLZ'), '6061');
  await shopper.tab();
  expect(error(field('PLZ'))).toBe('6061 ist keine PLZ.');
  await shopper.clear(field('PLZ'));
  await next();
  expect(error(field('PLZ'))).toBe('PLZ fehlt.');
});

test('the fields say what a browser may fill in', async () => {
  const { field } = await guest();
  const labels = [
    'First name',
    'Last name',
    'Street address or PO box',
    'Apartment, suite, floor (optional)',
    'ZIP code',
    'City',
    'State',
    'Phone',
    'Email address',
  ];
  expect(labels.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
    'shipping given-name',
    'shipping family-name',
    'shipping address-line1',
    'shipping address-line2',
    'shipping postal-code',
    'shipping address-level2',
    'shipping address-level1',
    'shipping tel',
    'email',
  ]);
  expect(field('ZIP code').inputMode).toBe('numeric');
  expect(field('Phone').inputMode).toBe('tel');
});

describe('a field', () => {
  test('is not checked while it is first typed in', async () => {
    const { field, shopper, error } = await guest();
    await shopper.type(field('ZIP code'), '606');
    expect(error(field('ZIP code'))).toBe('');
  });

  test('is checked when it is left', async () => {
    const { field, shopper, error } = await guest();
    await shopper.type(field('ZIP code'), '606');
    await shopper.tab();
    expect(error(field('ZIP code'))).toBe('“606” is not a ZIP code. Please enter 5 digits.');
  });

  test('that is left empty is not wrong yet', async () => {
    const { field, shopper, error } = await guest();
    await shopper.click(field('ZIP code'));
    await shopper.tab();
    expect(error(field('ZIP code'))).toBe('');
  });

  test('has no error as soon as it is right', async () => {
    const { field, shopper, error } = await guest();
    await shopper.type(field('ZIP code'), '606');
    await shopper.tab();
    await shopper.type(field('ZIP code'), '06');
    expect(error(field('ZIP code'))).toBe('');
  });

  test('says what is wrong with it by now while it is corrected', async () => {
    const { field, shopper, error } = await guest();
    await shopper.type(field('Phone'), '312');
    await shopper.tab();
    await shopper.type(field('Phone'), '555');
    expect(error(field('Phone'))).toBe('“312555” has 6 digits. A phone number has 10, area code first.');
  });

  test('shows a phone number with hyphens once it is left', async () => {
    const { field, shopper } = await guest();
    await shopper.type(field('Phone'), '+1 (312) 555 0142');
    await shopper.tab();
    expect(field('Phone').value).toBe('312-555-0142');
  });

  test('goes on to the next empty one with Enter, and sends the form from a complete one', async () => {
    const page = await guest();
    const { field, shopper } = page;
    await shopper.type(field('First name'), 'Ann{Enter}');
    expect(focused()).toBe(field('Last name'));
    expect(page.sent()).toEqual([]);
    await typeHome(page);
    await shopper.type(field('Email address'), 'ann@example.com{Enter}');
    await page.reached();
  });
});

test('what is typed after a space into an address in use is sent with Enter', async () => {
  const order = orderOf('guest');
  order.recipientList = structuredClone(orderOf('all done').recipientList);
  order.recipientList[0]!.address = { ...sentHome, addressId: 'recipient-1', email: 'ann@example.com' };
  const { field, shopper, reached, bodies } = await shippingPage(order, { context: guestContext });
  await shopper.type(field('City'), ' Loop{Enter}');
  await reached();
  expect(bodies('validateAndSaveAddress')).toMatchObject([{ address: { city: 'Chicago Loop' } }]);
});

describe('the second line', () => {
  test('is behind a button, and has the focus once it is shown', async () => {
    const { field, press } = await guest();
    const line = field('Apartment, suite, floor (optional)');
    expect(line.closest('[aria-hidden="true"]')).not.toBeNull();
    await press('Add apartment, suite, floor');
    expect(focused()).toBe(line);
    expect(line.closest('[aria-hidden="true"]')).toBeNull();
  });

  test('is shown when the browser has filled it in', async () => {
    const { field, page } = await guest();
    const line = field('Apartment, suite, floor (optional)');
    fireEvent.change(line, { target: { value: 'Apt 4' } });
    expect(line.closest('[aria-hidden="true"]')).toBeNull();
    expect(page.queryByRole('button', { name: 'Add apartment, suite, floor' })).toBeNull();
  });
});

describe('Next with errors', () => {
  test('shows all of them and focuses the first wrong field; nothing is sent', async () => {
    const { field, error, next, sent } = await guest();
    await next();
    expect(error(field('First name'))).toBe('Please enter a first name.');
    expect(error(field('State'))).toBe('Please choose a state or territory.');
    expect(error(field('Email address'))).toBe('Please enter an email address.');
    expect(focused()).toBe(field('Email address'));
    expect(sent()).toEqual([]);
  });

  test('lists them above the form if more than one is out of view, each leading to its field', async () => {
    const { field, next, press, page } = await guest();
    for (const label of ['Phone', 'Email address'])
      vi.spyOn(field(label), 'getBoundingClientRect').mockReturnValue({ top: 2000, bottom: 2048 } as DOMRect);
    await next();
    expect(page.getByText('Please correct 8 fields:')).toBeTruthy();
    await press('Phone');
    expect(focused()).toBe(field('Phone'));
  });

  test('lists nothing while they are in view', async () => {
    const { next, page } = await guest();
    await next();
    expect(page.queryByText(/^Please correct/)).toBeNull();
  });

  test('a corrected field leaves the list', async () => {
    const { field, next, shopper, page } = await guest();
    for (const label of ['Phone', 'Email address'])
      vi.spyOn(field(label), 'getBoundingClientRect').mockReturnValue({ top: 2000, bottom: 2048 } as DOMRect);
    await next();
    await shopper.type(field('City'), 'Chicago');
    expect(page.queryByRole('button', { name: 'City' })).toBeNull();
    expect(page.getByText('Please correct 7 fields:')).toBeTruthy();
  });
});

describe('a PO box', () => {
  test('is noted, with the configured days', async () => {
    const { field, shopper, page } = await guest();
    await shopper.type(field('Street address or PO box'), 'PO Box 12');
    expect((await page.findByText(/^We cannot make home deliveries to a PO box/)).textContent).toBe(
      'We cannot make home deliveries to a PO box, only to a street address. Delivery takes 5 to 9 business days to a PO box.',
    );
  });

  test('a military address is noted as one', async () => {
    const { field, shopper, page } = await guest();
    await shopper.type(field('City'), 'APO');
    expect(await page.findByText(/^We cannot make home deliveries to a military address/)).toBeTruthy();
  });
});

describe('an international order', () => {
  const abroad = () => shippingPage(orderOf('international'), { context: guestContext });

  test('asks for the country first, and for no region or postal code', async () => {
    const page = await abroad();
    await typeBerlin(page);
    await page.next();
    await page.reached();
    expect(page.bodies('validateAndSaveAddress')).toMatchObject([
      { address: { country: 'DE', state: '', postalCode: '', phone: '+4930901820' } },
    ]);
  });

  test('errors of the country chosen before do not stay', async () => {
    const order = orderOf('international');
    order.countries = [
      { code: 'CA', name: 'Canada' },
      { code: 'DE', name: 'Germany' },
    ];
    const { field, shopper, next, error } = await shippingPage(order, { context: guestContext });
    await shopper.selectOptions(field('Country'), 'Canada');
    await next();
    expect(error(field('Postal code'))).toBe('Please enter a postal code.');
    await shopper.selectOptions(field('Country'), 'Germany');
    expect(error(field('Postal code (optional)'))).toBe('');
    expect(error(field('State or region (optional)'))).toBe('');
  });

  test('a typed region stays when another country is chosen', async () => {
    const order = orderOf('international');
    order.countries = [
      { code: 'CA', name: 'Canada' },
      { code: 'DE', name: 'Germany' },
    ];
    const { field, shopper } = await shippingPage(order, { context: guestContext });
    await shopper.selectOptions(field('Country'), 'Germany');
    await shopper.type(field('State or region (optional)'), 'Bayern');
    await shopper.selectOptions(field('Country'), 'Canada');
    await shopper.type(field('City'), 'M');
    await shopper.selectOptions(field('Country'), 'Germany');
    expect(field('State or region (optional)').value).toBe('Bayern');
  });

  describe('filled in by a password manager', () => {
    async function abroadForm() {
      const order = orderOf('international');
      order.countries = [
        { code: 'US', name: 'United States' },
        { code: 'CA', name: 'Canada' },
        { code: 'DE', name: 'Germany' },
      ];
      const opened = await shippingPage(order, { context: guestContext });
      const named = (name: string) =>
        opened.host.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!;
      const fill = (field: HTMLInputElement | HTMLSelectElement, text: string) => {
        field.value = text;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      };
      return { ...opened, named, fill };
    }

    test.each(['ON', 'Ontario', 'ontario\u00a0'])('the region %j before its country', async (region) => {
      const { named, fill } = await abroadForm();
      fill(named('state'), region);
      fill(named('country'), 'CA');
      await vi.waitFor(() => expect(named('state').localName).toBe('select'));
      expect(named('state').value).toBe('ON');
    });

    test('the country before its region, without a pause', async () => {
      const { named, fill } = await abroadForm();
      fill(named('country'), 'CA');
      fill(named('state'), 'ON');
      fill(named('country'), 'US');
      fill(named('state'), 'IL');
      await twoTurns();
      expect([named('country').value, named('state').value]).toEqual(['US', 'IL']);
    });

    test('the region into the field that its country has replaced', async () => {
      const { named, fill } = await abroadForm();
      const [country, state] = [named('country'), named('state')];
      fill(country, 'CA');
      fill(state, 'Ontario');
      await vi.waitFor(() => expect(named('state').value).toBe('ON'));
    });

    test('the other way round: a region of another country stays as text', async () => {
      const { named, fill } = await abroadForm();
      fill(named('country'), 'US');
      fill(named('state'), 'IL');
      fill(named('country'), 'DE');
      fill(named('state'), 'Bayern');
      await twoTurns();
      expect(named('state').value).toBe('Bayern');
    });
  });

  test('is not offered several addresses', async () => {
    const { page } = await abroad();
    expect(page.queryByRole('button', { name: 'Ship to more than one address' })).toBeNull();
  });
});

test('in Canada a postal code and a province are asked for', async () => {
  const { field } = await shippingPage(orderOf('guest'), { context: { ...guestContext, country: 'CA' } });
  expect(field('Postal code').inputMode).not.toBe('numeric');
  expect(field('Province or territory').querySelectorAll('option')).toHaveLength(14);
});

describe('a browser that fills in the form', () => {
  const filled = {
    'First name': 'Ann',
    'Last name': 'Baker',
    'Street address or PO box': '233 S Wacker Dr',
    'ZIP code': '60606',
    City: 'Chicago',
    State: 'IL',
    Phone: '3125550142',
    'Email address': 'ann@example.com',
  };
  const expected = { address: { ...sentHome, email: 'ann@example.com' } };
  const write = (field: HTMLInputElement, text: string) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);

  test.each(['input', 'change'])('with one %s event for each field is taken', async (type) => {
    const { field, next, reached, bodies } = await guest();
    for (const [label, text] of Object.entries(filled)) {
      write(field(label), text);
      field(label).dispatchEvent(new Event(type, { bubbles: true }));
    }
    await next();
    await reached();
    expect(bodies('validateAndSaveAddress')).toEqual([expected]);
  });

  test('with one event for all fields is taken', async () => {
    const { field, next, reached, bodies } = await guest();
    for (const [label, text] of Object.entries(filled)) write(field(label), text);
    field('First name').dispatchEvent(new Event('input', { bubbles: true }));
    await next();
    await reached();
    expect(bodies('validateAndSaveAddress')).toEqual([expected]);
  });

  test('without any event is taken', async () => {
    const { field, next, reached, bodies } = await guest();
    for (const [label, text] of Object.entries(filled)) write(field(label), text);
    await next();
    await reached();
    expect(bodies('validateAndSaveAddress')).toEqual([expected]);
  });

  describe('in the server’s form, before the step was loaded,', () => {
    const serverForm = (values: Record<string, string>) =>
      `<form method="post">${Object.entries(values)
        .map(([name, value]) => `<input name="${name}" value="${value}">`)
        .join('')}</form>`;

    test('is taken', async () => {
      const content = `${serverForm({ firstName: 'Ann', phone: '3125550142' })}
        <form><select name="state"><option value="">Choose</option><option value="IL" selected>Illinois</option></select></form>`;
      const { field } = await shippingPage(orderOf('guest'), { context: guestContext, content });
      expect(field('First name').value).toBe('Ann');
      expect(field('Phone').value).toBe('3125550142');
      expect(field('State').value).toBe('IL');
    });

    test('leads to the form of a new address', async () => {
      const content = serverForm({ address1: '1 Main St' });
      const { field } = await shippingPage(orderOf('all done'), { content });
      expect(field('Street address or PO box').value).toBe('1 Main St');
    });

    test('is nothing new if it is the address in use', async () => {
      const content = serverForm({ firstName: 'Ann', address1: '233 S Wacker Dr', phone: '(312) 555-0142' });
      const { page } = await shippingPage(orderOf('all done'), { content });
      expect(page.queryByLabelText('First name')).toBeNull();
      expect(page.queryByRole('button', { name: 'Cancel Changes' })).toBeNull();
    });

    test('is the choice of a known address', async () => {
      const content = '<form><input type="radio" name="addressId" value="address-2" checked></form>';
      const { page } = await shippingPage(orderOf('all done'), { content });
      const radio = page.getByRole('radio', { name: /12 Lake Rd/ }) as HTMLInputElement;
      expect(radio.checked).toBe(true);
    });

    test('is taken once: cancelled, it does not come back', async () => {
      const content = serverForm({ city: 'Chicago' });
      const { field, press } = await shippingPage(orderOf('guest'), { context: guestContext, content });
      await press('Cancel Changes');
      expect(field('City').value).toBe('');
      await checkoutFlowOf(sharedStore()).refresh();
      await twoTurns();
      expect(field('City').value).toBe('');
    });
  });
});

describe('what the server says of a typed address', () => {
  const guest = async (answer: unknown) => {
    const page = await shippingPage(orderOf('guest'), {
      context: guestContext,
      answers: { validateAndSaveAddress: answer },
    });
    await typeHome(page, { 'Email address': 'ann@example.com' });
    return page;
  };
  const suggestedAddress = { ...sentHome, address1: '233 South Wacker Drive', postalCode: '60607' };
  const suggesting = { isSuccess: false, suggestedAddress };
  const typed = { ...sentHome, email: 'ann@example.com' };

  test('errors stand beside their fields, and the first has the focus', async () => {
    const { next, field, error } = await guest({
      isSuccess: false,
      fieldErrors: { postalCode: 'Chicago has no ZIP code 60606.', phone: 'This number is not in use.' },
    });
    await next();
    await vi.waitFor(() => expect(error(field('ZIP code'))).toBe('Chicago has no ZIP code 60606.'));
    expect(error(field('Phone'))).toBe('This number is not in use.');
    expect(focused()).toBe(field('ZIP code'));
  });

  test('an error stays until its own field is changed', async () => {
    const { next, field, error, shopper } = await guest({
      isSuccess: false,
      fieldErrors: { postalCode: 'Chicago has no ZIP code 60606.' },
    });
    await next();
    await vi.waitFor(() => expect(error(field('ZIP code'))).not.toBe(''));
    await shopper.type(field('City'), ' Loop');
    expect(error(field('ZIP code'))).toBe('Chicago has no ZIP code 60606.');
    await shopper.type(field('ZIP code'), '{Backspace}7');
    expect(error(field('ZIP code'))).toBe('');
  });

  test('an error of a field that the form does not have stands above the buttons', async () => {
    const { next, page } = await guest({ isSuccess: false, fieldErrors: { county: 'Unknown county.' } });
    await next();
    expect((await page.findByRole('alert')).textContent).toBe('Unknown county.');
  });

  test('a refusal stands above the buttons, in the server’s words', async () => {
    const { next, page, field } = await guest({ isSuccess: false, message: 'We do not ship there.' });
    await next();
    expect((await page.findByRole('alert')).textContent).toBe('We do not ship there.');
    expect(field('City').value).toBe('Chicago');
  });

  test('a suggestion is shown beside what was typed, with the words that differ', async () => {
    const { next, page } = await guest(suggesting);
    await next();
    const layer = await page.findByRole('dialog', { name: 'Please check the address' });
    expect(layer.textContent).toContain('differently: Street address or PO box, ZIP code.');
    expect([...layer.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'different: South',
      'different: Drive',
      'different: 60607',
      'different: S',
      'different: Dr',
      'different: 60606',
    ]);
  });

  test('the suggestion can be used', async () => {
    const { next, press, reached, bodies } = await guest(suggesting);
    await next();
    await press('Use Suggested');
    await reached();
    expect(bodies('saveShippingAddress')).toEqual([
      { address: { ...suggestedAddress, email: 'ann@example.com' } },
    ]);
  });

  test('what was typed can be kept', async () => {
    const { next, press, reached, bodies } = await guest(suggesting);
    await next();
    await press('Keep Mine');
    await reached();
    expect(bodies('saveShippingAddress')).toEqual([{ address: typed }]);
  });

  test('it can be edited, with the focus in the form', async () => {
    const { next, press, field, page, sent } = await guest(suggesting);
    await next();
    await press('Edit');
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(focused()).toBe(field('Street address or PO box'));
    expect(field('ZIP code').value).toBe('60606');
    expect(sent()).toEqual(['validateAndSaveAddress']);
  });

  test('a decision that cannot be saved stays open, with the reason', async () => {
    const page = await guest(suggesting);
    page.answer('saveShippingAddress', { isSuccess: false, message: 'Please try later.' });
    await page.next();
    await page.press('Keep Mine');
    const reason = await page.page.findByText('Please try later.');
    expect(reason.closest('dialog')).not.toBeNull();
    page.answer('saveShippingAddress', () => page.actOn('saveShippingAddress'));
    await page.press('Keep Mine');
    await page.reached();
  });

  test('a suggestion that differs in case alone is used without a question', async () => {
    const { next, reached, bodies } = await guest({
      isSuccess: false,
      suggestedAddress: { ...sentHome, address1: '233 S WACKER DR', city: 'CHICAGO' },
    });
    await next();
    await reached();
    expect(bodies('saveShippingAddress')).toMatchObject([{ address: { address1: '233 S WACKER DR' } }]);
  });

  test('a suggestion whose country is not a code is never saved', async () => {
    const { next, page, sent } = await guest({
      isSuccess: false,
      suggestedAddress: { ...sentHome, country: 'USA' },
    });
    await next();
    await page.findByText(/Something went wrong/);
    expect(sent()).toEqual(['validateAndSaveAddress']);
  });
});

describe('a suggestion for an address abroad', () => {
  test('names the country of both addresses, and stays in it without naming it itself', async () => {
    const suggestedAddress = { address1: 'Torstr. 1', city: 'Berlin', postalCode: '10119' };
    const visit = await shippingPage(orderOf('international'), {
      context: guestContext,
      answers: { validateAndSaveAddress: { isSuccess: false, suggestedAddress } },
    });
    const { page, press, reached, bodies } = visit;
    await typeBerlin(visit);
    await visit.next();
    const layer = await page.findByRole('dialog', { name: 'Please check the address' });
    expect(layer.textContent).not.toContain('Country');
    expect(layer.textContent!.match(/Germany/g)).toHaveLength(2);
    await press('Use Suggested');
    await reached();
    expect(bodies('saveShippingAddress')).toMatchObject([
      { address: { address1: 'Torstr. 1', country: 'DE', phone: '+4930901820' } },
    ]);
  });
});

const { home } = addressExamples;
const radio = (page: { getByRole: (role: string, options: { name: RegExp }) => HTMLElement }, name: RegExp) =>
  page.getByRole('radio', { name }) as HTMLInputElement;

/** An order that is shipped to the account’s first address. */
const toHome = () => orderOf('all done');

describe('what is typed', () => {
  const draft = () => sessionStorage.getItem('storefront-islands:checkout-drafts')!;

  test('is kept while the page lives and after it, until the server has it', async () => {
    const page = await shippingPage(orderOf('guest'), { context: guestContext });
    await typeHome(page, { 'Email address': 'ann@example.com' });
    expect(draft()).toContain('233 S Wacker Dr');
    await page.next();
    await page.reached();
    expect(draft()).not.toContain('233 S Wacker Dr');
  });

  test('is there again after a reload, for the same basket alone', async () => {
    const first = await shippingPage(orderOf('guest'), { context: guestContext });
    await first.shopper.type(first.field('City'), 'Chicago');
    dispatchEvent(new Event('pagehide'));
    const more = { context: guestContext, stored: { ...sessionStorage } };
    await first.close();
    const again = await shippingPage(orderOf('guest'), more);
    expect(again.field('City').value).toBe('Chicago');
    await again.close();
    const other = await shippingPage({ ...orderOf('guest'), basketId: 'basket-2' }, more);
    expect(other.field('City').value).toBe('');
  });

  test('that does not fit its form any more is dropped by name, and what fits another form stays', async () => {
    const forms = { shipping: { mode: 'several', address: 17 }, 'shipping address': { city: 'Chicago' } };
    const { basketId } = orderOf('guest');
    const stored = storedDrafts(basketId, forms);
    const { field, errors } = await shippingPage(orderOf('guest'), { context: guestContext, stored });
    expect(field('City').value).toBe('Chicago');
    expect(errors).toEqual([
      '[storefront-islands] what was typed into “shipping” does not fit the form and is dropped.',
    ]);
    expect(JSON.parse(draft()).forms).toEqual({ 'shipping address': { city: 'Chicago' } });
  });

  test('is there again after a sign-in on the way', async () => {
    const first = await shippingPage(orderOf('guest'), { context: guestContext });
    await first.shopper.type(first.field('City'), 'Chicago');
    dispatchEvent(new Event('pagehide'));
    const stored = { ...sessionStorage };
    await first.close();
    const { field } = await shippingPage({ ...orderOf('guest'), isGuest: false }, { stored });
    expect(field('City').value).toBe('Chicago');
  });

  test('stays when another part of the order is saved', async () => {
    const page = await shippingPage(orderOf('guest'), { context: guestContext });
    await page.shopper.type(page.field('City'), 'Chicago');
    const changed = orderOf('guest');
    page.answer('refreshCheckout', { ...changed, checkoutMessage: 'Saved elsewhere.' });
    await checkoutFlowOf(sharedStore()).refresh();
    await page.page.findByText('Saved elsewhere.');
    expect(page.field('City').value).toBe('Chicago');
  });

  test('is forgotten with Cancel Changes, which is there while something is changed', async () => {
    const { page, field, shopper, press } = await shippingPage(orderOf('guest'), { context: guestContext });
    expect(page.queryByRole('button', { name: 'Cancel Changes' })).toBeNull();
    await shopper.type(field('City'), 'Chicago');
    await press('Cancel Changes');
    expect(field('City').value).toBe('');
    expect(page.queryByRole('button', { name: 'Cancel Changes' })).toBeNull();
    expect(focused()).toBe(field('Email address'));
  });

  test('a changed choice can be cancelled too', async () => {
    const { page, shopper, press } = await shippingPage(toHome());
    await shopper.click(radio(page, /12 Lake Rd/));
    await press('Cancel Changes');
    expect(radio(page, /233 S Wacker/).checked).toBe(true);
  });

  test('makes leaving ask, a form behind another choice does not', async () => {
    const { page, shopper, field } = await shippingPage(toHome());
    const { state } = checkoutFlowOf(sharedStore());
    expect(state.dirty).toEqual([]);
    await shopper.click(radio(page, /A new address/));
    await shopper.type(field('City'), 'Chicago');
    await vi.waitFor(() => expect(checkoutFlowOf(sharedStore()).state.dirty).toHaveLength(2));
    await shopper.click(radio(page, /233 S Wacker/));
    await vi.waitFor(() => expect(checkoutFlowOf(sharedStore()).state.dirty).toEqual([]));
  });

  test('starts with the address in use if that was typed', async () => {
    const order = orderOf('guest');
    order.recipientList = structuredClone(orderOf('all done').recipientList);
    order.recipientList[0]!.address = { ...home, addressId: 'recipient-1', email: 'ann@example.com' };
    const { field, next, reached, sent } = await shippingPage(order, { context: guestContext });
    expect(field('Phone').value).toBe('312-555-0142');
    expect(field('Apartment, suite, floor (optional)').value).toBe('Apt 4');
    await next();
    await reached();
    expect(sent()).not.toContain('validateAndSaveAddress');
  });
});

describe('a fault', () => {
  test('after the address was saved does not save it again', async () => {
    const page = await shippingPage(undefined, { answers: { moveToShippingAndGiftOptions: 500 } });
    await page.next();
    await page.page.findByRole('alert');
    page.answer('moveToShippingAndGiftOptions', () => page.actOn('moveToShippingAndGiftOptions'));
    await page.next();
    await page.reached();
    expect(page.bodies('saveShippingAddress')).toHaveLength(1);
  });

  test('two presses send one address', async () => {
    const { answer: held, release } = heldAnswer({ isSuccess: true });
    const page = await shippingPage(undefined, { answers: { saveShippingAddress: held } });
    await page.next();
    await page.shopper.click(page.page.getByRole('button', { name: 'Saving…' }));
    release();
    await page.reached();
    expect(page.bodies('saveShippingAddress')).toHaveLength(1);
  });
});
