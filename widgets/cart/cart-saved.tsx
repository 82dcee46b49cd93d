import type { ReactNode } from 'react';
import type { CartLineItem } from '../../src/contract/cart/cart.ts';
import { savedFacts } from '../../src/domain/cart/line-facts.ts';
import { pageContext } from '../../src/page/context.ts';
import { problemOf } from '../../src/state/cart/use-cart.ts';
import { CartAction } from '../../src/ui/cart/cart-action.tsx';
import { CartLineFrame } from '../../src/ui/cart/cart-line.tsx';
import { focusNextLine } from '../../src/ui/cart/next-line.ts';
import type { CartParts } from './cart-lines.tsx';

interface SavedProps extends CartParts {
  saved: readonly CartLineItem[];
}

/** The items saved for later. */
export function CartSaved({ saved, ...parts }: SavedProps): ReactNode {
  if (!saved.length) return null;
  return (
    <section className="si-cart__saved">
      <h2 className="si-heading">{parts.texts.savedHeading}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="si-cart__lines" role="list">
        {saved.map((line) => (
          <SavedLine key={line.id} {...parts} line={line} />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ line, queue, problems, texts }: CartParts & { line: CartLineItem }): ReactNode {
  const { id, name = line.sku } = line;
  const facts = savedFacts(line, texts);
  const change = (kind: 'move' | 'unsave') => (button: HTMLButtonElement) =>
    focusNextLine(button, () => queue.change({ kind, id }));
  return (
    <CartLineFrame
      line={line}
      texts={texts}
      format={pageContext()}
      problem={problemOf(line, problems)}
      isCompact
      details={<p>{facts.quantity}</p>}
    >
      <div className="si-cart-line__links">
        <CartAction name={name} onPress={change('move')}>
          {facts.move}
        </CartAction>
        <CartAction name={name} onPress={change('unsave')}>
          {texts.remove}
        </CartAction>
      </div>
    </CartLineFrame>
  );
}
