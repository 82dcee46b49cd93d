import { atom, useAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  postalCodeLabelMessages,
  postalCodeMessages,
} from '../../src/domain/delivery/delivery-code-messages.ts';
import { postalCodeError, postalCodeLabel, validCode } from '../../src/domain/delivery/postal-code.ts';
import { plainText } from '../../src/domain/plain-text.ts';
import { useOnChange } from '../../src/hooks/use-on-mount.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { fieldText } from '../../src/page/field-text.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { keyOf } from '../../src/state/cart/cart-changes.ts';
import { useChangePlace, useDeliveryPlace } from '../../src/state/delivery/use-delivery-place.ts';
import { sharedAtom } from '../../src/state/store.ts';
import { CartAction } from '../../src/ui/cart/cart-action.tsx';
import { PromoCode } from '../../src/ui/cart/promo-code.tsx';
import { CodeForm } from '../../src/ui/code-form.tsx';
import { CartExtra, type ExtrasParts, toReadOf } from './cart-extra.tsx';
import type { CartParts } from './cart-lines.tsx';

interface ZipProps extends ExtrasParts {
  zipCode: string | undefined;
}

/** The ZIP or postal code that shipping and tax are estimated for; checked before the call (cart §5, decision 35). */
export function CartZip({ zipCode, ...parts }: ZipProps): ReactNode {
  const { country } = pageContext();
  const errors = useTexts(postalCodeMessages[country]);
  const label = postalCodeLabel(country, useTexts(postalCodeLabelMessages));
  // The code that the shopper has given on another page, until the cart has one.
  const { zip: given } = useDeliveryPlace([]);
  const { changeCode } = useChangePlace();
  const { isOpenAtFirst, ...form } = useTypedForm(parts, 'zip', zipCode);
  const typed = form.typed ?? given ?? '';

  function handleSubmit() {
    const code = validCode(typed, country);
    if (!code) {
      form.refuse(postalCodeError(typed, country, errors));
      return;
    }
    changeCode(code);
    parts.queue.change({ kind: 'zip', zipCode: code });
  }

  return (
    <CartExtra
      label={parts.texts.estimateHeading}
      value={zipCode}
      isOpenAtFirst={isOpenAtFirst}
      toRead={toReadOf(parts.problems.zip?.message, parts)}
    >
      <CodeForm
        {...form}
        typed={typed}
        label={label}
        postalCodeOf={country}
        button={parts.texts.update}
        onSubmit={handleSubmit}
      />
    </CartExtra>
  );
}

interface PromoProps extends ExtrasParts {
  code: string | undefined;
  message: string | undefined;
}

/** The promo code: applied, or to be applied. What is typed stays until it is applied (cart §5). */
export function CartPromo({ code, message, ...parts }: PromoProps): ReactNode {
  const { texts, queue, problems } = parts;
  const { isOpenAtFirst, typed = '', ...form } = useTypedForm(parts, 'promo', code);

  function handleSubmit() {
    const promoCode = plainText(typed);
    if (promoCode) queue.change({ kind: 'promo', promoCode });
    else form.refuse(texts.promoMissing);
  }

  return (
    <CartExtra
      label={texts.promoHeading}
      value={code}
      isOpenAtFirst={isOpenAtFirst || !!message}
      toRead={toReadOf(problems.promo?.message, parts)}
    >
      <PromoCode
        texts={texts}
        code={code}
        message={message}
        problem={problems.promo?.message}
        remove={
          <CartAction isBusy={form.isBusy} onPress={() => queue.change({ kind: 'promo', promoCode: '' })}>
            {texts.removePromo}
          </CartAction>
        }
        form={{ ...form, typed, onSubmit: handleSubmit }}
      />
    </CartExtra>
  );
}

/** Typed text that is not applied yet: it stays when the summary unmounts with the cart's last line and mounts again. */
const draftAtoms = {
  zip: sharedAtom('typedZip', () => atom<string>()),
  promo: sharedAtom('typedPromo', () => atom<string>()),
};

/** The server may write a code in another case, a ZIP+4 without its end, or a postal code without its space. */
const isSame = (typed: string, known: string) => {
  const plain = (text: string) => plainText(text).replace(/[ -]/g, '').toUpperCase();
  return known !== '' && plain(typed).startsWith(plain(known));
};

/** The names of the server's fields, whose text and focus the island's fields take over. */
const fieldNames = { zip: 'ZipCode', promo: 'PromoCode' };

/**
 * A text field whose draft survives failed calls until the cart has the text. It starts with the text of the server's
 * field.
 */
function useTypedForm({ queue, changes, problems }: CartParts, kind: 'zip' | 'promo', known = '') {
  const { host } = useIsland();
  const store = useStore();
  const name = fieldNames[kind];
  // Read in the first render, while the host still has the server's content, so that the caret stays, too.
  const [isOpenAtFirst] = useState(() => {
    const server = host.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const text = server && fieldText(server);
    if (text && !isSame(text, known)) store.set(draftAtoms[kind], text);
    return !!store.get(draftAtoms[kind]) || !!server?.closest('details')?.open;
  });
  const [error, setError] = useState<string>();
  const [draft, setDraft] = useAtom(draftAtoms[kind]);
  const field = useRef<HTMLInputElement>(null);
  const problem = problems[kind];
  const isBusy = changes.some((change) => change.kind === kind);

  // The server's value has changed: the draft is dropped if the cart has it now. A value from another tab does not
  // replace typed text.
  useOnChange(() => {
    if (draft !== undefined && !isSame(draft, known)) return;
    setDraft(undefined);
    // It was about the dropped text.
    setError(undefined);
  }, known);

  // Moves the focus to the field if it is at the field's button: the shopper has to correct the text.
  useEffect(() => {
    if (problem && field.current?.form?.contains(document.activeElement)) field.current.focus();
  }, [problem]);

  return {
    name,
    isOpenAtFirst,
    field,
    /** Undefined if nothing is typed and the cart has none. */
    typed: draft ?? (known || undefined),
    error: error ?? problem?.message,
    isBusy,
    onType(text: string) {
      setDraft(text);
      setError(undefined);
      if (problem) queue.forget(keyOf(problem.change));
    },
    refuse(message: string | undefined) {
      setError(message);
      field.current?.focus();
    },
  };
}
