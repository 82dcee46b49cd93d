import { expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

const pickup = {
  ...examples['options with pickup'],
  props: { checkout: checkoutExamples['with pickup'] },
};

test('the button that ships a pickup instead keeps the focus, and opens and closes the choice of an address', async () => {
  const { page, shopper } = await checkoutPage('options', pickup);
  const button = await page.findByRole('button', { name: 'Ship it instead', expanded: false });
  button.focus();
  await shopper.keyboard('{Enter}');
  await page.findByRole('button', { name: 'Ship to This Address' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await shopper.keyboard('{Enter}');
  expect(page.queryByRole('button', { name: 'Ship to This Address' })).toBeNull();
});

const guestPickup = {
  ...checkoutExamples['with pickup'],
  isGuest: true,
  accountInfo: { shippingAddresses: [], registryAddresses: [] },
};

test('a guest ships a pickup instead to an address of the order', async () => {
  const { page, press, bodies } = await checkoutPage('options', {
    ...pickup,
    props: { checkout: guestPickup },
  });
  await press('Ship it instead');
  expect(page.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Ann Baker, 233 S Wacker Dr, Apt 4, Chicago, IL 60606',
  ]);
  await press('Ship to This Address');
  await vi.waitFor(() =>
    expect(bodies('updateBopsToShipping')).toEqual([
      { recipientId: 'recipient-3', newAddressId: 'address-1' },
    ]),
  );
});

test('shipping a pickup instead is not offered without an address', async () => {
  const { basketItems, recipientList } = guestPickup;
  const checkout = {
    ...guestPickup,
    basketItems: basketItems.slice(1),
    recipientList: recipientList.slice(1),
  };
  const { page } = await checkoutPage('options', { ...pickup, props: { checkout } });
  await page.findByLabelText('Email');
  expect(page.queryByRole('button', { name: 'Ship it instead' })).toBeNull();
});
