import { controlMessages } from '../domain/messages.ts';
import { formatPrice, type PriceFormat } from '../domain/money.ts';
import { useTexts } from '../hooks/use-texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PriceProps {
  /** The price to pay: as the server formatted it, or in integer cents (decision 14). */
  price: string | number;
  /** The regular price of a product on sale, in the same form: struck through, and named for screen readers. */
  listPrice?: string | number | undefined;
  /** For prices in cents: the page context has it. */
  format?: PriceFormat;
}

/** A price in tabular figures; on sale, both prices. */
export function Price({ price, listPrice, format }: PriceProps) {
  const texts = useTexts(controlMessages);
  const now = inWords(price, format);
  if (listPrice === undefined || listPrice === '' || listPrice === price) {
    return (
      <span className="si-price">
        <bdi>{now}</bdi>
      </span>
    );
  }
  return (
    <span className="si-price" data-sale="">
      <span className="si-price__now">
        <VisuallyHidden>{`${texts.salePrice} `}</VisuallyHidden>
        <bdi>{now}</bdi>
      </span>
      <span> </span>
      <s className="si-price__list">
        <VisuallyHidden>{`${texts.regularPrice} `}</VisuallyHidden>
        <bdi>{inWords(listPrice, format)}</bdi>
      </s>
    </span>
  );
}

// A text is the server's own wording ("Starting at $999") and stays as it is.
function inWords(price: string | number, format: PriceFormat | undefined): string {
  return typeof price === 'number' ? formatPrice(price, format) : price;
}
