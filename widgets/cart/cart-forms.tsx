import { atom, useAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  postalCodeLabelMessages,
  postalCodeMessages,
} from '../../src/domain/delivery/delivery-code-messages.ts';
import { postalCodeError, postalCodeLabel, readPostalCode } from '../../src/domain/delivery/postal-code.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { plainText } from '../../src/domain/plain-text.ts';
import { useOnChange } from '../../src/hooks/use-on-mount.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { fieldText } from '../../src/page/field-text.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { keyOf } from '../../src/state/cart/cart-changes.ts';
import { sharedAtom } from '../../src/state/store.ts';
import { CartAction } from '../../src/ui/cart/cart-action.tsx';
import { PromoCode } from '../../src/ui/cart/promo-code.tsx';
import { CodeForm } from '../../src/ui/code-form.tsx';
import type { CartParts } from './cart-lines.tsx';

interface ZipProps extends CartParts {
  zipCode: string | undefined;
}

/** The ZIP or postal code that shipping and tax are estimated for; checked before the call (cart §5, decision 35). */
export function CartZip({ zipCode, ...parts }: ZipProps): ReactNode {
  const { country } = pageContext();
  const errors = useTexts(postalCodeMessages[country]);
  const label = postalCodeLabel(country, useTexts(postalCodeLabelMessages));
  const form = useTypedForm(parts, 'zip', zipCode);

  function handleSubmit() {
    const code = readPostalCode(form.typed, country);
    if (code.status === 'valid') parts.queue.change({ kind: 'zip', zipCode: code.value });
    else form.refuse(postalCodeError(form.typed, country, errors));
  }

  return (
    <CodeForm
      {...form}
      label={fillIn(parts.texts.estimate, label)}
      postalCodeOf={country}
      button={parts.texts.update}
      onSubmit={handleSubmit}
    />
  );
}

interface PromoProps extends CartParts {
  code: string | undefined;
  message: string | undefined;
}

/** The promo code: applied, or to be applied. What is typed stays until it is applied (cart §5). */
export function CartPromo({ code, message, ...parts }: PromoProps): ReactNode {
  const { texts, queue, problems } = parts;
  const form = useTypedForm(parts, 'promo', code);

  function handleSubmit() {
    const promoCode = plainText(form.typed);
    if (promoCode) queue.change({ kind: 'promo', promoCode });
    else form.refuse(texts.promoMissing);
  }

  return (
    <div>
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
        form={{ ...form, onSubmit: handleSubmit }}
      />
    </div>
  );
}

/** What is typed and not applied yet: it stays when the summary comes and goes with the cart's last line. */
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
  // In the first render, before which the host still has the server's content, so that the caret stays too.
  useState(() => {
    const server = host.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const text = server && fieldText(server);
    if (text && !isSame(text, known)) store.set(draftAtoms[kind], text);
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

  // The shopper is at the field, or its button, and has to correct it.
  useEffect(() => {
    if (problem && field.current?.form?.contains(document.activeElement)) field.current.focus();
  }, [problem]);

  return {
    name,
    field,
    typed: draft ?? known,
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
