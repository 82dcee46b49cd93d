import { type ReactNode, useState } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { dimensionMessages } from '../../src/domain/product/product-dimensions-messages.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { encodeJson } from '../../src/page/encode-json.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { ServerText } from '../../src/ui/server-text.tsx';
import { detailsMessages } from './product-details.messages.ts';
import type { DetailsPart, Facts } from './product-details.state.ts';
import { ProductDetailsSet } from './product-details-set.tsx';

type Given<Name extends DetailsPart> = NonNullable<Facts[Name]>;
type Fold = { isOpen: boolean } | undefined;

interface PartProps {
  name: DetailsPart;
  facts: Facts;
  /** The part folds. */
  fold: Fold;
}

/** One part, which the model has data for. */
export function Part({ name, facts, fold }: PartProps): ReactNode {
  const texts = useTexts(detailsMessages);
  switch (name) {
    case 'messages':
      return <Messages list={facts[name]!} />;
    case 'reviews':
      return <Reviews {...facts[name]!} />;
    case 'special-order':
      return <p>{facts[name]}</p>;
    case 'custom-order':
      return <CustomOrder {...facts[name]!} />;
    case 'rewards':
      return <Rewards {...facts[name]!} />;
    case 'summary':
      return (
        <Section heading={texts.detailsSelection}>
          <Rows rows={facts[name]!} />
        </Section>
      );
    case 'details':
      return (
        <Section heading={texts.detailsHeading} fold={fold}>
          <Rows rows={facts[name]!} />
        </Section>
      );
    case 'care':
      return <Care html={facts[name]!} fold={fold} />;
    case 'set':
      return (
        <Section heading={texts.detailsSet}>
          <ProductDetailsSet items={facts[name]!} />
        </Section>
      );
    case 'dimensions':
      return <Dimensions given={facts[name]!} fold={fold} />;
    case 'showcase':
      return <Showcase {...facts[name]!} />;
  }
}

interface SectionProps {
  heading: string;
  fold?: Fold;
  children: ReactNode;
}

function Section({ heading, fold, children }: SectionProps) {
  const id = usePageId();
  if (fold)
    return (
      <details className="si-product-details__fold" open={fold.isOpen}>
        <summary>
          <h2>{heading}</h2>
          <Icon name="down" />
        </summary>
        <div>{children}</div>
      </details>
    );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="si-product-details__heading">
        {heading}
      </h2>
      {/* An element of its own: text that a translator replaces stands alone. */}
      <div>{children}</div>
    </section>
  );
}

function Rows({ rows }: { rows: Given<'summary'> }) {
  return (
    <dl>
      {rows.map(({ name, value }) => (
        <div key={`${name} ${value}`} className="si-product-details__row">
          <dt className="si-quiet">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Messages({ list }: { list: Given<'messages'> }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="si-product-details__messages" role="list">
      {list.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

function Reviews({ count, rating, url }: Given<'reviews'>) {
  const texts = useTexts(detailsMessages);
  return (
    <p className="si-product-details__reviews">
      {rating !== undefined && <span>{fillIn(texts.detailsRating, rating.toFixed(1))}</span>}
      <a href={url}>{count === 1 ? texts.detailsReview : fillIn(texts.detailsReviews, count)}</a>
    </p>
  );
}

function CustomOrder({ text, url }: Given<'custom-order'>) {
  const { detailsCustomOrder } = useTexts(detailsMessages);
  return (
    <p>
      <a className="si-product-details__way" href={url}>
        {text || detailsCustomOrder}
      </a>
    </p>
  );
}

function Rewards({ rate, headerRenew, messageRenew }: Given<'rewards'>) {
  const { detailsRewards } = useTexts(detailsMessages);
  return (
    <div className="si-product-details__rewards">
      {(headerRenew || rate) && <strong>{headerRenew || fillIn(detailsRewards, rate!)}</strong>}
      {headerRenew && rate && <p>{fillIn(detailsRewards, rate)}</p>}
      {messageRenew && <p>{messageRenew}</p>}
    </div>
  );
}

/** The server's markup (decision 12); nothing if it may not be shown. */
function Care({ html, fold }: { html: string; fold: Fold }) {
  const { detailsCare } = useTexts(detailsMessages);
  const [failed, setFailed] = useState('');
  if (failed === html) return null;
  function handleFail(error: unknown) {
    console.error('[storefront-islands] product-details: the care instructions could not be shown.', error);
    setFailed(html);
  }
  return (
    <Section heading={detailsCare} fold={fold}>
      <ServerText html={html} onFail={handleFail} />
    </Section>
  );
}

function Dimensions({ given, fold }: { given: Given<'dimensions'>; fold: Fold }) {
  const { dimensionsHeading } = useTexts(dimensionMessages);
  const host = <div data-island="product-dimensions" data-dimensions={encodeJson(given)} />;
  return fold ? (
    <Section heading={dimensionsHeading} fold={fold}>
      {host}
    </Section>
  ) : (
    host
  );
}

function Showcase({ items, piId, title }: Given<'showcase'>) {
  return (
    <div
      data-island="product-showcase"
      data-heading={title}
      data-pi-id={piId}
      data-items={encodeJson(items)}
    />
  );
}
