import type { MouseEvent, ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import type { ComparedProduct } from '../../src/state/listing/compare-list.ts';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';
import { compareMessages } from './compare-list.messages.ts';
import { CompareListAdd } from './compare-list-add.tsx';

interface TableProps {
  title: string;
  products: readonly ComparedProduct[];
  onRemove: (product: ComparedProduct) => void;
  onClose: () => void;
}

/** The products side by side: a column each, and a row for every fact known of any of them. */
export function CompareListTable({ title, products, onRemove, onClose }: TableProps): ReactNode {
  const texts = useTexts(compareMessages);
  const labels = [...new Set(products.flatMap(({ facts }) => facts.map(([label]) => label)))];
  if (!products.length)
    return (
      <Dialog title={title} onClose={onClose}>
        <p>{texts.compareNone}</p>
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by the arrow keys too */}
      <section className="si-compare-list__scroll" aria-label={title} tabIndex={0}>
        <table className="si-compare-list__table">
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <ProductHead key={product.sku} product={product} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{texts.comparePrice}</th>
              {products.map(({ sku, formattedPrice, formattedListPrice }) => (
                <td key={sku}>
                  <Price price={formattedPrice} listPrice={formattedListPrice} />
                </td>
              ))}
            </tr>
            {labels.map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {products.map(({ sku, facts }) => (
                  <td key={sku}>{facts.find(([name]) => name === label)?.[1] || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {products.some(({ isInStock }) => isInStock !== undefined) && (
            <tfoot>
              <tr>
                <td />
                {products.map((product) => (
                  <td key={product.sku}>
                    {product.isInStock !== undefined && <CompareListAdd product={product} />}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </Dialog>
  );
}

interface HeadProps extends Pick<TableProps, 'onRemove'> {
  product: ComparedProduct;
}

function ProductHead({ product, onRemove }: HeadProps): ReactNode {
  const { name, url, imagePath, imagePathHiRes } = product;
  const texts = useTexts(compareMessages);

  function handleRemove({ currentTarget }: MouseEvent) {
    // The button is removed with its column, so the title takes the focus.
    currentTarget.closest('dialog')?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    onRemove(product);
    announce(fillIn(texts.compareRemoved, name));
  }

  return (
    <th scope="col">
      <Picture src={imagePath} srcHiRes={imagePathHiRes} alt="" />
      <a href={url}>{name}</a>
      <button
        type="button"
        className="si-compare-list__remove"
        aria-label={fillIn(texts.compareRemove, name)}
        onClick={handleRemove}
      >
        <Icon name="close" />
      </button>
    </th>
  );
}
