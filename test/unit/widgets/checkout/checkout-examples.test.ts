import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { wholeCheckout } from '../../../../src/contract/checkout/checkout.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';

const checkouts = Object.entries(examples).flatMap(([name, { props, answers }]) =>
  [(props as { checkout?: object }).checkout, answers.refreshCheckout as unknown].flatMap((checkout) =>
    typeof checkout === 'object' ? [{ name, checkout }] : [],
  ),
);

test.each(checkouts)(
  'a checkout of the example “$name” matches the schema of the contract',
  ({ checkout }) => {
    expect(safeParse(wholeCheckout, checkout).issues).toBeUndefined();
  },
);
