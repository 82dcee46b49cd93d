import { examples } from '../../../../widgets/shipping-charges/shipping-charges.examples.ts';
import shippingCharges from '../../../../widgets/shipping-charges/shipping-charges.island.ts';
import { asking, type Driver } from '../driver.ts';

const charges: Driver = {
  name: 'opens the shipping charges',
  call: 'getShippingCharges',
  ...asking(shippingCharges, examples['asked for'], 'Local In-Home Delivery'),
};

export const drivers: readonly Driver[] = [charges];
