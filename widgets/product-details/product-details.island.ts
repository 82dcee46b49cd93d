import { browseModel } from '../../src/contract/product/browse-model.ts';
import { type Attribute, flag, type IslandProps, json } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { type DetailsPart, detailsParts } from './product-details.state.ts';
import { ProductDetails } from './product-details.tsx';

/** Names of parts. */
const partNames = ({ about }: { about: string }): Attribute<readonly DetailsPart[]> => ({
  read(given) {
    const names = given.trim().split(/\s+/);
    const found = names.flatMap((name) => detailsParts.find((part) => part === name) ?? []);
    return found.length === names.length ? found : undefined;
  },
  accepts: `words with a space between them, each one of ${detailsParts.join(', ')}`,
  about,
  isRequired: false,
  isLenient: undefined,
  fallback: detailsParts,
});

export const props = {
  model: json(browseModel, {
    optional: true,
    accepts:
      'the browse model: sku, name, care, rewards, lineLevelMessages, reviewCount, rating, skuProperty, selectedSummary, additionalDetails, specialOrderDetail, superSpecialOrder, productItems, dimensions, pageShowcase, isMPDPExpanded …',
    about:
      'The product as the server tells it; as an attribute where it follows the chosen option. Without it the server’s content stays.',
  }),
  parts: partNames({ about: 'The parts that show here, in this order; all of them if left out.' }),
  severalProducts: flag({
    about:
      'The page has several products: details, dimensions and care fold, and start open by the model’s `isMPDPExpanded`.',
  }),
};

export type ProductDetailsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'product-details',
  kind: 'inline',
  load: 'visible',
  about:
    'What the server tells about a product: messages, reviews, rewards, what is chosen, details, dimensions, care, a set’s products. The server’s own `data-part` elements stay until the model says something else.',
  docs: {
    task: 'decide',
    useWhen:
      'On a product’s page, in one place or in several with other `data-parts` each: the parts follow the chosen option by `data-model`.',
    notWhen:
      'A product whose details never change is plain HTML; for its measures alone use `product-dimensions`.',
    accessibility: [
      'Each part with a heading is a region named by it; rows of a name and a value are a description list.',
      'The number of reviews is a link to them, and says the rating in words.',
      'On a page with several products details, dimensions and care are disclosures of the browser’s own.',
      'Each product of a set has its own button, named by the product.',
    ],
  },
  props,
  view: ProductDetails,
});
