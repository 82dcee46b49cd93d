import { examples } from '../../../../widgets/product-showcase/product-showcase.examples.ts';
import productShowcase from '../../../../widgets/product-showcase/product-showcase.island.ts';
import { type Driver, mounting } from '../driver.ts';

const pod: Driver = {
  name: 'sees a pod as a showcase',
  call: 'getRecommendations',
  ...mounting(productShowcase, examples.pod),
};

export const drivers: readonly Driver[] = [pod];
