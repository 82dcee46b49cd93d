import type { CallExample } from '../examples.ts';
import { checkoutPaymentExample, providerMessagesExamples } from '../payment/payment.examples.ts';
import { addressExamples } from './address.examples.ts';

const item = {
  id: '1',
  sku: '410553',
  quantity: 1,
  recipientId: 'recipient-1',
  grId: null,
  personalization: [],
  optionChoices: [{ name: 'Fabric', value: 'Oatmeal' }],
  isPickup: false,
  isRemoved: false,
  priceQuantityTotals: { quantity: 1, total: 149900 },
  recipients: [{ basketItemId: '1-1', recipientId: 'recipient-1', quantity: 1 }],
  shippingDeliveryOptions: {
    isShipOptionVisible: true,
    isStorePickupOptionVisible: false,
    selectedShipOption: 'ship',
    shippingOption: { edd: 'Arrives December 3 – December 8' },
    bopsOption: null,
    pickupQuantityMessage: null,
  },
  itemInfo: {
    name: 'Hollis Two-Seat Sofa',
    imagePath: '/pictures/410553.svg',
    imagePathHiRes: null,
    url: '/p/410553',
    price: 149900,
  },
};

const vases = {
  ...item,
  id: '2',
  sku: '520118',
  quantity: 2,
  optionChoices: [],
  personalization: ['A & B'],
  priceQuantityTotals: { quantity: 2, total: 10000 },
  recipients: [{ basketItemId: '2-1', recipientId: 'recipient-1', quantity: 2 }],
  itemInfo: {
    ...item.itemInfo,
    name: 'Mira Vase',
    imagePath: '/pictures/520118.svg',
    url: '/p/520118',
    price: 5000,
  },
};

const parcel = {
  id: 'shipment-2',
  basketItemIds: ['2-1'],
  availableServiceLevels: [
    { code: 1, name: 'Standard shipping', edd: 'December 3 – December 8', charge: 995, dayLabel: 'standard' },
    { code: 2, name: 'Premium shipping', edd: 'December 1', charge: 2495, dayLabel: 'twoDay' },
    { code: 3, name: 'Express shipping', edd: 'November 28', charge: 3995, dayLabel: 'nextDay' },
  ],
  selectedServiceLevel: 1,
  holidayHold: {
    holidays: [
      {
        id: 'christmas',
        name: 'Christmas',
        dates: ['2026-12-18', '2026-12-21', '2026-12-22'],
        ranges: [{ from: '2026-12-14', to: '2026-12-18' }],
      },
    ],
    selectedShippingDate: null,
    selectedRange: null,
  },
  tripBooking: null,
  isShipCompleteVisible: true,
  isShipCompleteSelected: false,
  shippingMessage: {
    deliveryCharge: 995,
    freeShippingThreshold: 19900,
    isFreeShipping: false,
    zipCode: '60606',
  },
};

const inHome = {
  id: 'shipment-1',
  basketItemIds: ['1-1'],
  availableServiceLevels: [
    { code: 6, name: 'In-home delivery', edd: 'December 3 – December 8', charge: 14900, dayLabel: null },
  ],
  selectedServiceLevel: 6,
  holidayHold: null,
  tripBooking: {
    trips: [
      { id: 'trip-1', date: '2026-12-03', window: '8 am – 12 pm' },
      { id: 'trip-2', date: '2026-12-05', window: '12 pm – 4 pm' },
    ],
    isContactMeSelected: false,
    selectedTrip: null,
    drivingDirections: '',
  },
  isShipCompleteVisible: false,
  isShipCompleteSelected: false,
  shippingMessage: { deliveryCharge: 14900, zipCode: '60606' },
};

const recipient = {
  id: 'recipient-1',
  address: addressExamples.home,
  grId: null,
  store: null,
  shipments: [inHome, parcel],
  bopsOptions: null,
  giftOptions: {
    options: [
      { code: 'none', name: 'Not a gift' },
      { code: 'receipt', name: 'Gift receipt' },
      { code: 'box', name: 'Gift box', charge: 595, about: 'In a box with a ribbon' },
    ],
    selectedOption: 'none',
  },
  giftMessage: '',
};

const pickupRecipient = {
  id: 'recipient-3',
  address: null,
  grId: null,
  store: {
    name: 'Michigan Avenue',
    lines: ['646 N Michigan Ave', 'Chicago, IL 60611'],
    hours: '10 am – 8 pm',
  },
  shipments: [],
  bopsOptions: {
    giftReceiptOption: {
      options: [
        { code: 'no', name: 'No gift receipt' },
        { code: 'yes', name: 'Gift receipt' },
      ],
      selectedOption: 'no',
    },
    baggingOption: {
      options: [
        { code: 'none', name: 'No bags' },
        { code: 'paper', name: 'Paper bags', charge: 25 },
      ],
      selectedOption: 'none',
    },
    pickupContact: { firstName: 'Ann', lastName: 'Baker', email: 'ann@example.com', phone: '3125550142' },
  },
  giftOptions: null,
  giftMessage: '',
};

const pickedUp = {
  ...vases,
  isPickup: true,
  recipientId: 'recipient-3',
  recipients: [],
  shippingDeliveryOptions: {
    ...vases.shippingDeliveryOptions,
    isStorePickupOptionVisible: true,
    selectedShipOption: 'pickup',
    bopsOption: { edd: 'Ready today', storeName: 'Michigan Avenue', locationId: '042' },
    pickupQuantityMessage: 'Michigan Avenue has 1 today; the others come from our warehouse.',
  },
};

const whole = {
  ...providerMessagesExamples.none,
  basketId: 'basket-1',
  furthestStep: 4,
  orderNumber: null,
  isGuest: false,
  isInternational: false,
  countries: [],
  basketItems: [item, vases],
  recipientList: [recipient],
  accountInfo: {
    email: 'ann@example.com',
    shippingAddresses: [addressExamples.home, addressExamples.cabin],
    registryAddresses: [addressExamples.registry],
  },
  orderSummary: {
    subtotal: 159900,
    shippingTotal: 15895,
    installationTotal: 0,
    discountTotal: 0,
    donationTotal: 0,
    taxTotal: 4105,
    rewardsTotal: 0,
    rewardsExceedOrderTotalMessage: null,
    total: 179900,
  },
  taxZipCode: null,
  promoCode: null,
  promoDiscountMessage: null,
  deliveryDayLabels: {
    standard: '3 to 7 business days',
    poBox: '5 to 9 business days to a PO box',
    fpoApo: '10 to 21 days to a military address',
    twoDay: '2 business days, if ordered by noon CT',
    nextDay: 'The next business day, if ordered by noon CT',
    nonContinental: '7 to 14 business days',
    rush: '1 to 3 business days',
  },
  checkoutMessage: null,
  payment: checkoutPaymentExample,
  tymPreferences: null,
  // Tests replace it with the attempt that was sent last.
  attempts: [
    { attemptId: '{attemptId}', outcome: 'done', isOrder: true, redirectUrl: '/checkout/confirmation' },
  ],
};

const shippingMissing = {
  furthestStep: 1,
  recipientList: [],
  orderSummary: { ...whole.orderSummary, shippingTotal: null, taxTotal: null, total: 159900 },
};

const guest = {
  ...whole,
  ...shippingMissing,
  isGuest: true,
  accountInfo: { shippingAddresses: [], registryAddresses: [] },
  payment: {
    ...checkoutPaymentExample,
    savedCards: [],
    appliedCards: [],
    billingAddress: null,
    isBillingSameAsShipping: null,
  },
};

const { addressId: _, ...typedAddress } = addressExamples.home;

/** The whole checkout in the states that matter, by name. */
export const checkoutExamples = {
  'all done': whole,
  'nothing done': { ...whole, ...shippingMissing },
  guest,
  /** The cart has been told a ZIP code: its estimates stay until there is an address. */
  'guest with a zip code': { ...guest, taxZipCode: '97209', orderSummary: whole.orderSummary },
  'guest with an address': {
    ...guest,
    recipientList: [{ ...recipient, address: { ...typedAddress, email: 'ann@example.com' } }],
  },
  international: {
    ...whole,
    ...shippingMissing,
    isInternational: true,
    countries: [
      { code: 'DE', name: 'Germany' },
      { code: 'MX', name: 'Mexico' },
    ],
    accountInfo: { shippingAddresses: [], registryAddresses: [] },
  },
  'several recipients': {
    ...whole,
    basketItems: [
      item,
      {
        ...vases,
        recipientId: null,
        recipients: [
          { basketItemId: '2-1', recipientId: 'recipient-1', quantity: 1 },
          { basketItemId: '2-2', recipientId: 'recipient-2', quantity: 1 },
        ],
      },
    ],
    recipientList: [
      recipient,
      {
        ...recipient,
        id: 'recipient-2',
        address: addressExamples.registry,
        grId: '4711',
        shipments: [{ ...parcel, id: 'shipment-3', basketItemIds: ['2-2'] }],
        giftMessage: 'With love from Ann',
      },
    ],
  },
  'with pickup': {
    ...whole,
    basketItems: [item, pickedUp],
    recipientList: [{ ...recipient, shipments: [inHome] }, pickupRecipient],
  },
  'item removed': { ...whole, basketItems: [item, { ...vases, isRemoved: true }] },
  placed: { ...whole, furthestStep: 5, orderNumber: '50012345' },
} as const;

export const refreshCheckoutExample: CallExample = { payload: {}, answer: whole };
