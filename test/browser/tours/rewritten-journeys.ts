import type { Page } from 'playwright-core';
import { examples as certificates } from '../../../widgets/certificates-interrupter/certificates-interrupter.examples.ts';
import { examples as oversized } from '../../../widgets/oversized-items/oversized-items.examples.ts';
import { examples as unavailable } from '../../../widgets/unavailable-items/unavailable-items.examples.ts';
import { newSignedIn, postForm, signInForm, trySignIn } from '../flows/account-page.ts';
import { phone } from '../flows/brands.ts';
import { cartMounted, cartParts, cartPath, openDrawer, setCart, settled } from '../flows/cart-page.ts';
import { checkoutMounted, checkoutParts, setCheckout } from '../flows/checkout-steps-page.ts';
import { productPage, sofa } from '../flows/shop-page.ts';
import { islandsReady, pageUrl, shopUrl, waitForStatus } from '../harness.ts';
import type { Journey } from '../rewritten-page.ts';
import { scrollDown } from './watch-page.ts';

/** From a product to the cart: numbers that change, an error that comes and goes, a layer, a line that leaves. */
export const buying: Journey = {
  name: 'from a product to the cart',
  places: '.shop-add, [data-island="cart-count"], [data-island="cart"], dialog',
  async go(page, look) {
    const { button, quantity, layer } = productPage(page);
    const { more, remove, undo, promo, cart } = cartParts(page);
    await page.goto(pageUrl(sofa.path));
    await waitForStatus(page, '.shop-add', 'mounted');
    await quantity.fill('0');
    await quantity.press('Tab');
    await look('a quantity that cannot be');
    await quantity.fill('2');
    await button.click();
    await layer.locator('dl[aria-busy=false]').waitFor();
    await look('added');
    await setCart(page, 'promo');
    await page.goto(pageUrl(cartPath));
    await cartMounted(page);
    await more().click();
    await settled(page);
    await look('one more');
    await remove(1).click();
    await undo.waitFor();
    await settled(page);
    await look('a line removed');
    await cart.getByRole('button', { name: 'Remove promo code' }).click();
    await promo.waitFor();
    await promo.fill('NONSENSE');
    await promo.press('Enter');
    await look('a promo code that is wrong');
    await promo.fill('N');
    await look('its error gone');
  },
};

const product: Journey = {
  name: 'all of a product’s page',
  places: 'main, dialog',
  async go(page, look) {
    await page.goto(pageUrl(sofa.path));
    await scrollDown(page, 400);
    const stores = page.locator('[data-island="store-availability"]');
    await stores.getByRole('textbox').focus();
    await waitForStatus(page, '[data-island="store-availability"]', 'mounted');
    await look('open');
    await stores.getByRole('textbox').fill('1');
    await stores.locator('button[type=submit]').click();
    await look('a ZIP code that is none');
    await stores.getByRole('textbox').fill('60611');
    await stores.locator('button[type=submit]').click();
    await stores.getByRole('listitem').first().waitFor();
    await look('stores');
    await stores.getByRole('button', { name: 'Michigan Avenue: address and hours' }).click();
    await page.getByRole('dialog').getByText('646 N Michigan').waitFor();
    await look('a store');
  },
};

const listing = (name: string, options: Journey['options']): Journey => ({
  name,
  options,
  places: ['listing-filters', 'listing-toolbar', 'product-grid', 'compare-list']
    .map((island) => `[data-island="${island}"]`)
    .concat('dialog')
    .join(),
  async go(page, look) {
    await page.goto(pageUrl('/sofas'));
    for (const island of ['listing-filters', 'listing-toolbar', 'product-grid', 'compare-list'])
      await waitForStatus(page, `[data-island="${island}"]`, 'mounted');
    await page.locator('[data-compare-product]').first().check();
    await look('one to compare');
    if (options) await page.getByRole('button', { name: /^Filters/ }).click();
    const facet = (named: string) => page.getByRole('group', { name: named });
    const open = page.getByRole('button', { name: /^Price/ });
    if ((await open.getAttribute('aria-expanded')) === 'false') await open.click();
    await facet('Color').getByRole('checkbox').first().check();
    await page.waitForURL(/color_/);
    await look('a color');
    const ends = facet('Price').getByRole('form').getByRole('textbox');
    await ends.first().fill('500');
    await ends.last().fill('100');
    await ends.last().press('Enter');
    await look('a range that is none');
    await ends.first().fill('5');
    await look('its error gone');
    await ends.last().press('Enter');
    await page.waitForURL(/price_/);
    await look('a range');
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await look('a filter less');
  },
});

const searching: Journey = {
  name: 'a search',
  places: 'main',
  async go(page, look) {
    await page.goto(pageUrl('/search?query=sofa'));
    await waitForStatus(page, '[data-island="product-grid"]', 'mounted');
    await look('found');
    await page.goto(pageUrl('/search?query=zzzz'));
    await waitForStatus(page, '[data-island="no-results"]', 'mounted');
    await look('nothing found');
  },
};

const cart: Journey = {
  name: 'the cart',
  places: '[data-island="cart"], [data-island="cart-count"], dialog',
  async go(page, look) {
    const parts = cartParts(page);
    const open = async (state: string) => {
      // A page that is left no longer applies the rewards of the state before.
      await page.goto('about:blank');
      await setCart(page, state);
      await page.goto(pageUrl(cartPath));
      await cartMounted(page);
    };
    for (const state of ['certificates', 'installed', 'saved', 'nla', 'reissued-card', 'rewards-exceed']) {
      await open(state);
      await look(state);
      const change = parts.cart.getByRole('button', {
        name: /^(Apply|Remove installation|Move to Cart|Save for Later)/,
      });
      await change.first().click();
      await settled(page);
      await look(`${state}, changed`);
    }
    await open('plain');
    await parts.zipToggle.click();
    await parts.zip.fill('1');
    await parts.zip.press('Enter');
    await look('a ZIP code that is none');
    await parts.checkout.click();
    await page.getByRole('dialog').waitFor();
    await look('checkout');
  },
};

const drawer: Journey = {
  name: 'the slide-out of the cart',
  places: '[data-island="cart-count"], dialog',
  async go(page, look) {
    await setCart(page, 'plain');
    await page.goto(pageUrl(sofa.path));
    await islandsReady(page);
    const layer = await openDrawer(page);
    await look('open');
    const line = layer.locator('[data-line-id]').first();
    await line.getByRole('button', { name: /^One more/ }).click();
    await settledIn(page);
    await look('one more');
    await line.getByRole('button', { name: /^Remove/ }).click();
    await layer.getByRole('button', { name: /^Undo/ }).waitFor();
    await settledIn(page);
    await look('a line removed');
    await layer.getByRole('button', { name: /^Undo/ }).click();
    await layer.locator('[data-line-id]').nth(1).waitFor();
    await settledIn(page);
    await look('and back');
  },
};

const settledIn = (page: Page) =>
  page.locator('dialog [aria-busy="true"]').first().waitFor({ state: 'detached' });

const checkout: Journey = {
  name: 'checkout, step by step',
  places: '[data-island="checkout"], dialog',
  async go(page, look) {
    const { host, heading, button } = checkoutParts(page);
    // By role, because a picture in a label's text keeps the name, not the text.
    const field = (name: string) => host.getByRole('textbox', { name }).first();
    const choice = (name: string) => host.getByRole('combobox', { name }).first();
    await page.goto(pageUrl(await setCheckout(page, 'start')));
    await checkoutMounted(page);
    await button('Next').click();
    await look('nothing typed');
    const fields = {
      'First name': 'Ann',
      'Last name': 'Baker',
      'Street address or PO box': '233 S Wacker Dr',
      'ZIP code': '60606',
      City: 'Chicago',
      Phone: '(312) 555-0142',
      'Email address': 'ann@example.com',
    };
    for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
    await choice('State').selectOption('IL');
    await choice('State').blur();
    await look('all typed');
    await button('Next').click();
    await heading('Shipping and Gift Options').waitFor();
    await look('options');
    await host.getByRole('radio', { name: 'Call me to arrange the delivery' }).check();
    await host.getByRole('checkbox', { name: 'This is a gift' }).check();
    await field('Gift message (optional)').fill('Enjoy!');
    await look('a gift message');
    await button('Next: Payment').click();
    await heading('Payment and Billing').waitFor();
    await look('payment');
    await button('Next: Review & Place Order').click();
    await look('no card typed');
    await host.getByRole('checkbox', { name: /^Same as shipping address/ }).click();
    await look('another billing address');
    await host.getByRole('checkbox', { name: /^Same as shipping address/ }).click();
    await field('Card number').fill('4111111111111111');
    await field('Expiration date').fill('04/38');
    await field('Security code').fill('737');
    await button('Next: Review & Place Order').click();
    await heading('Review and Place Order').waitFor();
    await look('review');
    await button('Back').click();
    await heading('Payment and Billing').waitFor();
    await look('paid');
  },
};

const checkoutStates: Journey = {
  name: 'checkout with several recipients, pickup, and placed',
  places: '[data-island="checkout"], dialog',
  async go(page, look) {
    const { host } = checkoutParts(page);
    for (const state of ['recipients', 'pickup-and-shipping', 'options', 'placed']) {
      await page.goto(pageUrl(await setCheckout(page, state)));
      await checkoutMounted(page);
      await look(state);
    }
    await page.goto(pageUrl(await setCheckout(page, 'many')));
    await checkoutMounted(page);
    await host
      .getByRole('button', { name: /^One more/ })
      .first()
      .click();
    await host
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await look('shared out otherwise');
  },
};

const signingIn: Journey = {
  name: 'signing in',
  places: '[data-island="sign-in"], dialog',
  async go(page, look) {
    await page.goto(pageUrl('/account/login?returnUrl=%2Fsofas'));
    await waitForStatus(page, '[data-island="sign-in"]', 'mounted');
    const { form, button, alert, opener } = signInForm(page);
    await form.getByRole('link', { name: 'Continue with Google' }).waitFor();
    await look('open');
    await button.click();
    await look('nothing typed');
    await trySignIn(page, 'nobody@example.com', 'no such password');
    await alert.first().waitFor();
    await look('refused');
    await page.goto(pageUrl(sofa.path));
    await islandsReady(page);
    await opener.click();
    await form.last().getByRole('link', { name: 'Continue with Google' }).waitFor();
    await look('in a popup');
  },
};

const layers: [name: string, props: object][] = [
  ['shipping-charges', {}],
  ['unavailable-items', unavailable['long names'].props],
  ['oversized-items', oversized['several items'].props],
  ['certificates-interrupter', certificates['with the server’s message'].props],
  ['cart-error', {}],
  ['refresh-popup', {}],
  ['security-code-help', {}],
  ['reset-password', {}],
  ['checkout-now', {}],
  // Last: however it is closed, it leads to the cart.
  ['network-error', {}],
];

const otherLayers: Journey = {
  name: 'layers of a product’s page',
  places: 'dialog',
  async go(page, look) {
    await page.goto(pageUrl(sofa.path));
    await islandsReady(page);
    for (const [name, props] of layers) {
      await page.evaluate(`storefrontIslands.open('${name}', ${JSON.stringify(props)})`);
      await page.getByRole('dialog').waitFor();
      await look(name);
      if (name === 'network-error') return;
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  },
};

const savedCards: Journey = {
  name: 'layers of payment',
  places: '[data-island="checkout"], dialog',
  async go(page, look) {
    const email = await newSignedIn(page);
    await postForm(page, '/cart/add', { Sku: sofa.sku, Quantity: '1' });
    const cards = [
      { type: 'Visa', lastFour: '1111' },
      { type: 'AmericanExpress', lastFour: '0005' },
      { type: 'Discover', lastFour: '6011', expYear: 2020 },
    ];
    await page.request.post(`${shopUrl}/test/saved-cards`, { data: { email, cards } });
    await page.goto(pageUrl('/checkout/payment'));
    await islandsReady(page);
    for (const name of ['saved-cards', 'pay-with-two', 'add-card', 'credit-offer']) {
      await page.locator(`[data-island-open="${name}"]`).first().press('Enter');
      await page.getByRole('dialog').waitFor();
      await look(name);
      if (name === 'pay-with-two') {
        const boxes = page.getByRole('dialog').getByRole('checkbox');
        await boxes.nth(0).check();
        await boxes.nth(1).check();
        await look('two cards');
        await page.getByRole('dialog').getByRole('textbox').first().fill('1000');
        await look('an amount');
      }
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  },
};

/** The journeys through rewritten pages; what a flow in test/browser/flows takes already is not repeated. */
export const journeys = [
  product,
  listing('a listing', undefined),
  listing('a listing on a phone', { viewport: phone }),
  searching,
  cart,
  drawer,
  checkout,
  checkoutStates,
  signingIn,
  otherLayers,
  savedCards,
];
