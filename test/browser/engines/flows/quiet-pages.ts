import { shopPages } from '../../shop-pages.ts';
import { type Flow, heardNothing } from '../flow.ts';
import { scrollThrough } from '../in-page.ts';

export const quietPages: Flow = {
  name: 'pages',
  async run(shopper, step) {
    for (const path of shopPages)
      await step(
        `${path}: every island mounts but those that wait for the shopper, and nothing is logged to the console`,
        async () => {
          await shopper.visit(path);
          await shopper.evaluate(`(${scrollThrough})()`);
          const others =
            '[data-island]:not([data-island-status="mounted"], [data-island-load="interaction"], [data-island-overlay])';
          await shopper.sees(() => shopper.isThere(others), false);
          await heardNothing(shopper);
        },
      );
  },
};
