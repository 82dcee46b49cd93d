import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { viewports } from '../../.storybook/variants.ts';
import { Button } from '../../src/ui/button.tsx';
import { Carousel, CarouselItem } from '../../src/ui/carousel.tsx';
import { ProductCard, ProductCardSkeleton } from '../../src/ui/product/product-card.tsx';
import { sampleProducts } from './sample-products.ts';

const onAdd = fn();

function cards(count = 15) {
  return sampleProducts.slice(0, count).map(({ sku, ...product }) => (
    <CarouselItem key={sku}>
      <ProductCard {...product}>
        <Button kind="secondary" busyText="Adding…" doneText="Added" onClick={onAdd}>
          Add to Cart
        </Button>
      </ProductCard>
    </CarouselItem>
  ));
}

const meta = {
  title: 'Building blocks/Carousel',
  component: Carousel,
  args: { title: 'People Also Viewed', preset: 'pod', children: cards() },
  parameters: { testedAt: 'wide' },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const isOnPhone = () => innerWidth < viewports.tablet.width;

/** The number of cards fully in view. */
function cardsInView(canvasElement: HTMLElement): number {
  const list = within(canvasElement).getByRole('list').getBoundingClientRect();
  return within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.getBoundingClientRect())
    .filter(({ left, right }) => left >= list.left && right <= list.right + 1).length;
}

async function pressToTheEnd(canvasElement: HTMLElement, name: RegExp) {
  const button = within(canvasElement).getByRole('button', { name });
  for (let press = 0; press < 15 && button.getAttribute('aria-disabled') !== 'true'; press++) {
    await userEvent.click(button);
    await waitForRest(within(canvasElement).getByRole('list'));
  }
  return button;
}

/** Waits until the list's scroll position is the same in two consecutive frames. */
async function waitForRest(list: HTMLElement) {
  let before = Number.NaN;
  await waitFor(async () => {
    const now = list.scrollLeft;
    const isAtRest = now === before;
    before = now;
    await new Promise(requestAnimationFrame);
    await expect(isAtRest).toBe(true);
  });
}

export const Pod: Story = {
  name: 'Pod, four cards',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const previous = canvas.getByRole('button', { name: 'Previous: People Also Viewed' });
    const next = canvas.getByRole('button', { name: 'Next: People Also Viewed' });
    await expect(canvas.getByRole('region', { name: 'People Also Viewed' })).toBeVisible();
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(cardsInView(canvasElement)).toBe(isOnPhone() ? 2 : 4);
  },
};

export const ToTheEndAndBack: Story = {
  ...Pod,
  name: 'The arrows lead to the end, where the button keeps the focus, and back',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const previous = canvas.getByRole('button', { name: 'Previous: People Also Viewed' });
    const next = canvas.getByRole('button', { name: 'Next: People Also Viewed' });
    await step('to the end, where the button keeps the focus', async () => {
      await pressToTheEnd(canvasElement, /^Next/);
      await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
      await expect(previous).toHaveAttribute('aria-disabled', 'false');
      await expect(next).toHaveFocus();
    });
    await step('and back', async () => {
      await pressToTheEnd(canvasElement, /^Previous/);
      await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
    });
  },
};

export const TwoPressesWhileItGlides: Story = {
  ...Pod,
  name: 'Two presses while it glides move it by two pages',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    const next = within(canvasElement).getByRole('button', { name: /^Next/ });
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    const stride = second!.offsetLeft - first!.offsetLeft;
    await userEvent.click(next);
    await userEvent.click(next);
    await waitFor(() => expect(Math.round(list.scrollLeft / stride)).toBe(8));
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
};

export const ToTheEndRightToLeft: Story = {
  ...RightToLeft,
  name: 'The arrow leads to the end, right to left',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const next = await pressToTheEnd(canvasElement, /^Next/);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(within(canvasElement).getByRole('list').scrollLeft).toBeLessThan(0);
  },
};

export const Modern: Story = { name: 'Modern brand', globals: { brand: 'modern' } };

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(cardsInView(canvasElement)).toBe(3);
  },
};

export const Mobile: Story = {
  name: 'Mobile, the next card peeks',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(cardsInView(canvasElement)).toBe(2);
    const list = within(canvasElement).getByRole('list').getBoundingClientRect();
    const third = within(canvasElement).getAllByRole('listitem')[2]!.getBoundingClientRect();
    await expect(third.left).toBeLessThan(list.right - 16);
  },
};

export const Narrow: Story = {
  name: 'Narrow screen',
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

export const TextAt200Percent: Story = {
  name: 'Text at 200 %',
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ zoom: 2 }}>
        <Story />
      </div>
    ),
  ],
};

export const Classic: Story = {
  name: 'Classic, six cards',
  args: { preset: 'classic' },
  play: async ({ canvasElement }) => {
    await expect(cardsInView(canvasElement)).toBe(isOnPhone() ? 2 : 6);
  },
};

export const Newer: Story = { args: { preset: 'newer' } };

export const RecentlyViewed: Story = {
  name: 'Recently viewed',
  args: { preset: 'recently-viewed', title: 'Recently Viewed' },
};

export const RecentlyViewedOnMobile: Story = {
  name: 'Recently viewed, mobile',
  args: { preset: 'recently-viewed', title: 'Recently Viewed' },
  globals: { viewport: { value: 'phone' } },
};

export const Desktop4: Story = { name: 'Four on desktop', args: { preset: 'desktop-4' } };

export const ShowcaseOnAListing: Story = {
  name: 'Showcase on a listing page',
  args: { preset: 'showcase', isOnListing: true },
  play: async ({ canvasElement }) => {
    await expect(cardsInView(canvasElement)).toBe(2);
  },
};

export const Loading: Story = {
  args: { children: undefined, placeholder: <ProductCardSkeleton hasButton /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('ul')).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(5);
  },
};

/** Cards and placeholders have the same size, so nothing below a carousel moves. */
export const PlaceholdersHaveTheSizeOfCards: Story = {
  name: 'Placeholders have the size of cards',
  render: (args) => (
    <>
      <Carousel {...args} placeholder={<ProductCardSkeleton hasButton />} />
      <Carousel {...args} title="People Also Bought" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [loading, loaded] = canvasElement.querySelectorAll('section');
    await expect(loading!.offsetHeight).toBe(loaded!.offsetHeight);
  },
};

export const PlaceholdersHaveTheSizeOfCardsOnMobile: Story = {
  ...PlaceholdersHaveTheSizeOfCards,
  name: 'Placeholders have the size of cards, mobile',
  globals: { viewport: { value: 'phone' } },
};

export const FewerThanFit: Story = {
  name: 'Fewer cards than fit',
  // On a phone two fit.
  globals: { viewport: { value: 'wide' } },
  args: { children: cards(3) },
  play: async ({ canvasElement }) => {
    const [previous, next] = canvasElement.querySelectorAll('.si-carousel__arrow');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(previous).not.toBeVisible();
    await expect(next).not.toBeVisible();
  },
};

export const Empty: Story = { name: 'No cards', args: { children: [] } };
