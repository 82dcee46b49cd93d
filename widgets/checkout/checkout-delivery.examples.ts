import { addressExamples } from '../../src/contract/checkout/address.examples.ts';
import { checkoutExamples } from '../../src/contract/checkout/checkout.examples.ts';

const whole = checkoutExamples['all done'];
const sofa = whole.basketItems[0]!;
const vases = whole.basketItems[1]!;
const recipient = whole.recipientList[0]!;
const inHome = recipient.shipments[0]!;
const parcel = recipient.shipments[1]!;

const level = { code: 1, name: 'Standard shipping', edd: null as string | null, charge: 995 };

type Address = Partial<typeof addressExamples.home>;

/** An order at the options of its delivery, to one address. */
const shippedTo = (address: Address, shipments: readonly object[], items: readonly object[]) => ({
  ...whole,
  furthestStep: 2,
  basketItems: items,
  recipientList: [
    { ...recipient, address: { ...addressExamples.home, address2: '', ...address }, shipments },
  ],
});

const parcelTo = (address: Address, more: object) =>
  shippedTo(address, [{ ...parcel, holidayHold: null, isShipCompleteVisible: false, ...more }], [vases]);

const undated = ({ availableServiceLevels, ...shipment }: typeof inHome | typeof parcel) => ({
  ...shipment,
  availableServiceLevels: availableServiceLevels.map((one) => ({ ...one, edd: null })),
});

const cushion = (index: number) => {
  const id = `${index + 1}`;
  const recipientId = `recipient-${(index % 8) + 1}`;
  const quantity = (index % 4) + 1;
  return {
    ...vases,
    id,
    quantity,
    recipientId,
    personalization: [],
    priceQuantityTotals: { quantity, total: quantity * 3995 },
    recipients: [{ basketItemId: `${id}-1`, recipientId, quantity }],
    itemInfo: { ...vases.itemInfo, name: `Linen Cushion No. ${id}`, price: 3995 },
  };
};
const cushions = Array.from({ length: 30 }, (_, index) => cushion(index));
const friends = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hal'];

/** The whole checkout, by what is special about its delivery. */
export const deliveryExamples = {
  'po box': parcelTo(
    { address1: 'PO Box 412' },
    { availableServiceLevels: [{ ...level, edd: 'December 7 – December 11', dayLabel: 'poBox' }] },
  ),
  military: parcelTo(
    { address1: 'PSC 1234, Box 5678', city: 'APO', state: 'AE', postalCode: '09012' },
    {
      availableServiceLevels: [{ ...level, edd: 'December 15 – January 4', dayLabel: 'fpoApo' }],
      shippingMessage: {
        deliveryCharge: 995,
        zipCode: '09012',
        isQuotableGround: true,
        quotableGroundShippingAmount: 995,
      },
    },
  ),
  alaska: parcelTo(
    { address1: '4 Spruce Ln', city: 'Anchorage', state: 'AK', postalCode: '99501' },
    {
      availableServiceLevels: [
        { ...level, edd: 'December 8 – December 16', charge: 1995, dayLabel: 'nonContinental' },
        { code: 2, name: 'Premium shipping', edd: 'December 7', charge: 2495, dayLabel: 'twoDay' },
      ],
      shippingMessage: { deliveryCharge: 995, addCharge: 1000, zipCode: '99501' },
    },
  ),
  'made to order': shippedTo(
    {},
    [
      inHome,
      {
        ...inHome,
        id: 'shipment-3',
        basketItemIds: ['3-1'],
        availableServiceLevels: [
          { ...inHome.availableServiceLevels[0]!, edd: 'January 28 – February 2', charge: 0 },
        ],
        tripBooking: {
          ...inHome.tripBooking!,
          trips: [
            { id: 'trip-3', date: '2027-01-28', window: '8 am – 12 pm' },
            { id: 'trip-4', date: '2027-02-02', window: '12 pm – 4 pm' },
          ],
        },
        shippingMessage: { deliveryCharge: 0, zipCode: '60606' },
      },
    ],
    [
      sofa,
      {
        ...sofa,
        id: '3',
        sku: '410990',
        recipients: [{ basketItemId: '3-1', recipientId: recipient.id, quantity: 1 }],
        itemInfo: { ...sofa.itemInfo, name: 'Alder Armchair, made to order' },
      },
    ],
  ),
  'free shipping': parcelTo(
    {},
    {
      availableServiceLevels: [
        { ...level, edd: 'December 3 – December 8', charge: 0, dayLabel: 'standard' },
        ...parcel.availableServiceLevels.slice(1),
      ],
      shippingMessage: { ...parcel.shippingMessage, deliveryCharge: 0, isFreeShipping: true },
    },
  ),
  'no dates': {
    ...shippedTo({}, recipient.shipments.map(undated), whole.basketItems),
    checkoutMessage:
      'Delivery and pickup dates are not available at the moment. We send yours with the confirmation.',
  },
  abroad: {
    ...parcelTo(
      {
        address1: 'Torstraße 1',
        city: 'Berlin',
        state: '',
        postalCode: '10119',
        country: 'DE',
        phone: '+49 30 5550142',
      },
      {
        availableServiceLevels: [{ ...level, name: 'International delivery', charge: 4995 }],
        shippingMessage: { isQuotableGround: true, quotableGroundShippingAmount: 4995 },
      },
    ),
    isInternational: true,
    countries: checkoutExamples.international.countries,
  },
  'thirty items': {
    ...whole,
    furthestStep: 1,
    basketItems: cushions,
    recipientList: friends.map((firstName, index) => ({
      ...recipient,
      id: `recipient-${index + 1}`,
      address: {
        ...addressExamples.home,
        addressId: `friend-${index + 1}`,
        firstName,
        address1: `${index + 1} Maple Ave`,
      },
      shipments: [
        {
          ...parcel,
          id: `shipment-${index + 1}`,
          basketItemIds: cushions
            .filter((_, nth) => nth % 8 === index)
            .flatMap(({ recipients }) => recipients.map(({ basketItemId }) => basketItemId)),
        },
      ],
    })),
  },
};
