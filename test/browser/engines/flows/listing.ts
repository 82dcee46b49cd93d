import { type Flow, silent } from '../flow.ts';
import type { Target } from '../shopper.ts';

const facets = '[data-island="listing-filters"][data-island-status="mounted"] fieldset';
const colors = `${facets}:has(input[aria-label="Search Color"])`;
const rust: Target = [`${colors} input[type=checkbox]`, 'Rust'];
const snow: Target = [`${colors} input[type=checkbox]`, 'Snow'];
const count = '[data-island="listing-toolbar"][data-island-status="mounted"] p';

export const listing: Flow = {
  name: 'listing',
  async run(shopper, step) {
    const asked = () => shopper.evaluate("new URL(location.href).searchParams.get('facets')");
    const isTicked = (box: Target) => shopper.read(box, ({ checked }) => checked);
    const results = () => shopper.text(count);
    const otherThan = (text: string | null) => new RegExp(`^(?!${text}$)[\\d,]+ results?$`);
    let all: string | null = null;
    let narrowed: string | null = null;

    await step('its filters, toolbar and products mount', async () => {
      await shopper.visit('/sofas');
      await shopper.finds(rust);
      await shopper.finds('[data-island="product-grid"][data-island-status="mounted"] a');
      await shopper.sees(results, /^\d+ results$/);
      all = await results();
    });
    await step('a tick changes the URL and the number of results', async () => {
      await shopper.click(rust);
      await shopper.sees(asked, /^color_/);
      await shopper.sees(results, otherThan(all));
      await shopper.sees(() => isTicked(rust), true);
      narrowed = await results();
    });
    await step('so does another, by keyboard', async () => {
      await shopper.focus(snow);
      await shopper.press(' ');
      await shopper.sees(asked, /^color_.*,color_/);
      await shopper.sees(results, otherThan(narrowed));
      await shopper.sees(() => shopper.hasFocus(snow), true);
    });
    await step('Back undoes one, then the other', async () => {
      await shopper.evaluate('history.back()');
      await shopper.sees(results, narrowed);
      await shopper.sees(() => isTicked(snow), false);
      await shopper.evaluate('history.back()');
      await shopper.sees(results, all);
      await shopper.sees(asked, null);
      await shopper.sees(() => isTicked(rust), false);
    });
    await step('Forward redoes it', async () => {
      await shopper.evaluate('history.forward()');
      await shopper.sees(results, narrowed);
      await shopper.sees(() => isTicked(rust), true);
    });
    await silent(shopper, step);
  },
};
