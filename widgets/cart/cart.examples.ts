import { getCartExample } from '../../src/contract/cart/cart.examples.ts';
import {
  addDonationExample,
  applyPromoExample,
  applyZipExample,
  removeItemExample,
  updateItemExample,
} from '../../src/contract/cart/cart-changes.examples.ts';
import { checkoutCartExample } from '../../src/contract/cart/cart-checkout.examples.ts';
import { applyCartRewardCertificateExample } from '../../src/contract/cart/certificates.examples.ts';
import { lamp, mug, towel } from '../../src/contract/cart/line-item.examples.ts';

const whole = getCartExample.answer as {
  lineItems: Record<string, unknown>[];
  orderSummary: Record<string, unknown>;
};
const [sofa] = whole.lineItems as [Record<string, unknown>];

const orderSummary = {
  subtotal: 403_575,
  shippingTotal: 995,
  installationTotal: 12900,
  discountTotal: 40_358,
  taxTotal: 33_011,
  donationTotal: 500,
  total: 410_623,
};

const fromRegistry = { ...mug, addToCartItem: { ...mug.addToCartItem, GiftRegistryId: '4711' } };

const cart = {
  ...whole,
  lineItems: [sofa, fromRegistry, towel, lamp],
  cartSummary: { taxZipCode: '60601', discountCode: null },
  orderSummary: { ...orderSummary, discountTotal: null, total: 450_981 },
};
const one = { ...whole, lineItems: [{ ...sofa, quantity: 1 }], orderSummary: { subtotal: 179900 } };

const answers = {
  getCart: cart,
  getEstimatedDeliveryDate: {
    lineItems: [
      { id: '1', edd: 'Arrives December 9 – December 12' },
      { id: '2', edd: 'Arrives December 2 – December 4' },
      { id: '3', edd: 'Arrives December 3 – December 8' },
      { id: '4', edd: 'Arrives December 9 – December 12' },
    ],
  },
  removeItem: removeItemExample.answer,
  saveForLater: removeItemExample.answer,
  moveToCart: removeItemExample.answer,
  removeFromSaved: removeItemExample.answer,
  updateItem: updateItemExample.answer,
  updateShipMethod: updateItemExample.answer,
  removeInstallationService: removeItemExample.answer,
  addDonation: addDonationExample.answer,
  applyZip: applyZipExample.answer,
  applyPromo: applyPromoExample.answer,
  removePromo: removeItemExample.answer,
  addItems: { isSuccess: true, items: [] },
  checkoutCart: checkoutCartExample.answer,
  applyCartRewardCertificate: applyCartRewardCertificateExample.answer,
  removeRewardCertificate: applyCartRewardCertificateExample.answer,
};

const content =
  '<p>Marlow 3-Seat Sofa × 2</p><form method="post" action="/checkout/cart/checkout"><button>Checkout</button></form>';

const base = { attributes: {}, content, props: { cart }, answers };
const withCart = (more: object, about: string, others: object = {}) => {
  const shown = { ...cart, ...more };
  return { ...base, about, props: { cart: shown }, answers: { ...answers, getCart: shown, ...others } };
};

const donation = {
  title: 'Round up for a roof',
  message: 'Your gift builds homes with local families.',
  amounts: [100, 500, 1000],
};
/** What the towel can be: its text can be edited. */
const editablePersonalization = {
  type: 700,
  orderType: 'embroidery',
  profileGuid: 'profile-1',
  templateName: 'two-lines',
  locationName: 'center',
  templates: [
    {
      templateName: 'two-lines',
      lines: [
        { elementName: 'Text1', label: 'First line', text: 'ADA', maxLength: 10 },
        { elementName: 'Text2', label: 'Second line', text: 'Byron', maxLength: 10 },
      ],
      fonts: [{ font: 'Block' }, { font: 'Script' }],
      textColors: [
        { textColor: 'Navy', hex: '#1f2d4d' },
        { textColor: 'Sage', hex: '#7d8f76' },
      ],
    },
  ],
};
const certificates = [
  { certificateNumber: '7000123', amount: 2500, isApplied: true, expires: 'December 31' },
  { certificateNumber: '7000124', amount: 5000, isApplied: false, expires: 'January 31' },
];

/** The states of the cart’s page. */
export const examples = {
  'four lines': {
    ...base,
    about: 'Furniture, a parcel that can be picked up, a monogram, and an installation.',
  },
  'one line': withCart(one, 'One line, of which nothing but the price is known yet.'),
  'not seeded': {
    ...base,
    about: 'Without the cart in the page the server’s content stays until it is loaded.',
    props: {},
  },
  loading: {
    ...base,
    about: 'The cart is being loaded: the server’s content stays.',
    props: {},
    answers: { ...answers, getCart: 'never' },
  },
  'not reached': {
    ...base,
    about: 'The cart cannot be loaded: the server’s content stays.',
    props: {},
    answers: { ...answers, getCart: 503 },
  },
  'unavailable items': withCart(
    {
      lineItems: [sofa, mug, towel, lamp].map((line) =>
        line === mug || line === lamp
          ? { ...line, isUnavailable: true, lineLevelMessages: ['No longer available.'] }
          : line,
      ),
    },
    'Two items are no longer available: they stand first, and are neither counted nor summed.',
  ),
  'editable personalization': withCart(
    { lineItems: [{ ...towel, editablePersonalization }] },
    'The text of a personalized line can be edited in a layer.',
  ),
  empty: withCart(
    { lineItems: [], orderSummary: { subtotal: 0 } },
    'Nothing is in the cart: the way on comes first.',
  ),
  'saved for later': withCart({ savedForLater: [{ ...lamp, id: '9' }] }, 'An item is saved for later.'),
  'empty with saved items': withCart(
    { lineItems: [], savedForLater: [{ ...lamp, id: '9' }], orderSummary: { subtotal: 0 } },
    'Nothing is in the cart, but something is saved.',
  ),
  'promo code': withCart(
    {
      cartSummary: {
        taxZipCode: '60601',
        discountCode: 'WELCOME10',
        promoDiscountMessage: '10% off your first order.',
      },
      orderSummary,
    },
    'A promo code is applied.',
  ),
  'promo code refused': {
    ...base,
    about: 'The code is not valid: it stays, with the reason.',
    answers: {
      ...answers,
      applyPromo: { isSuccess: false, promoErrorMessage: 'This promo code has expired.' },
    },
  },
  'ZIP code refused': {
    ...base,
    about: 'The code could not be applied: it stays, with a message.',
    answers: { ...answers, applyZip: 500 },
  },
  'certificate refused': withCart(
    { rewardCertificates: certificates.map((one) => ({ ...one, isApplied: false })) },
    'The server refuses a reward certificate, with the reason.',
    {
      applyCartRewardCertificate: {
        isSuccess: false,
        rewardsData: { errorMessage: 'This certificate is used in another order.' },
      },
    },
  ),
  rewards: withCart(
    {
      rewardCertificates: certificates,
      orderSummary: { ...orderSummary, rewardsTotal: 2500, total: 408_123 },
    },
    'Reward certificates, one of them applied.',
  ),
  'rewards exceed the order': withCart(
    {
      rewardCertificates: certificates,
      orderSummary: {
        ...orderSummary,
        rewardsTotal: 2500,
        rewardsExceedOrderTotalMessage: 'Your rewards are worth more than your order. The rest is lost.',
      },
    },
    'The rewards are worth more than the order.',
  ),
  donation: withCart({ donation }, 'A charity to give to.'),
  'donation refused': withCart(
    { donation },
    'The donation could not be changed: it is as it was, with a message.',
    { addDonation: 500 },
  ),
  'picked up': withCart(
    {
      lineItems: [
        { ...mug, shippingDeliveryOptions: { ...mug.shippingDeliveryOptions, selectedShipOption: 'pickup' } },
      ],
    },
    'A line is picked up at the store, with the store’s message about it.',
    { getEstimatedDeliveryDate: { lineItems: [{ id: '2', edd: 'Ready on December 2' }] } },
  ),
  messages: withCart(
    { messages: { cartMessage: 'Orders placed by noon ship today.' } },
    'A message of the server above the lines.',
  ),
  'dates to come': {
    ...base,
    about: 'The delivery dates are asked for: each line keeps the place of its own.',
    answers: { ...answers, getEstimatedDeliveryDate: 'never' },
  },
  'no delivery dates': {
    ...base,
    about: 'The delivery dates cannot be had: a text above the lines says so, once.',
    answers: { ...answers, getEstimatedDeliveryDate: 500 },
  },
  'delivery outage': withCart(
    {
      messages: {
        eddOutagePickupMessage: 'We cannot tell delivery dates right now. Your order is not delayed.',
      },
    },
    'The delivery dates cannot be had: the server’s text above the lines says so, once.',
    { getEstimatedDeliveryDate: 500 },
  ),
  'changing a quantity': {
    ...base,
    about: 'A quantity shows at once; the totals are marked until the server has answered.',
    answers: { ...answers, updateItem: 'never' },
  },
  'quantity refused': {
    ...base,
    about: 'A quantity that the server refuses goes back, with the reason.',
    answers: { ...answers, updateItem: { isSuccess: false, message: 'Only 4 are left.' } },
  },
  'refused without script': {
    ...base,
    about: 'The server’s page has refused a ZIP code: it stays, with the reason.',
    content: `${content}<form><input name="ZipCode" value="00000"></form>`,
    props: {
      cart,
      refused: {
        change: { kind: 'zip', zipCode: '00000' },
        message: 'We do not know the ZIP code 00000.',
      },
    },
  },
  'being removed': {
    ...base,
    about: 'A line that is being removed is gone at once; the way back stands in its place.',
    answers: { ...answers, removeItem: 'never' },
  },
  'removal failed': {
    ...base,
    about: 'A line that could not be removed comes back, with a message.',
    answers: { ...answers, removeItem: 500 },
  },
  'putting back': {
    ...base,
    about: 'A removed line is being added again; meanwhile the cart could not be read.',
    answers: { ...answers, getCart: 503, addItems: 'never' },
  },
  'not put back': {
    ...base,
    about: 'A removed line cannot be added again: the reason stands in its place.',
    answers: {
      ...answers,
      getCart: 503,
      addItems: { isSuccess: false, message: 'Hadley Mug is out of stock.' },
    },
  },
  'not read again': {
    ...base,
    about: 'The cart cannot be read after a change: it may be out of date, and Try Again reads it.',
    answers: { ...answers, getCart: 503 },
  },
  'session gone': {
    ...base,
    about: 'The server has reset the session: the refresh popup opens.',
    answers: { ...answers, updateItem: { IsReset: true } },
  },
  'empty basket': {
    ...base,
    about: 'Checkout finds an empty cart: no popup, the cart is read again.',
    answers: { ...answers, checkoutCart: { isSuccess: false, errorType: 8 } },
  },
  'checking out': {
    ...base,
    about: 'The way to checkout is pending.',
    answers: { ...answers, checkoutCart: 'never' },
  },
  'cart error': {
    ...base,
    about: 'The way to checkout fails.',
    answers: { ...answers, checkoutCart: 500 },
  },
  'signed in': withCart({ isGuest: false, donation, rewardCertificates: certificates }, 'With an account.'),
  canada: {
    ...withCart(
      { cartSummary: { taxZipCode: 'M5V 2T6', discountCode: null } },
      'The Canadian shop: its dollars, and a postal code.',
    ),
    context: { country: 'CA' },
  },
  international: {
    ...withCart({ isInternational: true }, 'A cart for another country: no ZIP code, and no tax yet.'),
    context: { country: 'CA' },
  },
  app: withCart({ isApp: true }, 'In the app, which has its own way on.'),
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
