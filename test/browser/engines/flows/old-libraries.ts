import {
  isInstalled,
  marks,
  type OldLibrary,
  oldLibraries,
  pageWith,
} from '../../../storefront/test-mode/old-libraries.ts';
import { type Flow, heardNothing } from '../flow.ts';
import type { Target } from '../shopper.ts';

const button: Target = ['.shop-add[data-island-status="mounted"] button[type=submit]', 'Add to Cart'];
const count = '.shop-tool[data-island="cart-count"][data-island-status="mounted"]';
const carousel = '[data-pod-id="people-also-viewed-pdp"]';
const opener = '.shop-tool[data-island-open="sign-in-popup"]';
const email: Target = ['dialog[open] .si-sign-in-form input', 'Email address'];

/** A product page whose own library replaces the browser's globals. */
function withLibrary(library: OldLibrary): Flow {
  return {
    name: library,
    async run(shopper, step) {
      await step('its globals are in the page, and islands mount', async () => {
        await shopper.visit(pageWith(library, '/p/410553'));
        await shopper.sees(() => shopper.evaluate(marks[library]), true);
        await shopper.finds(button);
      });
      await step('an add is in the cart, its layer opens, and Escape closes it', async () => {
        await shopper.click(button);
        await shopper.finds(['dialog h2', '1 item added to your cart']);
        await shopper.sees(() => shopper.text(count), 'Cart (1)');
        await shopper.press('Escape');
        await shopper.sees(() => shopper.isThere('dialog[open]'), false);
      });
      await step('a carousel shows its next cards', async () => {
        await shopper.read(carousel, (host) => host.scrollIntoView());
        await shopper.finds(`${carousel}[data-island-status="mounted"] li a`);
        await shopper.click(`${carousel} [data-to="next"]`);
        const scrolled = () => shopper.read(`${carousel} ul`, (list) => list.scrollLeft > 0);
        await shopper.sees(scrolled, true);
      });
      await step('typing into the sign-in popup reaches its fields', async () => {
        await shopper.click(opener);
        await shopper.sees(() => shopper.hasFocus(email), true);
        await shopper.type('ada@example.com');
        await shopper.sees(() => shopper.read(email, ({ value }) => value), 'ada@example.com');
      });
      // Prototype's own probe is an inline handler, which the page's policy refuses; Firefox and Chrome report it.
      await step('the console says nothing of the library', () =>
        heardNothing(
          shopper,
          library.startsWith('Prototype')
            ? /script-src-attr|^error: Executing inline event handler/
            : undefined,
        ),
      );
    },
  };
}

export const pagesWithOldLibraries = oldLibraries.filter(isInstalled).map(withLibrary);

/** Libraries that this machine does not have. */
export const missingLibraries = oldLibraries.filter((library) => !isInstalled(library));
