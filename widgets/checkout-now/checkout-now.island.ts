import { checkoutPaths } from '../../src/domain/cart/checkout-now.ts';
import { type IslandProps, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CheckoutNow } from './checkout-now.tsx';

export const props = {
  returnUrl: text({
    fallback: checkoutPaths.start,
    about:
      'The URL of the next checkout step; an origin that is not allowed is refused, and the fallback used.',
  }),
  guestUrl: text({
    fallback: checkoutPaths.guest,
    about:
      'The URL that the guest’s form is posted to: this origin only; anything else is refused, and the fallback used.',
  }),
};

export type CheckoutNowProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'checkout-now',
  kind: 'overlay',
  about: 'The slide-out before checkout: sign in, or check out as a guest.',
  props,
  view: CheckoutNow,
});
