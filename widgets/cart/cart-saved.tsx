import type { ReactNode } from 'react';
import type { CartLineItem } from '../../src/contract/cart/cart.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { pageContext } from '../../src/page/context.ts';
import { focusNextLine } from '../../src/ui/cart/next-line.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
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
  const problem = Object.values(problems).find(({ change }) => 'id' in change && change.id === id);
  const deed = (kind: 'move' | 'unsave', label: string) => (
    <button
      type="button"
      className="si-cart-line__deed"
      onClick={({ currentTarget }) => focusNextLine(currentTarget, () => queue.change({ kind, id }))}
    >
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </button>
  );
  return (
    <li className="si-cart-line" data-compact="" data-line-id={id} tabIndex={-1} aria-label={name}>
      <div className="si-cart-line__picture">
        <Picture src={line.imagePath ?? ''} srcHiRes={line.imagePathHiRes} alt="" width={160} height={160} />
      </div>
      <div className="si-cart-line__what">
        <h3 className="si-cart-line__name">{line.url ? <a href={line.url}>{name}</a> : name}</h3>
        {line.optionChoices.map((option) => (
          <p className="si-quiet" key={option.name}>
            {option.name}: {option.value}
          </p>
        ))}
      </div>
      <div className="si-cart-line__deeds">
        {deed('move', texts.moveToCart)}
        {deed('unsave', texts.remove)}
      </div>
      {problem && (
        <p className="si-cart-line__problem" role="alert">
          <Icon name="alert" />
          {problem.message}
        </p>
      )}
      {line.price !== undefined && (
        <p className="si-cart-line__total">{formatPrice(line.price, pageContext())}</p>
      )}
    </li>
  );
}
