import type { CallExample } from '../examples.ts';

export const saveDesignExample: CallExample = {
  payload: {
    quantity: 2,
    orderType: 'embroidery',
    profileGuid: '6f0c6f3e-8d0a-4a7e-9d60-0c6a53a7a001',
    design: {
      templateName: 'block-initials',
      sku: '415002',
      locationName: 'center',
      personalization: [{ elementName: 'Text1', text: 'ABC', textcolor: 'Navy', font: 'Block' }],
    },
  },
  answer: { hasError: false, personalizationId: 'd-7001' },
};

export const renderPersonalizationExample: CallExample = {
  payload: { ...saveDesignExample.payload, quantity: 1 },
  answer: { hasError: false, error: null, imageUrl: '/pictures/415002.svg' },
};
