import type {
  AdyenCheckout,
  Card,
  CardConfiguration,
  CardElementData,
  CoreConfiguration,
  ICore,
  OnChangeData,
  PaymentAction,
  UIElement,
} from '@adyen/adyen-web';

interface ActionOptions extends CoreConfiguration {
  challengeWindowSize?: string;
}

/** The used part of the package's component, by its own types. */
type CardFields = {
  [Used in 'mount' | 'unmount' | 'showValidation']: (...given: Parameters<Card[Used]>) => unknown;
} & Pick<Card, 'props'>;

/**
 * Stands in for `@adyen/adyen-web` 6.x, by the part of its public interface that the library uses. The reference
 * storefront serves the text of this class as the script. It shows one plain field, and its "encrypted" card contains
 * only the last four digits.
 */
export class AdyenStandIn implements CardFields {
  static made: AdyenStandIn[] = [];
  static config: CoreConfiguration = {};
  /** How the next fields behave. */
  static next: 'come' | 'never come' | 'cannot be had' = 'come';

  static async AdyenCheckout(...[config]: Parameters<typeof AdyenCheckout>): Promise<ICore> {
    AdyenStandIn.config = config;
    if (AdyenStandIn.next === 'cannot be had') throw new Error('no such client key');
    if (AdyenStandIn.next === 'never come' && config.onAdditionalDetails) await new Promise(() => {});
    return {
      options: config,
      createFromAction: (action: PaymentAction, options: ActionOptions) =>
        new AdyenStandIn.Bank(action, { ...config, ...options }),
    } as unknown as ICore;
  }

  static reset(): void {
    AdyenStandIn.made = [];
    AdyenStandIn.next = 'come';
  }

  /** The first digits of each accepted brand. */
  static brands = { visa: /^4/, mc: /^5/, amex: /^3[47]/, discover: /^6/ };

  static Card = AdyenStandIn;

  /**
   * The bank's check. For the reference storefront a challenge is its bank's page in a frame; otherwise it is a form for
   * a code, of which 1234 is right. A redirect leaves the page, as with the real component.
   */
  static Bank = class Bank {
    place: HTMLElement | null = null;
    action: PaymentAction;
    options: ActionOptions;
    ended = new AbortController();

    constructor(action: PaymentAction, options: ActionOptions) {
      this.action = action;
      this.options = options;
    }

    mount(place: HTMLElement): this {
      this.place = place;
      if (this.action.type === 'redirect') this.redirect();
      else this.challenge();
      return this;
    }

    unmount(): this {
      this.ended.abort();
      this.place?.replaceChildren();
      return this;
    }

    end(result: object): void {
      this.unmount();
      const { authorisationToken } = this.action;
      const threeDSResult = btoa(JSON.stringify({ ...result, authorisationToken }));
      this.options.onAdditionalDetails?.(
        { data: { details: { threeDSResult } } },
        this as unknown as UIElement,
        { resolve() {}, reject() {} },
      );
    }

    redirect(): void {
      const { url = '', method = 'GET' } = this.action;
      new Promise<void>((resolve, reject) => {
        this.options.beforeRedirect?.(resolve, reject, { url, method });
      }).then(
        () => location.assign(url),
        () => {},
      );
    }

    challenge(): void {
      const { token = '' } = this.action;
      const asked = /^ey/.test(token) ? JSON.parse(atob(token)) : {};
      if (asked.acsURL) this.frame(asked);
      else this.code();
    }

    frame({ acsURL, threeDSServerTransID }: { acsURL: string; threeDSServerTransID: string }): void {
      const frame = document.createElement('iframe');
      frame.name = 'threeDSIframe';
      frame.title = 'Bank';
      const creq = btoa(JSON.stringify({ threeDSServerTransID })).replaceAll('+', '-').replaceAll('/', '_');
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: acsURL, target: frame.name });
      const field = Object.assign(document.createElement('input'), {
        type: 'hidden',
        name: 'creq',
        value: creq,
      });
      form.append(field);
      this.place!.append(frame, form);
      addEventListener(
        'message',
        ({ source, data }) => {
          if (source === frame.contentWindow) this.end(JSON.parse(data).result);
        },
        { signal: this.ended.signal },
      );
      form.submit();
    }

    code(): void {
      const form = document.createElement('form');
      form.dataset.size = this.options.challengeWindowSize;
      form.innerHTML =
        '<p>Your bank has sent you a code.</p><p><label>Code from your bank <input inputmode="numeric" autocomplete="off"></label></p><p><button>Confirm</button></p>';
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        this.end({ transStatus: form.querySelector('input')!.value === '1234' ? 'Y' : 'N' });
      });
      this.place!.append(form);
    }
  };

  place: HTMLElement | null = null;
  checkout: ICore;
  options: CardConfiguration;
  props: CardConfiguration;
  brand = 'card';

  constructor(checkout: ICore, options: CardConfiguration) {
    this.checkout = checkout;
    this.options = options;
    this.props = { brands: Object.keys(AdyenStandIn.brands), ...options };
    AdyenStandIn.made.push(this);
  }

  mount(place: HTMLElement | string): this {
    this.place = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
    const input = document.createElement('input');
    input.setAttribute('aria-label', 'Provider card number');
    const alert = document.createElement('p');
    alert.setAttribute('data-provider-alert', '');
    this.place!.append(input, alert);
    input.addEventListener('input', () => this.change());
    this.changeSoon();
    if (AdyenStandIn.next === 'come') this.configure();
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
    this.changeSoon();
    return this;
  }

  /** The fields are ready. */
  configure(): void {
    this.options.onConfigSuccess?.({ iframesConfigured: true, type: 'card', rootNode: this.place! });
  }

  /** Reports a change a little later: the real component does so after it was mounted, and after showValidation. */
  changeSoon(): void {
    setTimeout(() => this.place && this.change());
  }

  /** Reports the brand when it has become another one, or "card" when it is unknown again, as the real component does. */
  recognize(number: string): void {
    const found = Object.entries(AdyenStandIn.brands).find(([, digits]) => digits.test(number));
    const brand = found?.[0] ?? 'card';
    if (brand === this.brand) return;
    this.brand = brand;
    this.options.onBrand?.({
      type: 'card',
      rootNode: this.place!,
      brand,
      cvcPolicy: 'required',
      cvcText: 'Security code',
    });
  }

  change(): void {
    const number = this.place!.querySelector('input')!.value;
    const isValid = number.length === 16;
    const lastFour = number.slice(-4);
    this.recognize(number);
    if (isValid)
      this.options.onFieldValid?.({
        fieldType: 'encryptedCardNumber',
        encryptedFieldName: 'encryptedCardNumber',
        uid: 'card-encrypted-encryptedCardNumber',
        valid: true,
        type: 'card',
        rootNode: this.place!,
        endDigits: lastFour,
      });
    const card: CardElementData = {
      paymentMethod: {
        type: 'scheme',
        ...(number && { brand: this.brand }),
        ...(isValid && { encryptedCardNumber: `encrypted-${lastFour}` }),
      },
      browserInfo: {
        acceptHeader: '*/*',
        colorDepth: 24,
        language: navigator.language,
        javaEnabled: false,
        screenHeight: screen.height,
        screenWidth: screen.width,
        userAgent: navigator.userAgent,
        timeZoneOffset: new Date().getTimezoneOffset(),
      },
      origin: location.origin,
    };
    const state: OnChangeData = { data: { ...card, clientStateDataIndicator: true }, isValid };
    this.options.onChange?.(state, this as unknown as UIElement);
  }

  fail(error: { name: string; message: string }): void {
    AdyenStandIn.config.onError?.(error as Parameters<NonNullable<CoreConfiguration['onError']>>[0]);
  }
}
