import type { ReactElement, ReactNode } from 'react';
import type { promoMessages } from '../../domain/cart/cart-promo-messages.ts';
import { fillIn } from '../../domain/messages.ts';
import { CodeForm, type CodeFormProps } from '../code-form.tsx';
import { ErrorNote } from '../error-note.tsx';

interface PromoCodeProps {
  texts: typeof promoMessages;
  /** The one that is applied. */
  code: string | undefined;
  /** The server's text about the code. */
  message: string | undefined;
  /** Why the code could not be removed. */
  problem: string | undefined;
  /** The button that removes it. */
  remove: ReactElement;
  form: Omit<CodeFormProps, 'label' | 'button'>;
}

/** The promo code, in the cart and in checkout: applied, or to be applied. */
export function PromoCode({ texts, code, message, problem, remove, form }: PromoCodeProps): ReactNode {
  if (!code) return <CodeForm {...form} label={texts.promoHeading} button={texts.apply} />;
  return (
    <div className="si-promo-code">
      <p>
        <span>{fillIn(texts.promoApplied, code)}</span>
        {message && <span className="si-quiet">{message}</span>}
      </p>
      {remove}
      <ErrorNote>{problem}</ErrorNote>
    </div>
  );
}
