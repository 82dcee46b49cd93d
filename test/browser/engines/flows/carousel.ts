import { type Flow, silent } from '../flow.ts';

const host = '[data-pod-id="people-also-viewed-pdp"]';
const card = `${host}[data-island-status="mounted"] li`;
const link = `${card} a`;

export const carousel: Flow = {
  name: 'carousel',
  async run(shopper, step) {
    /** The index of the first visible card. */
    const first = () =>
      shopper.read(`${host} ul`, (list) => {
        const { left } = list.getBoundingClientRect();
        return [...list.children].findIndex((item) => item.getBoundingClientRect().left >= left - 1);
      });
    const arrow = (to: string) => `${host} [data-to="${to}"]`;
    const isDisabled = (to: string) =>
      shopper.read(arrow(to), (button) => button.getAttribute('aria-disabled') === 'true');

    await step('it mounts when scrolled into view', async () => {
      await shopper.visit('/p/410553');
      await shopper.read(host, (element) => element.scrollIntoView());
      await shopper.finds(link);
      await shopper.sees(first, 0);
      await shopper.sees(() => isDisabled('previous'), true);
    });
    await step('its arrows scroll by a page of cards, forwards and back', async () => {
      await shopper.click(arrow('next'));
      await shopper.sees(first, 4);
      await shopper.sees(() => isDisabled('previous'), false);
      await shopper.click(arrow('previous'));
      await shopper.sees(first, 0);
    });
    await step('Tab goes from the arrows to the cards', async () => {
      await shopper.focus(arrow('next'));
      await shopper.press('Tab');
      // In Firefox scroll containers are also tab stops.
      if (await shopper.hasFocus(`${host} ul`)) await shopper.press('Tab');
      await shopper.sees(() => shopper.hasFocus(link), true);
    });
    await step('a card is a link, and Back returns to its carousel', async () => {
      const path = await shopper.read(link, (element) => element.getAttribute('href'));
      await shopper.rests();
      await shopper.click(link);
      await shopper.sees(() => shopper.evaluate('location.pathname'), path);
      await shopper.settled();
      await shopper.rests();
      await shopper.evaluate('history.back()');
      await shopper.sees(() => shopper.evaluate('location.pathname'), '/p/410553');
      await shopper.settled();
      await shopper.read(host, (element) => element.scrollIntoView());
      await shopper.finds(link);
    });
    await silent(shopper, step);
  },
};
