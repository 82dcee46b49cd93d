import { atom, useAtomValue, useStore } from 'jotai';
import { useRef } from 'react';
import * as v from 'valibot';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { saveBillingAddress } from '../../contract/payment/billing.ts';
import { type AddressTexts, textsOf } from '../../domain/checkout/address.ts';
import { isSameAddress, ownShippingAddress } from '../../domain/payment/billing-address.ts';
import type { CheckoutFlow } from '../checkout/checkout-flow.ts';
import { draftForm, readDraft, useDraft } from '../checkout/drafts.ts';
import { useChange } from '../checkout/use-change.ts';
import { type Store, sharedAtom } from '../store.ts';

/** The value of the choice for a typed address; the other values are the ids of the account's addresses. */
export const newBillingAddress = 'new';

const choiceForm = draftForm('billing', { isSame: v.boolean(), address: v.string() });

/** An address as SaveBillingAddress takes it. */
export type SentBilling = AddressTexts & { addressId?: string | undefined };

/** The address that was saved last on this page, for a server that does not say which one it has. */
const savedAtom = sharedAtom('savedBillingAddress', () => atom<{ address: SentBilling; isSame: boolean }>());

/** The part of the step for an address that is not the shipping address: it is loaded when it is needed. */
interface OtherBilling {
  /** Whether the address can be sent; if not, the fields show why. */
  isReady(): boolean;
  /** Resolves to false if the shopper has to decide or correct something. */
  save(decided: AddressTexts | undefined): Promise<boolean>;
}

/**
 * The billing address (decision 92): the shipping address, another address of the account, or a new one. The shipping
 * address is chosen at first, if there is one. A choice and typed text stay until the server has them.
 */
export function useBilling(checkout: Checkout, flow: CheckoutFlow) {
  const store = useStore();
  const saved = useAtomValue(savedAtom);
  const { state, attempt, forget } = useChange();
  const known = knownBilling(checkout, saved);
  const choice = useDraft(choiceForm, known.choice);
  const { shipping, others } = known;
  const isSame = choice.values.isSame && !!shipping;
  const elsewhere = useRef<OtherBilling>(undefined);

  /** Whether the server has an address already, as far as this page knows. */
  const has = (address: SentBilling, isChanged: boolean) =>
    (known.isSaid && !choice.isDirty && !isChanged) ||
    JSON.stringify(saved?.address) === JSON.stringify(address);

  /** @throws CallError */
  async function send(address: SentBilling, isChanged = false): Promise<true> {
    if (!has(address, isChanged)) {
      await flow.change(saveBillingAddress, { address });
      store.set(savedAtom, { address, isSame });
    }
    choice.forget(choice.values);
    return true;
  }

  return {
    state,
    shipping,
    others,
    isSame,
    /** The address of the account that is chosen in place of the shipping address; undefined for a typed one. */
    other: others.find(({ addressId }) => addressId === choice.values.address),
    /** The texts that the form for a new address starts with. */
    typed: known.typed,
    has,
    send,
    choose(changed: { isSame?: boolean; address?: string }) {
      choice.set(changed);
      forget();
    },
    /** @returns removes it */
    register(form: OtherBilling) {
      elsewhere.current = form;
      return () => {
        elsewhere.current = undefined;
      };
    },
    isReady: (): boolean => isSame || !!elsewhere.current?.isReady(),
    /**
     * Saves the address, unless the server has it already.
     * @param again what Try Again does
     * @param decided the address that the shopper has chosen from the typed and the suggested one
     * @returns false if the shopper has to decide or correct something
     */
    async save(again: () => unknown, decided?: AddressTexts): Promise<boolean> {
      let isSaved = false;
      await attempt(
        async () => {
          isSaved = isSame
            ? await send(knownAddress(shipping))
            : ((await elsewhere.current?.save(decided)) ?? false);
        },
        undefined,
        again,
      );
      return isSaved;
    },
  };
}

export type BillingState = ReturnType<typeof useBilling>;

/** An address of the order or the account, as it is sent. */
export const knownAddress = ({ addressId, ...address }: SentBilling): SentBilling => ({
  ...textsOf(address),
  ...(addressId && { addressId }),
});

/** Whether the billing address is another than the shipping address, so that the step shows it. */
export function isBilledElsewhere(store: Store, checkout: Checkout): boolean {
  const { shipping, choice } = knownBilling(checkout, store.get(savedAtom));
  return !shipping || !readDraft(store, choiceForm, choice).isSame;
}

/** The billing address that the server has, as far as this page knows, and the addresses to choose from. */
function knownBilling(
  { payment, accountInfo, recipientList }: Checkout,
  saved: { address: SentBilling; isSame: boolean } | undefined,
) {
  const { billingAddress, isBillingSameAsShipping } = payment;
  const isContradicted = !!billingAddress || (isBillingSameAsShipping ?? saved?.isSame) !== saved?.isSame;
  const told = isContradicted ? undefined : saved;
  const billing = billingAddress ?? (told?.isSame ? undefined : told?.address);
  const shipping = ownShippingAddress(recipientList);
  const others = accountInfo.shippingAddresses.filter(({ addressId }) => addressId !== shipping?.addressId);
  const isSaidSame = isBillingSameAsShipping ?? told?.isSame;
  const isSame = !!shipping && (isSaidSame ?? (!billing || isSameAddress(billing, shipping)));
  const used = others.find(({ addressId }) => addressId === billing?.addressId);
  const isTyped = !isSame && billing && !used;
  const first = isTyped ? undefined : (used ?? others[0]);
  return {
    shipping,
    others,
    choice: { isSame, address: first?.addressId ?? newBillingAddress },
    typed: isTyped ? billing : undefined,
    isSaid: !!billingAddress || (isSame && isBillingSameAsShipping === true),
  };
}
