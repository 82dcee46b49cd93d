import { fireEvent } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import {
  guestContext,
  orderOf,
  type ShippingPage,
  sentHome,
  shippingPage,
  typeBerlin,
  typeHome,
} from './shipping-page.ts';

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
    expect(focused()).toBe(field('First name'));
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
