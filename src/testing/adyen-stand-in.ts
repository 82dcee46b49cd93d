/**
 * Stands in for `@adyen/adyen-web` 6.x, by the part of its public interface that is used: a browser test serves its text as the
 * script. Its fields are plain ones, and what it calls encrypted tells the last four digits and nothing more.
 */
export class AdyenStandIn {
  static made: AdyenStandIn[] = [];
  static config: Record<string, unknown> = {};
  /** What becomes of the next fields. */
  static next: 'come' | 'never come' | 'cannot be had' = 'come';

  static async AdyenCheckout(config: Record<string, unknown>): Promise<unknown> {
    AdyenStandIn.config = config;
    if (AdyenStandIn.next === 'cannot be had') throw new Error('no such client key');
    return { config };
  }

  /** As if nothing had ever been asked of it. */
  static reset(): void {
    AdyenStandIn.made = [];
    AdyenStandIn.next = 'come';
  }

  static Card = AdyenStandIn;

  place: HTMLElement | null = null;
  checkout: unknown;
  options: {
    onChange(state: unknown): void;
    onFieldValid(event: { endDigits?: string }): void;
    onConfigSuccess(): void;
  };

  constructor(checkout: unknown, options: AdyenStandIn['options']) {
    this.checkout = checkout;
    this.options = options;
    AdyenStandIn.made.push(this);
  }

  mount(place: HTMLElement): this {
    this.place = place;
    const input = document.createElement('input');
    input.setAttribute('aria-label', 'Provider card number');
    const alert = document.createElement('p');
    alert.setAttribute('data-provider-alert', '');
    place.append(input, alert);
    input.addEventListener('input', () => {
      const isValid = input.value.length === 16;
      const lastFour = input.value.slice(-4);
      if (isValid) this.options.onFieldValid({ endDigits: lastFour });
      this.options.onChange({
        isValid,
        data: {
          paymentMethod: { type: 'scheme', brand: 'visa', encryptedCardNumber: `encrypted-${lastFour}` },
        },
      });
    });
    if (AdyenStandIn.next === 'come') this.options.onConfigSuccess();
    return this;
  }

  unmount(): this {
    this.place?.replaceChildren();
    this.place = null;
    return this;
  }

  showValidation(): this {
    const alert = this.place?.querySelector('[data-provider-alert]');
    if (alert) alert.textContent = 'Invalid card number';
    return this;
  }

  fail(error: { name: string; message: string }): void {
    (AdyenStandIn.config.onError as (error: unknown) => void)(error);
  }
}
