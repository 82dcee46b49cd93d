import { type ReactNode, useState } from 'react';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useServerNode } from '../../src/runtime/server-node.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { ProductDetailsProps } from './product-details.island.ts';
import { type DetailsPart, type Facts, factsOf } from './product-details.state.ts';
import { Part } from './product-details-part.tsx';

/** Parts with buttons or choices, which the server's own content lacks. */
const livelyParts: readonly DetailsPart[] = ['set', 'dimensions', 'showcase'];
const foldedParts: readonly DetailsPart[] = ['details', 'dimensions', 'care'];

/**
 * The parts of the browse model that stand in this host. A part of the server's own content, by its `data-part`, stays if
 * the model has no data for it, and until that data differs from the first: mounting moves nothing.
 */
export function ProductDetails({ model, parts, severalProducts }: ProductDetailsProps): ReactNode {
  const { host } = useIsland();
  const [own] = useState(
    () => new Map([...host.querySelectorAll('[data-part]')].map((one) => [nameOf(one), one])),
  );
  const facts = model && factsOf(model);
  const [first] = useState(facts);

  if (!facts || parts.every((name) => facts[name] === undefined)) return <ServerContent />;
  const isKept = (name: DetailsPart) => {
    if (facts[name] === undefined) return true;
    if (livelyParts.includes(name) || (severalProducts && foldedParts.includes(name))) return false;
    return JSON.stringify(facts[name]) === JSON.stringify(first?.[name]);
  };
  return (
    <div className="si-product-details">
      {parts.map((name) => {
        const node = own.get(name);
        if (node && isKept(name)) return <ServerPart key={name} node={node} />;
        return <PlacedPart key={name} {...{ name, facts, model }} isFolding={severalProducts} />;
      })}
    </div>
  );
}

const nameOf = (part: Element) => part.getAttribute('data-part')!;

function ServerPart({ node }: { node: Element }) {
  const place = useServerNode<HTMLDivElement>(node);
  return <div ref={place} data-server-content="" />;
}

interface PlacedPartProps {
  name: DetailsPart;
  facts: Facts;
  model: NonNullable<ProductDetailsProps['model']>;
  isFolding: boolean;
}

function PlacedPart({ name, facts, model, isFolding }: PlacedPartProps) {
  if (facts[name] === undefined) return null;
  const fold = isFolding && foldedParts.includes(name) ? { isOpen: model.isMPDPExpanded } : undefined;
  return (
    <div className="si-product-details__part" data-part={name}>
      <Part name={name} facts={facts} fold={fold} />
    </div>
  );
}
