import { atom, useStore } from 'jotai';
import * as v from 'valibot';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { validateAddress } from '../../contract/checkout/several-recipients.ts';
import { saveBillingAddress } from '../../contract/payment/billing.ts';
import { type AddressTexts, addressTexts, textsOf } from '../../domain/checkout/address.ts';
import { isSameAddress, ownShippingAddress } from '../../domain/payment/billing-address.ts';
import { pageContext } from '../../page/context.ts';
import { useAddressCheck } from '../checkout/address-check.ts';
import { addressForm, useAddressForm } from '../checkout/address-form.ts';
import type { CheckoutFlow } from '../checkout/checkout-flow.ts';
import { draftForm, useDraft } from '../checkout/drafts.ts';
import { useChange } from '../checkout/use-change.ts';
import { sharedAtom } from '../store.ts';

/** The choice of an address that is typed; the others are the ids of the account's. */
export const newBillingAddress = 'new';

const forms = {
  choice: draftForm('billing', { isSame: v.boolean(), address: v.string() }),
  address: addressForm('billing address'),
};

/** An address as SaveBillingAddress takes it. */
type Sent = AddressTexts & { addressId?: string | undefined };

/** What was saved last on this page, for a server that does not say which address it has. */
const savedAtom = sharedAtom('savedBillingAddress', () => atom(''));

/**
 * The billing address (decision 92): the same as shipping unless the shopper says otherwise or there is none, another of
 * the account's, or a new one. What is chosen or typed stays until the server has it.
 */
export function useBilling(checkout: Checkout, flow: CheckoutFlow) {
  const store = useStore();
  const { state, attempt, forget } = useChange();
  const known = knownBilling(checkout);
  const { shipping, others } = known;
  const choice = useDraft(forms.choice, known.choice);
  const isSame = choice.values.isSame && !!shipping;
  const other = others.find(({ addressId }) => addressId === choice.values.address);
  const isTyped = !isSame && !other;
  const form = useAddressForm({
    draft: forms.address,
    known: known.texts,
    // The order has the guest's email already.
    isGuest: false,
    isInternational: checkout.isInternational,
    isShown: isTyped,
  });
  const check = useAddressCheck(form, checkout);

  async function send(address: Sent): Promise<true> {
    const said = JSON.stringify(address);
    const isKept = known.isSaid && !choice.isDirty && !(isTyped && form.isDirty);
    if (!isKept && store.get(savedAtom) !== said) {
      await flow.change(saveBillingAddress, { address });
      store.set(savedAtom, said);
    }
    check.edit();
    form.forget();
    choice.forget(choice.values);
    return true;
  }

  async function sendTyped(address: AddressTexts): Promise<boolean> {
    if (known.isSaid && !choice.isDirty && !form.isDirty) return true;
    const answer = await flow.post(validateAddress, { address, isBilling: true }, false);
    return (await check.settle(validateAddress, answer, address, send)) && send(address);
  }

  return {
    form,
    state,
    shipping,
    others,
    isSame,
    isTyped,
    /** The id of the account's address, or `newBillingAddress`. */
    chosen: other?.addressId ?? newBillingAddress,
    suggestion: check.suggestion,
    edit: check.edit,
    choose(changed: { isSame?: boolean; address?: string }) {
      choice.set(changed);
      forget();
    },
    /** Whether it can be sent; if not, the fields say why. */
    isReady: (): boolean => !isTyped || !!form.read(),
    /**
     * Saves it, unless the server has it.
     * @param decided the one that the shopper has chosen of the typed and the suggested one
     * @returns false if the shopper has to decide or correct something
     */
    async save(decided?: AddressTexts): Promise<boolean> {
      let isSaved = false;
      await attempt(async () => {
        const typed = isTyped && !decided ? form.read() : undefined;
        if (typed) isSaved = await sendTyped(typed);
        else if (!isTyped || decided)
          isSaved = await send(decided ?? knownAddress(isSame ? shipping! : other!));
      });
      return isSaved;
    },
  };
}

export type BillingState = ReturnType<typeof useBilling>;

const knownAddress = ({ addressId, ...address }: Sent): Sent => ({
  ...textsOf(address),
  ...(addressId && { addressId }),
});

/** What the server says of it, and what there is to choose from. */
function knownBilling(checkout: Checkout) {
  const { payment, accountInfo, recipientList } = checkout;
  const { billingAddress: billing, isBillingSameAsShipping: isSaidSame } = payment;
  const shipping = ownShippingAddress(recipientList);
  const others = accountInfo.shippingAddresses.filter(({ addressId }) => addressId !== shipping?.addressId);
  const isSame = !!shipping && (isSaidSame ?? (!billing || isSameAddress(billing, shipping)));
  const used = !isSame && others.find(({ addressId }) => addressId === billing?.addressId);
  const isTyped = !isSame && billing && !used;
  return {
    shipping,
    others,
    choice: {
      isSame,
      address: used
        ? used.addressId
        : isTyped
          ? newBillingAddress
          : (others[0]?.addressId ?? newBillingAddress),
    },
    texts: addressTexts({ country: pageContext().country, ...(isTyped && billing) }),
    /** The server has one. */
    isSaid: !!billing || (isSame && isSaidSame === true),
  };
}
