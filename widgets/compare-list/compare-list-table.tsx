import type { MouseEvent, ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import type { compareMessages } from '../../src/domain/product/compare-list.ts';
import { announce } from '../../src/page/announce.ts';
import type { ComparedProduct } from '../../src/state/product/compare-list.ts';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { Picture } from '../../src/ui/picture.tsx';

interface TableProps {
  title: string;
  products: readonly ComparedProduct[];
  texts: typeof compareMessages;
  onRemove: (sku: string) => void;
  onClose: () => void;
}

/** The products beside each other: a column each, a row for everything any of them says. */
export function CompareListTable({ title, products, texts, onRemove, onClose }: TableProps): ReactNode {
  const labels = [...new Set(products.flatMap(({ facts }) => facts.map(([label]) => label)))];

  function handleRemove({ currentTarget }: MouseEvent, { sku, name }: ComparedProduct) {
    // The button goes with its column: the title takes the focus.
    currentTarget.closest('dialog')?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    onRemove(sku);
    announce(fillIn(texts.compareRemoved, name));
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {products.length ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by the arrow keys too
        <section className="si-compare-list__scroll" aria-label={title} tabIndex={0}>
          <table className="si-compare-list__table">
            <thead>
              <tr>
                <td />
                {products.map((product) => (
                  <th scope="col" key={product.sku}>
                    <Picture src={product.imagePath} srcHiRes={product.imagePathHiRes} alt="" />
                    <a href={product.url}>{product.name}</a>
                    <button
                      type="button"
                      className="si-compare-list__remove"
                      aria-label={fillIn(texts.compareRemove, product.name)}
                      onClick={(event) => handleRemove(event, product)}
                    >
                      <Icon name="close" />
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{texts.comparePrice}</th>
                {products.map(({ sku, formattedPrice }) => (
                  <td key={sku}>{formattedPrice}</td>
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
          </table>
        </section>
      ) : (
        <p>{texts.compareNone}</p>
      )}
    </Dialog>
  );
}
