import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import { markedInCart, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';
import { region } from './recommendation-carousel-play.ts';

const meta = {
  title: 'Widgets/Recommendation carousel',
  component: IslandStory,
  args: { widget: 'recommendation-carousel', example: examples.items },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Items: Story = {
  name: 'Products with Add to Cart',
  args: { example: examples.items },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.si-carousel__item')).toHaveLength(5));
  },
};

export const InTheCart: Story = {
  name: 'In your cart',
  args: { example: examples['in the cart'] },
  play: async ({ canvasElement }) => {
    const cards = await markedInCart(canvasElement);
    await expect(cards).toHaveLength(2);
    within(cards[0]!).getByRole('link', { name: 'Linden Armchair' });
  },
};

export const InTheCartOnMobile: Story = {
  name: 'In your cart, mobile',
  ...InTheCart,
  globals: { viewport: { value: 'phone' } },
};

export const OneItem: Story = {
  name: 'One product',
  args: { example: examples['one item'] },
};

export const LongNames: Story = {
  name: 'Long names',
  args: { example: examples['long names'] },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    for (const item of within(pod).getAllByRole('listitem'))
      await expect(item.offsetHeight).toBe(within(pod).getAllByRole('listitem')[0]!.offsetHeight);
  },
};

export const Sale: Story = {
  name: 'On sale',
  args: { example: examples.sale },
};

export const Many: Story = {
  name: 'More products than the limit',
  args: { example: examples.many },
};

export const TitleFromThePod: Story = {
  name: 'Title of the pod',
  args: { example: examples['title from the pod'] },
};

export const Heading: Story = {
  name: 'The page’s own heading',
  args: { example: examples.heading },
};

export const ShopAll: Story = {
  name: 'With a link to all products of the pod',
  args: { example: examples['shop all'] },
};

export const QuickView: Story = {
  name: 'With a quick view',
  args: { example: examples['quick view'] },
};

export const CustomOrder: Story = {
  name: 'Custom order: Choose Options',
  args: { example: examples['custom order'] },
};

export const ForSeveralProducts: Story = {
  name: 'For several products',
  args: { example: examples['several products'] },
};

export const NoButtons: Story = {
  name: 'Without buttons',
  args: { example: examples['no buttons'] },
};

export const NewTab: Story = {
  name: 'Opens in a new tab',
  args: { example: examples['new tab'] },
};

export const PodParameters: Story = {
  name: 'With parameters of the pod',
  args: { example: examples['pod parameters'] },
};

export const PodOfThePage: Story = {
  name: 'Pod of the page',
  args: { example: examples['pod of the page'] },
};

export const CrossSellSet: Story = {
  name: 'Cross-sell set',
  args: { example: examples['cross-sell set'] },
};

export const OtherBrand: Story = {
  name: 'Products of the other brand',
  args: { example: examples['other brand'] },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};

export const SixAtOnce: Story = {
  name: 'Six at once (classic)',
  args: { example: examples['six at once'] },
};

export const Empty: Story = {
  name: 'Nothing to recommend',
  args: { example: examples.empty },
};

export const NetworkFailure: Story = {
  name: 'Network error',
  args: { example: examples['network failure'] },
};

export const ServiceUnavailable: Story = {
  name: 'Service unavailable',
  args: { example: examples['service unavailable'] },
  play: async ({ canvasElement }) => {
    const host = canvasElement.querySelector<HTMLElement>('[data-island]')!;
    await waitFor(() => expect(host).toHaveAttribute('data-island-status', 'failed'));
    await within(host).findByRole('link', { name: 'See all sofas' });
  },
};

export const UnknownPod: Story = {
  name: 'Unknown pod',
  args: { example: examples['unknown pod'] },
};

export const FailedAdd: Story = {
  name: 'Add to Cart failed',
  args: { example: examples['failed add'] },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    const { offsetHeight } = pod;
    await press(within(pod).getByRole('button', { name: 'Add to Cart Linden Armchair' }));
    await expect(await within(pod).findByRole('alert')).toHaveTextContent('Please try again');
    await expect(pod.offsetHeight).toBe(offsetHeight);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.items },
  globals: { direction: 'rtl' },
};
