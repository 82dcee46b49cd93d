import { plainPageTest } from '../harness.ts';
import { checkRewritten } from '../rewritten-page.ts';
import { buying } from '../tours/rewritten-journeys.ts';

plainPageTest('on a page that Chrome translates the texts from a product to the cart stay true', () =>
  checkRewritten(buying, 'wraps'),
);
