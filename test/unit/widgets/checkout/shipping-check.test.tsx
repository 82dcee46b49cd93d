import { describe, expect, test, vi } from 'vitest';
import { guestContext, orderOf, sentHome, shippingPage, typeBerlin, typeHome } from './shipping-page.ts';

const focused = () => document.activeElement;

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
