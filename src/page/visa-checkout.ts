/** The used part of `V`: no package has its types. */
export interface VisaCheckout {
  init(options: Record<string, unknown>): void;
  on(event: 'payment.success', handle: (payment: { callid: string }) => void): void;
  on(event: 'payment.cancel', handle: () => void): void;
  on(event: 'payment.error', handle: (payment: unknown, error: { code?: string }) => void): void;
  /** Opens the sheet, as a press on the maker's own button does. */
  open(): void;
}
