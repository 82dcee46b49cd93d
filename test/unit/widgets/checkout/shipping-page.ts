import { within } from 'storybook/test';
import { vi } from 'vitest';
import { addressExamples } from '../../../../src/contract/checkout/address.examples.ts';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

type Part = { basketItemId: string; recipientId: string | null; quantity: number };
type Item = Record<string, unknown> & { id: string; quantity: number; recipients: Part[] };
type Address = Record<string, unknown> & { addressId?: string };
type Recipient = Record<string, unknown> & { id: string; address: Address | null };

/** A whole checkout as JSON, which a test changes. */
export interface Order {
  furthestStep: number;
  basketItems: Item[];
  recipientList: Recipient[];
  accountInfo: { shippingAddresses: Address[]; registryAddresses: Address[] };
  [more: string]: unknown;
}

/** The order of an example, to be changed. */
export const orderOf = (name: keyof typeof checkoutExamples): Order =>
  structuredClone(checkoutExamples[name]) as unknown as Order;

type Body = Record<string, unknown>;

/** A backend for the shipping step, whose order is changed by the calls. */
function shopOf(order: Order) {
  const known = () => [...order.accountInfo.shippingAddresses, ...order.accountInfo.registryAddresses];
  const addRecipient = (address: Address) => {
    const id = `recipient-${order.recipientList.length + 1}`;
    order.recipientList.push({ ...structuredClone(template), id, address });
    return id;
  };
  const partOf = (id: unknown) =>
    order.basketItems.flatMap(({ recipients }) => recipients).find(({ basketItemId }) => basketItemId === id);
  const template = checkoutExamples['all done'].recipientList[0];
  const shipAll = ({ address }: Body) => {
    order.recipientList = order.recipientList.filter(({ address: at }) => !at);
    const recipientId = addRecipient(address as Address);
    order.furthestStep = Math.max(order.furthestStep, 2);
    for (const item of order.basketItems.filter(({ isPickup }) => !isPickup)) {
      item.recipients = [{ basketItemId: `${item.id}-1`, recipientId, quantity: item.quantity }];
      item.recipientId = recipientId;
    }
  };
  return {
    validateAndSaveAddress: shipAll,
    saveShippingAddress: shipAll,
    validateAddress: () => {},
    saveMultiShipping: ({ addressId }: Body) =>
      addRecipient(known().find((address) => address.addressId === addressId)!),
    saveMultiShippingAddress: ({ address, basketItemId }: Body) => {
      partOf(basketItemId)!.recipientId = addRecipient(address as Address);
    },
    saveRecipientSelection: ({ recipientId, basketItemId }: Body) => {
      partOf(basketItemId)!.recipientId = recipientId as string;
    },
    splitItem: ({ basketItemId }: Body) => {
      const item = order.basketItems.find(({ recipients }) =>
        recipients.some((part) => part.basketItemId === basketItemId),
      )!;
      partOf(basketItemId)!.quantity -= 1;
      const nth = item.recipients.length + 1;
      item.recipients.push({ basketItemId: `${item.id}-${nth}`, recipientId: null, quantity: 1 });
    },
    updateRecipientId: ({ oldRecipientId, newRecipientId }: Body) => {
      for (const part of order.basketItems.flatMap(({ recipients }) => recipients))
        if (part.recipientId === oldRecipientId) part.recipientId = newRecipientId as string;
      order.recipientList = order.recipientList.filter(({ id }) => id !== oldRecipientId);
    },
    saveMultiRecipientBasket: ({ multiRecipientBasket }: Body) => {
      for (const { id, recipients } of multiRecipientBasket as Item[]) {
        const item = order.basketItems.find((one) => one.id === id)!;
        item.recipients = recipients.map((part, nth) => ({ ...part, basketItemId: `${id}-${nth + 1}` }));
        item.quantity = recipients.reduce((sum, { quantity }) => sum + quantity, 0);
      }
    },
    moveToShippingAndGiftOptions: () => {
      order.furthestStep = Math.max(order.furthestStep, 2);
    },
  };
}

/** The shipping step, with a backend that makes the requested changes. */
export async function shippingPage(
  order: Order = orderOf('nothing done'),
  { content, context, stored, ...more }: Partial<IslandExample> & { stored?: Record<string, string> } = {},
) {
  const acts: Record<string, (body: Body) => unknown> = shopOf(order);
  const example: IslandExample = {
    ...examples.shipping,
    ...(content !== undefined && { content }),
    context: context ?? examples.shipping.context,
    props: { checkout: order },
    answers: { ...examples.shipping.answers, ...more.answers },
  };
  const island = await checkoutPage('shipping', example, stored);
  const { page, requests, answer } = island;
  answer('refreshCheckout', () => Response.json(order));
  for (const call of Object.keys(acts)) answer(call, () => actOn(call));

  /** The backend’s own answer of a call. */
  function actOn(call: string): Response {
    acts[call]!(structuredClone(requests.findLast((request) => request.call === call)!.body) as Body);
    const checkout = structuredClone(order);
    return Response.json({ isSuccess: true, message: null, nextStep: null, isBack: false, checkout });
  }

  for (const [call, given] of Object.entries(more.answers ?? {})) answer(call, given);
  await vi.waitFor(() => {
    if (!document.querySelector('.si-checkout-shipping')) throw new Error('the step has not been loaded');
  });
  return {
    ...island,
    order,
    actOn,
    field: (name: string) => page.getByLabelText<HTMLInputElement>(name),
    within: (element: HTMLElement) => within(element),
    next: () => island.press('Next'),
    /** The shown error of a field; empty if there is none. */
    error: (field: HTMLElement) => {
      const slot = document.getElementById(field.getAttribute('aria-describedby')!);
      return field.getAttribute('aria-invalid') ? slot!.textContent : '';
    },
    reached: () => island.heading('Shipping and Gift Options'),
  };
}

export type ShippingPage = Awaited<ReturnType<typeof shippingPage>>;

export const guestContext = { account: { isSignedIn: false } };

/** What a shopper types for a new address. */
export const typedHome = {
  'First name': 'Ann',
  'Last name': 'Baker',
  'Street address or PO box': '233 S Wacker Dr',
  'ZIP code': '60606',
  City: 'Chicago',
  Phone: '(312) 555-0142',
};

/** Types a new address, without its email. */
export async function typeHome({ field, shopper }: ShippingPage, more: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ ...typedHome, ...more })) {
    await shopper.clear(field(label));
    if (text) await shopper.type(field(label), text);
  }
  await shopper.selectOptions(field('State'), 'IL');
}

/** Types an address abroad, which needs neither a region nor a postal code. */
export async function typeBerlin({ field, shopper }: ShippingPage) {
  await shopper.selectOptions(field('Country'), 'Germany');
  for (const [label, text] of [
    ['First name', 'Ida'],
    ['Last name', 'Falk'],
    ['Street address or PO box', 'Torstraße 1'],
    ['City', 'Berlin'],
    ['Phone', '+49 30 901820'],
  ] as const)
    await shopper.type(field(label), text);
}

const { addressId: _, ...home } = addressExamples.home;

/** The address that `typeHome` enters, as it is sent. */
export const sentHome = { ...home, address2: '', email: '' };
