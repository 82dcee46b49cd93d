import { describe, expect, test } from 'vitest';
import { checkoutFlowOf } from '../../../../src/state/checkout/checkout-flow.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { twoTurns } from '../../two-turns.ts';
import { guestContext, orderOf, sentHome, shippingPage } from './shipping-page.ts';

const guest = () => shippingPage(orderOf('guest'), { context: guestContext });

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
