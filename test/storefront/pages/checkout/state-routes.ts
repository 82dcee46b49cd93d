import type { Hono } from 'hono';
import { stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { refusedInput } from '../../api/answer.ts';
import { orderDocument, wholeCheckout } from '../../api/checkout/whole.ts';
import { buyerOf } from '../../checkout/buyer.ts';
import { paymentStates } from '../../checkout/payment-states.ts';
import { setCheckoutState } from '../../checkout/set-state.ts';
import { checkoutStates } from '../../checkout/states.ts';
import { walletStates } from '../../checkout/wallet-states.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import { link, personal } from '../page.ts';
import { pageOf } from '../page-of-request.ts';
import { postedFields } from '../posted-fields.ts';
import { checkoutPaths, pathOf } from './paths.ts';
import { checkoutStatesPage } from './states.ts';

/** The page for developers that puts the checkout into its states. */
export function stateRoutes(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  app.get(checkoutPaths.states, (c) => c.html(checkoutStatesPage(pageOf(c, shop, variant)), 200, personal));
  app.post(checkoutPaths.states, async (c) => {
    const { state: name = '' } = await postedFields(c, shop);
    const page = pageOf(c, shop, variant);
    const states = [...checkoutStates, ...paymentStates, ...walletStates];
    const state = states.find((one) => one.name === name);
    if (!state) throw refusedInput('state', name, `one of ${states.map((one) => one.name).join(', ')}`);
    const buyer = buyerOf(page);
    const isSet = setCheckoutState(buyer, state, () => orderDocument(wholeCheckout(buyer)));
    if (!isSet) return c.html(checkoutStatesPage(page, state), 400, personal);
    const query = state.hasProvider ? '?fields=provider' : '';
    return c.redirect(link({ variant }, pathOf(stepIndexes[state.progress]) + query), 303);
  });
}
