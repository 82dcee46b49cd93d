import { accountDrivers } from './account-drivers.ts';
import { browseDrivers } from './browse-drivers.ts';
import { cartDrivers } from './cart-drivers.ts';
import { cartPageDrivers } from './cart-page-drivers.ts';
import { cartPopupDrivers } from './cart-popup-drivers.ts';
import { checkoutDrivers } from './checkout-drivers.ts';
import { checkoutShippingDrivers } from './checkout-shipping-drivers.ts';
import type { Driver } from './driver.ts';
import { paymentDrivers } from './payment-drivers.ts';

export const drivers: readonly Driver[] = [
  ...cartPageDrivers,
  ...cartDrivers,
  ...cartPopupDrivers,
  ...browseDrivers,
  ...accountDrivers,
  ...paymentDrivers,
  ...checkoutDrivers,
  ...checkoutShippingDrivers,
];
