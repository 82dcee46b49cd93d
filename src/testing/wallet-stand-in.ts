import type {
  PayPalButtonsComponent,
  PayPalButtonsComponentOptions,
  PayPalNamespace,
} from '@paypal/paypal-js';
import type * as braintree from 'braintree-web';

/** The used parts of the package. */
type Braintree = Pick<typeof braintree, 'client' | 'dataCollector' | 'paypalCheckout' | 'venmo' | 'applePay'>;

/** What the shopper does in a sheet, and what the shop's server and bank answer then. */
interface SheetChoice {
  /** The end of the nonce, by which the reference storefront knows the outcome of the order. */
  digits: string;
  address: 'good' | 'incomplete' | 'abroad';
}

interface SheetOptions {
  wallet: string;
  /** The amount, such as `$1,799.00`; undefined while it is not known. */
  amount: string | undefined;
  asksAddress: boolean;
  onApprove(choice: SheetChoice): void;
  onCancel(): void;
  onFail(): void;
}

interface Sheet {
  say(text: string): void;
  close(): void;
}

/**
 * Stands in for `braintree-web` 3.x, PayPal's SDK, Apple's session and the card network's script, by the parts of their
 * public interfaces that the library uses, with the packages' own types. The reference storefront serves the text of this
 * class as the scripts. Each wallet opens a sheet that a person can press, and that says that it is not a real one.
 */
export class WalletStandIn {
  /** How the next packages behave. */
  static next: 'come' | 'never come' | 'cannot be had' | 'not for this shopper' = 'come';
  /** Whether PayPal's button takes the focus when it comes, as a careless frame does. */
  static takesFocus = false;
  /** How many sheets were opened, and how many of PayPal's buttons are shown. */
  static opened = 0;
  static buttons = 0;

  static reset(): void {
    Object.assign(WalletStandIn, { next: 'come', takesFocus: false, opened: 0, buttons: 0 });
  }

  static async come(): Promise<void> {
    if (WalletStandIn.next === 'cannot be had')
      throw Object.assign(new Error(), { code: 'CLIENT_REQUEST_ERROR' });
    if (WalletStandIn.next === 'never come') await new Promise(() => {});
  }

  static contact({ address }: SheetChoice): paypal.AuthorizationResponseDetails {
    const isCanada = document.documentElement.lang === 'en-CA';
    const good = isCanada
      ? { line1: '290 Bremner Blvd', city: 'Toronto', state: 'ON', postalCode: 'M5V 3L9', countryCode: 'CA' }
      : { line1: '123 N State St', city: 'Chicago', state: 'IL', postalCode: '60602', countryCode: 'US' };
    const abroad = {
      line1: '5 Rue de Rivoli',
      city: 'Paris',
      state: '',
      postalCode: '75001',
      countryCode: 'FR',
    };
    const shippingAddress = {
      ...(address === 'abroad' ? abroad : good),
      ...(address === 'incomplete' && { line1: '', postalCode: '0' }),
      recipientName: 'Ann Baker',
    };
    return {
      email: 'ann@example.com',
      payerId: 'PAYER1',
      firstName: 'Ann',
      lastName: 'Baker',
      phone: '3125550142',
      shippingAddress,
    };
  }

  static sheet({ wallet, amount, asksAddress, onApprove, onCancel, onFail }: SheetOptions): Sheet {
    WalletStandIn.opened += 1;
    const dialog = document.createElement('dialog');
    dialog.setAttribute('data-wallet-sheet', wallet);
    dialog.setAttribute('aria-label', `Stand-in for ${wallet}`);
    Object.assign(dialog.style, {
      margin: 'auto',
      padding: '20px',
      width: 'min(340px, 92vw)',
      border: '3px dashed #b35900',
      background: '#fff',
      color: '#111',
      font: '15px/22px sans-serif',
    });
    const add = (name: string, text: string, parent: Element = dialog) => {
      const element = document.createElement(name);
      element.textContent = text;
      parent.append(element);
      return element;
    };
    const title = add('p', `Stand-in for ${wallet}`);
    title.style.fontWeight = '700';
    add('p', 'Not the real one: nothing is charged. It is for trying the shop.');
    const said = add('p', amount ?? 'One moment…');
    said.setAttribute('role', 'status');
    const choices = add('select', '') as HTMLSelectElement;
    choices.setAttribute('aria-label', 'What happens');
    const all = [
      ['The payment is approved', '1111 good'],
      ['The payment is declined when the order is placed', '0912 good'],
      ['The answer is lost: the order is placed', '0913 good'],
      ['The answer is lost: nothing is ordered', '0914 good'],
      ...(asksAddress
        ? [
            ['The address is incomplete', '1111 incomplete'],
            ['The address is in another country', '1111 abroad'],
          ]
        : []),
    ] as const;
    for (const [text, value] of all) (add('option', text, choices) as HTMLOptionElement).value = value;
    Object.assign(choices.style, { display: 'block', width: '100%', minHeight: '44px', margin: '12px 0' });
    const button = (text: string, press: () => void) => {
      const made = add('button', text) as HTMLButtonElement;
      made.type = 'button';
      Object.assign(made.style, { minHeight: '44px', padding: '0 14px', margin: '4px 8px 4px 0' });
      made.addEventListener('click', press);
    };
    const close = () => {
      dialog.close();
      dialog.replaceWith();
    };
    const leave = (then: () => void) => () => {
      close();
      then();
    };
    button('Approve', () => {
      const [digits = '', address = 'good'] = choices.value.split(' ');
      onApprove({ digits, address: address as SheetChoice['address'] });
    });
    button('Cancel', leave(onCancel));
    button('Fail', leave(onFail));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      leave(onCancel)();
    });
    document.body.append(dialog);
    dialog.showModal();
    return {
      close,
      say: (text) => {
        said.textContent = text;
      },
    };
  }

  static client: Braintree['client'] = {
    async create({ authorization }: { authorization: string }): Promise<braintree.Client> {
      await WalletStandIn.come();
      return {
        authorization,
        getConfiguration: () => {
          throw new Error('a stand-in has none');
        },
        request() {},
        teardown: async () => {},
      };
    },
  };

  static dataCollector = {
    async create(): Promise<braintree.DataCollector> {
      const deviceData = '{"correlation_id":"stand-in"}';
      return {
        deviceData,
        rawDeviceData: {},
        getDeviceData: async () => deviceData,
        teardown: async () => {},
      } as braintree.DataCollector;
    },
  };

  static paypalCheckout: Braintree['paypalCheckout'] = {
    async create(): Promise<braintree.PayPalCheckout> {
      const made: Pick<braintree.PayPalCheckout, 'createPayment' | 'updatePayment' | 'tokenizePayment'> = {
        createPayment: async ({ amount, currency }) => `${currency} ${amount}`,
        updatePayment: (async () => ({
          authorization: { error: null, errorDescription: null, processorResponseCode: null },
          _httpStatus: 200,
        })) as braintree.PayPalCheckout['updatePayment'],
        // The package reads the payer as PayPal names it.
        tokenizePayment: (async ({ payerID }: { payerID: string }) => {
          const [digits = '', address = 'good'] = payerID.split(' ');
          return {
            nonce: `paypal-${digits}`,
            type: 'PayPalAccount',
            details: WalletStandIn.contact({ digits, address: address as SheetChoice['address'] }),
          };
        }) as unknown as braintree.PayPalCheckout['tokenizePayment'],
      };
      const checkout = {
        ...made,
        getClientId: async () => 'stand-in',
        startVaultInitiatedCheckout: async () => {},
        teardown: async () => {},
        async loadPayPalSDK({ dataAttributes = {} }: { dataAttributes?: Record<string, string> } = {}) {
          const { 'data-namespace': namespace = 'paypal' } = dataAttributes;
          Object.assign(globalThis, { [namespace]: WalletStandIn.paypal });
          return checkout;
        },
      } as braintree.PayPalCheckout;
      return checkout;
    },
  };

  static paypal: Pick<PayPalNamespace, 'Buttons' | 'version'> = {
    version: 'stand-in',
    Buttons(options: PayPalButtonsComponentOptions = {}): PayPalButtonsComponent {
      let shown: HTMLElement | undefined;
      return {
        isEligible: () => WalletStandIn.next !== 'not for this shopper',
        hasReturned: () => false,
        resume() {},
        updateProps: async () => {},
        async close() {
          if (shown?.isConnected) WalletStandIn.buttons -= 1;
          shown?.replaceWith();
        },
        async render(container) {
          const place = container as HTMLElement;
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = 'PayPal';
          button.setAttribute('aria-label', 'Pay with PayPal');
          Object.assign(button.style, {
            width: '100%',
            height: '48px',
            border: '0',
            background: '#ffc439',
            color: '#003087',
            textAlign: 'center',
            display: 'block',
            font: 'italic 700 16px sans-serif',
          });
          button.addEventListener('click', () => WalletStandIn.openPayPal(options));
          place.append(button);
          shown = button;
          WalletStandIn.buttons += 1;
          if (WalletStandIn.takesFocus) button.focus();
        },
      };
    },
  };

  static async openPayPal(options: PayPalButtonsComponentOptions): Promise<void> {
    // PayPal's actions do nothing: it judges what onClick returns.
    const answer = (isAllowed: boolean) => (async () => isAllowed) as unknown as () => Promise<void>;
    const allowed: unknown = await options.onClick?.({}, { reject: answer(false), resolve: answer(true) });
    if (allowed === false) return;
    let orderID = '';
    const sheet = WalletStandIn.sheet({
      wallet: 'PayPal',
      amount: undefined,
      asksAddress: true,
      onCancel: () => options.onCancel?.({}, { redirect() {} }),
      onFail: () => options.onError?.({ code: 'STAND_IN_FAILED' }),
      async onApprove(choice) {
        const { shippingAddress } = WalletStandIn.contact(choice);
        let isElsewhere = false;
        await options.onShippingAddressChange?.(
          {
            orderID,
            amount: { currencyCode: 'USD', value: '0' },
            shippingAddress: {
              city: shippingAddress!.city,
              state: shippingAddress!.state,
              countryCode: shippingAddress!.countryCode,
              postalCode: shippingAddress!.postalCode,
            },
          },
          {
            buildOrderPatchPayload: () => [],
            reject: async () => {
              isElsewhere = true;
            },
          },
        );
        if (isElsewhere) return sheet.say('The shop does not ship to this country.');
        sheet.close();
        try {
          await options.onApprove?.(
            { orderID, paymentID: orderID, payerID: `${choice.digits} ${choice.address}` },
            { redirect() {}, restart() {} },
          );
        } catch {
          options.onError?.({ code: 'STAND_IN_REFUSED' });
        }
      },
    });
    Promise.resolve(options.createOrder?.({ paymentSource: 'paypal' }, {} as never)).then(
      (id = '') => {
        orderID = id;
        sheet.say(id);
      },
      () => {
        sheet.close();
        options.onError?.({ code: 'STAND_IN_NO_ORDER' });
      },
    );
  }

  static venmo: Braintree['venmo'] = {
    async create(): Promise<braintree.Venmo> {
      let stop: ((code: string) => void) | undefined;
      const error = (code: string) => Object.assign(new Error(), { code });
      // Venmo's page leads back with its result in the hash, which the package removes.
      const returned = () => /venmo(Success|Cancel|Error)=/.exec(location.hash)?.[1];
      const approved = (digits: string): braintree.VenmoTokenizePayload => ({
        nonce: `venmo-${digits}`,
        type: 'VenmoAccount',
        details: { username: '@ann-baker' },
      });
      const open = () =>
        new Promise<braintree.VenmoTokenizePayload>((resolve, reject) => {
          stop = (code) => {
            sheet.close();
            reject(error(code));
          };
          const sheet = WalletStandIn.sheet({
            wallet: 'Venmo',
            amount: 'The amount is charged when you place your order.',
            asksAddress: false,
            onCancel: () => reject(error('VENMO_CANCELED')),
            onFail: () => reject(error('VENMO_NETWORK_ERROR')),
            onApprove({ digits }) {
              sheet.close();
              resolve(approved(digits));
            },
          });
        });
      const made = {
        isBrowserSupported: () => WalletStandIn.next !== 'not for this shopper',
        hasTokenizationResult: () => !!returned(),
        teardown: async () => {},
        tokenize: (async () => {
          if (stop) throw error('VENMO_TOKENIZATION_REQUEST_ACTIVE');
          const result = returned();
          if (result) {
            history.pushState({}, '', location.href.split('#')[0]);
            if (result === 'Success') return approved('1111');
            throw error(result === 'Cancel' ? 'VENMO_APP_CANCELED' : 'VENMO_APP_FAILED');
          }
          return open().finally(() => {
            stop = undefined;
          });
        }) as braintree.Venmo['tokenize'],
        async cancelTokenization() {
          if (!stop) throw error('VENMO_TOKENIZATION_REQUEST_NOT_ACTIVE');
          stop('VENMO_TOKENIZATION_CANCELED_BY_MERCHANT');
        },
      };
      return made;
    },
  };

  static applePay: Braintree['applePay'] = {
    create: (async (): Promise<braintree.ApplePay> => {
      const made: Pick<braintree.ApplePay, 'createPaymentRequest'> = {
        createPaymentRequest: (request) => ({
          countryCode: 'US',
          currencyCode: 'USD',
          merchantCapabilities: ['supports3DS'],
          supportedNetworks: ['visa', 'masterCard'],
          ...request,
        }),
      };
      return {
        ...made,
        performValidation: (async () => ({ isStandIn: true })) as braintree.ApplePay['performValidation'],
        tokenize: (async ({ token }: { token: ApplePayJS.ApplePayPaymentToken }) => ({
          nonce: `applepay-${token.transactionIdentifier}`,
          description: 'Visa 1111',
        })) as braintree.ApplePay['tokenize'],
        teardown: async () => {},
      };
    }) as unknown as Braintree['applePay']['create'],
  };

  static ApplePaySession = class Session extends EventTarget {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static canMakePayments = (): boolean => WalletStandIn.next !== 'not for this shopper';
    static supportsVersion = (version: number): boolean => version <= 14;
    static canMakePaymentsWithActiveCard = async (): Promise<boolean> => true;

    request: ApplePayJS.ApplePayPaymentRequest;
    sheet: Sheet | undefined;
    onvalidatemerchant: ApplePaySession['onvalidatemerchant'] = () => {};
    onpaymentmethodselected: ApplePaySession['onpaymentmethodselected'] = () => {};
    onshippingcontactselected: ApplePaySession['onshippingcontactselected'] = () => {};
    onpaymentauthorized: ApplePaySession['onpaymentauthorized'] = () => {};
    oncancel: ApplePaySession['oncancel'] = () => {};

    constructor(...[, request]: ConstructorParameters<typeof ApplePaySession>) {
      super();
      this.request = request;
    }

    begin(): void {
      const asksAddress = !!this.request.requiredShippingContactFields;
      this.sheet = WalletStandIn.sheet({
        wallet: 'Apple Pay',
        amount: undefined,
        asksAddress,
        onCancel: () => this.oncancel({} as ApplePayJS.Event),
        onFail: () => this.oncancel({} as ApplePayJS.Event),
        onApprove: (choice) => this.approve(choice, asksAddress),
      });
      this.onvalidatemerchant({
        validationURL: 'https://apple-pay-gateway.apple.com',
      } as ApplePayJS.ApplePayValidateMerchantEvent);
    }

    completeMerchantValidation(): void {
      this.show(this.request.total);
      this.onpaymentmethodselected({} as ApplePayJS.ApplePayPaymentMethodSelectedEvent);
    }

    completePaymentMethodSelection({ newTotal }: ApplePayJS.ApplePayPaymentMethodUpdate): void {
      this.show(newTotal);
    }

    refused = false;
    completeShippingContactSelection({ newTotal, errors }: ApplePayJS.ApplePayShippingContactUpdate): void {
      this.show(newTotal);
      this.refused = !!errors?.length;
      if (this.refused) this.sheet?.say(errors![0]!.message);
    }

    completePayment({ status }: { status: number }): void {
      if (!this.sheet) throw new Error('the session has ended');
      this.sheet.say(status === 0 ? 'Done' : 'Payment not completed');
      this.sheet.close();
      this.sheet = undefined;
    }

    abort(): void {
      if (!this.sheet) throw new Error('the session has ended');
      this.sheet.close();
      this.sheet = undefined;
    }

    show({ label, amount }: ApplePayJS.ApplePayLineItem): void {
      this.sheet?.say(`${label}: ${amount}`);
    }

    approve(choice: SheetChoice, asksAddress: boolean): void {
      const { shippingAddress, firstName, lastName, email, phone } = WalletStandIn.contact(choice);
      const { line1, city, state, postalCode, countryCode } = shippingAddress!;
      const contact = {
        givenName: firstName,
        familyName: lastName,
        emailAddress: email,
        phoneNumber: phone,
        addressLines: line1 ? [line1] : [],
        locality: city,
        administrativeArea: state,
        postalCode,
        countryCode,
      };
      if (asksAddress) {
        const shippingContact = { locality: city, administrativeArea: state, postalCode, countryCode };
        this.onshippingcontactselected({
          shippingContact,
        } as ApplePayJS.ApplePayShippingContactSelectedEvent);
        if (this.refused) return;
      }
      const token = { transactionIdentifier: choice.digits } as ApplePayJS.ApplePayPaymentToken;
      const payment = { token, billingContact: contact, ...(asksAddress && { shippingContact: contact }) };
      this.onpaymentauthorized({ payment } as ApplePayJS.ApplePayPaymentAuthorizedEvent);
    }
  };

  static ApplePayError = class {
    code: string;
    contactField: string | undefined;
    message: string;
    constructor(...[code, field, message = '']: ConstructorParameters<typeof ApplePayError>) {
      this.code = code;
      this.contactField = field;
      this.message = message;
    }
  };

  static V = {
    init(options: object) {
      WalletStandIn.visa.options = options;
    },
    on(event: string, handle: (...given: never[]) => void) {
      WalletStandIn.visa.handlers[event] = handle;
    },
    open() {
      const { handlers } = WalletStandIn.visa;
      const tell = (event: string, ...given: unknown[]) => handlers[event]?.(...(given as never[]));
      const sheet = WalletStandIn.sheet({
        wallet: 'the card network',
        amount: 'The amount is charged when you place your order.',
        asksAddress: false,
        onCancel: () => tell('payment.cancel'),
        onFail: () => tell('payment.error', {}, { code: 'TIMEOUT' }),
        onApprove({ digits }) {
          sheet.close();
          tell('payment.success', { callid: `call-${digits}` });
        },
      });
    },
  };
  static visa: { options: object; handlers: Record<string, (...given: never[]) => void> } = {
    options: {},
    handlers: {},
  };
}
