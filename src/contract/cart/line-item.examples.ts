/** Lines of a cart: one that ships or is picked up, a personalized one, one with an installation. */
export const mug = {
  id: '2',
  sku: '421005',
  quantity: 4,
  name: 'Hadley Mug, Celadon',
  price: 1095,
  listPrice: 1295,
  imagePath: '/pictures/421005.svg',
  url: '/p/421005',
  maxQuantity: 12,
  optionChoices: [{ name: 'Color', value: 'Celadon' }],
  shipMethod: 1,
  shipMethods: [
    { code: 1, name: 'Standard', charge: 995 },
    { code: 2, name: 'Premium', charge: 2195 },
    { code: 3, name: 'Express', charge: 3195 },
  ],
  shippingDeliveryOptions: {
    isShipOptionVisible: true,
    isStorePickupOptionVisible: true,
    selectedShipOption: 'ship',
    shippingOption: { edd: 'Arrives December 1 – December 4' },
    bopsOption: { edd: 'Ready today', storeName: 'Michigan Avenue' },
    pickupQuantityMessage: 'All 4 are at the store.',
  },
  addToCartItem: { Sku: '421005', Quantity: 4, ShipMethod: 1 },
};

export const towel = {
  id: '3',
  sku: '423001',
  quantity: 1,
  name: 'Bramley Bath Towel with a Monogram of Three Letters, Embroidered in Our Own Workshop',
  price: 4495,
  imagePath: '/pictures/423001.svg',
  url: '/p/423001',
  optionChoices: [{ name: 'Color', value: 'White' }],
  personalization: ['ADA', 'Byron'],
  lineLevelMessages: ['Personalized pieces cannot be returned.'],
  addToCartItem: { Sku: '423001', Quantity: 1, IsPersonalized: true, PersonalizationText: 'ADA\nByron' },
};

export const lamp = {
  id: '4',
  sku: '414006',
  quantity: 1,
  name: 'Corley Ceiling Lamp',
  price: 34900,
  imagePath: '/pictures/414006.svg',
  url: '/p/414006',
  installationFee: 12900,
  isInstallationServiceRequired: true,
};
