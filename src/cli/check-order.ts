import { addressExamples } from '../contract/checkout/address.examples.ts';
import { checkoutSteps, stepIndexes } from '../domain/checkout/steps.ts';
import { pagePaths } from '../domain/page-paths.ts';
import { probeBadAddress, probeBadItems, probeDoubleAdd, probeWrongToken } from './cart-probes.ts';
import { endStep, isAtStep } from './end-step.ts';
import { probeForeignRedirect } from './guest-probes.ts';
import { stepsGuide, tokensGuide } from './guide-address.ts';
import { probeQuantity } from './line-probes.ts';
import { pay, placeOrder } from './pay-order.ts';
import { optionsOf } from './shipping-options.ts';
import { refusalOf, type TestShopper } from './test-shopper.ts';

/**
 * Buys a product as a guest, from the cart to the placed order, and tries what goes wrong in a shopper's day: a second
 * press, a wrong token, an answer that is lost.
 * @returns what was not tried because a step before it failed, in words
 */
export async function checkOrder(
  shopper: TestShopper,
  { sku }: { sku: string },
): Promise<string | undefined> {
  const stages: [string, () => Promise<boolean>][] = [
    ['the cart', () => fillCart(shopper, sku)],
    ['the entry of a guest', () => enterAsGuest(shopper)],
    ['the address', () => giveAddress(shopper)],
    ['the options', () => chooseOptions(shopper)],
    ['the payment', () => pay(shopper, address)],
    ['the order', () => placeOrder(shopper, sku)],
  ];
  for (const [name, stage] of stages) if (!(await stage())) return `the order from ${name} on`;
  return undefined;
}

async function fillCart(shopper: TestShopper, sku: string): Promise<boolean> {
  const before = await shopper.pieces(sku);
  if (!shopper.hasToken) await shopper.visit(checkoutSteps[stepIndexes.cart].path);
  if (!shopper.hasToken) {
    const { field } = shopper.context.antiForgery;
    const message = `the first page and the cart’s have no input named ${field}: every change is sent without a token`;
    shopper.report('addItems', message, tokensGuide);
  }
  const items = [{ Sku: sku, Quantity: 1 }];
  if (!(await shopper.change('addItems', { items }))) return false;
  const after = await shopper.pieces(sku);
  if (before === undefined || after === undefined) return false;
  const added = after - before;
  if (added !== 1) {
    shopper.report(
      'getCart',
      `lineItems has ${added} more of ${sku} after one was added: --sku gives another product`,
    );
    return false;
  }
  await probeWrongToken(shopper, sku);
  await probeDoubleAdd(shopper, sku);
  await probeBadItems(shopper, sku);
  await probeQuantity(shopper, sku);
  return true;
}

async function enterAsGuest(shopper: TestShopper): Promise<boolean> {
  const answer = await shopper.send('checkoutCart');
  if (shopper.asks('checkoutCart') && answer?.isSuccess !== true) {
    if (answer) shopper.report('checkoutCart', refusalOf(answer));
    return false;
  }
  const { path } = checkoutSteps[stepIndexes.shipping];
  if (!answer?.isLoggedIn) {
    const form = shopper.context.endpoints.postGuest ?? pagePaths.postGuest;
    const led = await shopper.postForm(form, { redirectUrl: path });
    if (!led) return false;
    if (led.status !== 200 && !led.location?.includes(path))
      shopper.report(
        `POST ${form}`,
        `status ${led.status}${led.location ? ` to ${led.location}` : ''}; a guest is redirected to redirectUrl, which was ${path}`,
        'guest-shop.html',
      );
    await probeForeignRedirect(shopper, form);
  }
  if (!(await shopper.visit(path)))
    shopper.report(`GET ${path}`, 'the page of the first step does not answer', 'guest-shop.html');
  return isAtStep(shopper, stepIndexes.shipping, 'checkoutCart');
}

const { addressId: _, ...home } = addressExamples.home;
const address = { ...home, email: 'ann@example.com' };

async function giveAddress(shopper: TestShopper): Promise<boolean> {
  await probeBadAddress(shopper, address);
  const answer = await shopper.send('validateAndSaveAddress', { address });
  if (shopper.asks('validateAndSaveAddress') && !answer) return false;
  const { suggestedAddress } = answer ?? {};
  if (suggestedAddress) {
    const chosen = { ...address, ...definedIn(suggestedAddress) };
    if (!(await shopper.change('saveShippingAddress', { address: chosen }))) return false;
  } else if (answer && answer.isSuccess !== true) {
    shopper.report('validateAndSaveAddress', refusalOf(answer));
    return false;
  }
  return endStep(shopper, 'moveToShippingAndGiftOptions', stepIndexes.options);
}

const definedIn = (given: object) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

async function chooseOptions(shopper: TestShopper): Promise<boolean> {
  const checkout = await shopper.checkout();
  if (!checkout) return false;
  if (!checkout.recipientList.some(({ shipments }) => shipments.length > 0))
    shopper.report('refreshCheckout', 'recipientList has no shipment after an address was saved', stepsGuide);
  return (
    (await shopper.change('saveShippingAndGiftOptions', { recipients: optionsOf(checkout) })) &&
    endStep(shopper, 'moveToPaymentPage', stepIndexes.payment)
  );
}
