import { type ReactNode, useState } from 'react';
import type { CartLineMessages } from '../../domain/cart/cart-line-messages.ts';
import { lineFacts } from '../../domain/cart/line-facts.ts';
import { fillIn } from '../../domain/messages.ts';
import { formatPrice, type PriceFormat } from '../../domain/money.ts';
import { usePageId } from '../../hooks/use-page-id.ts';
import type { Elements } from '../elements.ts';
import { ErrorNote } from '../error-note.tsx';
import { Picture } from '../picture.tsx';
import { Price } from '../price.tsx';
import { Quantity } from '../product/quantity.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { CartAction } from './cart-action.tsx';

/** The fields of a cart line that are shown; prices in cents. */
export interface ShownLine {
  id: string;
  sku: string;
  quantity: number;
  name?: string | undefined;
  price?: number | undefined;
  listPrice?: number | undefined;
  imagePath?: string | undefined;
  imagePathHiRes?: string | undefined;
  url?: string | undefined;
  maxQuantity?: number | undefined;
  optionChoices: readonly { name: string; value: string }[];
  addToCartItem?: { GiftRegistryId?: string | undefined } | undefined;
}

interface LineProps {
  line: ShownLine;
  texts: CartLineMessages;
  /** How prices are written: the page context has it. */
  format: PriceFormat;
  /** Why the last change failed. */
  problem?: string | undefined;
  /** A change is pending. */
  isBusy?: boolean;
  /** For a narrow layer, or for less important lines. */
  isCompact?: boolean;
  /** Below the options. */
  details?: ReactNode;
}

export interface CartLineProps extends LineProps {
  /** Resolves when `line` has the new quantity; until then the field alone shows it. */
  onQuantity: (quantity: number) => Promise<void>;
  /** `button` is the pressed one. */
  onRemove: (button: HTMLButtonElement) => void;
  /** Shown next to the Remove button. */
  actions?: Elements;
}

/** A line of the cart: the product, its quantity and price, and Remove. */
export function CartLine({ onQuantity, onRemove, actions, ...props }: CartLineProps): ReactNode {
  const { line, texts } = props;
  const { name = line.sku } = line;
  return (
    <CartLineFrame {...props}>
      <CartLineQuantity line={line} label={fillIn(texts.lineQuantity, name)} onQuantity={onQuantity} />
      <div className="si-cart-line__links">
        <CartAction name={name} onPress={onRemove}>
          {texts.remove}
        </CartAction>
        {actions}
      </div>
    </CartLineFrame>
  );
}

interface QuantityProps extends Pick<CartLineProps, 'line' | 'onQuantity'> {
  label: string;
}

/** A pause, so that typing 12 does not send 1 first, which could lose a promotion. */
const typingRestMs = 800;

/** Paints the field before the totals and the rest of the cart are rendered. */
function CartLineQuantity({ line, label, onQuantity }: QuantityProps): ReactNode {
  // Not a React action: while one is pending, React delays every other transition on the page, such as mounting a
  // large island.
  const [pressed, setPressed] = useState<number>();

  const handleChange = async (quantity: number) => {
    setPressed(quantity);
    await onQuantity(quantity);
    setPressed(undefined);
  };

  return (
    <Quantity
      label={label}
      value={pressed ?? line.quantity}
      max={line.maxQuantity}
      restMs={typingRestMs}
      onChange={handleChange}
    />
  );
}

interface FrameProps extends LineProps {
  /** The line's controls. */
  children: ReactNode;
}

/** The common frame of all lines, also of those saved for later. Script can focus it. */
export function CartLineFrame({
  line,
  texts,
  format,
  problem,
  isBusy = false,
  isCompact = false,
  details,
  children,
}: FrameProps): ReactNode {
  const price = (cents: number) => formatPrice(cents, format);
  const { name, options, each, total } = lineFacts(line, { texts, price });
  const id = usePageId();
  return (
    <li
      className="si-cart-line"
      data-compact={isCompact || undefined}
      data-line-id={line.id}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <CartLinePicture {...line} />
      <div className="si-cart-line__what">
        <h3 className="si-cart-line__name" id={id}>
          {line.url ? <a href={line.url}>{name}</a> : name}
        </h3>
        {options.map((option, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and may be the same twice
          <p className="si-quiet" key={nth}>
            {option}
          </p>
        ))}
        {each && (
          <p>
            <Price {...each} />
          </p>
        )}
      </div>
      {details && <div className="si-cart-line__details">{details}</div>}
      <div className="si-cart-line__row">{children}</div>
      <ErrorNote>{problem}</ErrorNote>
      {total && (
        <p className="si-cart-line__total" aria-busy={isBusy || undefined}>
          <VisuallyHidden>{`${texts.lineTotal} `}</VisuallyHidden>
          <bdi>{total}</bdi>
        </p>
      )}
    </li>
  );
}

// The name next to it links to the same page.
const pointerOnly = { tabIndex: -1, 'aria-hidden': true } as const;

function CartLinePicture({ imagePath = '', imagePathHiRes, url }: ShownLine): ReactNode {
  const picture = <Picture src={imagePath} srcHiRes={imagePathHiRes} alt="" />;
  if (!url) return <div className="si-cart-line__picture">{picture}</div>;
  return (
    <a className="si-cart-line__picture" href={url} {...pointerOnly}>
      {picture}
    </a>
  );
}

export interface RemovedCartLineProps {
  line: Pick<ShownLine, 'id' | 'sku' | 'name'>;
  texts: CartLineMessages;
  problem?: string | undefined;
  isBusy: boolean;
  /** Missing if the line cannot be added again as it was. */
  onUndo: (() => void) | undefined;
}

/** Shown in place of a removed line: its name, and Undo (decision 60). */
export function RemovedCartLine({ line, texts, problem, isBusy, onUndo }: RemovedCartLineProps): ReactNode {
  const { name = line.sku } = line;
  return (
    <li className="si-cart-line__removed" data-removed-id={line.id}>
      <span>{fillIn(texts.removedLine, name)}</span>
      {onUndo && (
        <CartAction name={name} isBusy={isBusy} onPress={onUndo}>
          {isBusy ? texts.restoring : texts.undo}
        </CartAction>
      )}
      <ErrorNote>{problem}</ErrorNote>
    </li>
  );
}
