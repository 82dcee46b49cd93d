import { it } from 'vitest';
import { checkFault, developmentFault } from './check-fault.ts';
import { drivers } from './drivers.ts';

it.each(drivers)(
  `$widget: $call: a shopper $name: ${developmentFault}, and React warns of nothing`,
  (driver) => checkFault(driver, developmentFault),
);
