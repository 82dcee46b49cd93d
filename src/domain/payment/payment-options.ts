/** The means of payment that an order may use (checkout §3, decision 83). */
export const paymentOptions = [
  'credit-debit-card-option',
  'paypal-venmo-pay-option',
  'apple-pay-option',
  'card-network-pay-option',
] as const;

export type PaymentOption = (typeof paymentOptions)[number];
