import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import { markedInCart, settledHost, stepThere } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

/** The carousel, once its cards have loaded. */
async function region(canvasElement: HTMLElement, name: string): Promise<HTMLElement> {
  const pod = await within(canvasElement).findByRole('region', { name });
  await waitFor(() => expect(pod.querySelector('[aria-busy]')).toBeNull());
  return pod;
}

const meta = {
  title: 'Widgets/Recommendation carousel',
  component: IslandStory,
  args: { name: 'recommendation-carousel', example: examples.items },
  beforeEach: prepareIsland,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Items: Story = {
  args: { example: examples.items },
  play: async ({ canvasElement, step }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    await expect(within(pod).getAllByRole('listitem')).toHaveLength(12);
    await step('an add opens the confirmation', async () => {
      await userEvent.click(within(pod).getByRole('button', { name: 'Add to Cart Linden Armchair' }));
      await within(document.body).findByRole('dialog', { name: '2 items added to your cart' });
    });
    await step('the focus returns to the button', async () => {
      await userEvent.click(within(document.body).getByRole('button', { name: 'Continue Shopping' }));
      await waitFor(() =>
        expect(within(pod).getByRole('button', { name: 'Add to Cart Linden Armchair' })).toHaveFocus(),
      );
    });
  },
};

export const Arrows: Story = {
  args: { example: examples.items },
  play: async ({ canvasElement }) => {
    await stepThere(canvasElement);
  },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.si-carousel__item')).toHaveLength(5));
  },
};

export const InTheCart: Story = {
  args: { example: examples['in the cart'] },
  play: async ({ canvasElement }) => {
    const cards = await markedInCart(canvasElement);
    await expect(cards).toHaveLength(2);
    within(cards[0]!).getByRole('link', { name: 'Linden Armchair' });
  },
};

export const InTheCartOnMobile: Story = {
  ...InTheCart,
  globals: { viewport: { value: 'phone' } },
};

export const OneItem: Story = {
  args: { example: examples['one item'] },
};

export const LongNames: Story = {
  args: { example: examples['long names'] },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    for (const item of within(pod).getAllByRole('listitem'))
      await expect(item.offsetHeight).toBe(within(pod).getAllByRole('listitem')[0]!.offsetHeight);
  },
};

export const Sale: Story = {
  args: { example: examples.sale },
};

export const Many: Story = {
  args: { example: examples.many },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    await expect(within(pod).getAllByRole('listitem')).toHaveLength(24);
  },
};

export const TitleFromThePod: Story = {
  args: { example: examples['title from the pod'] },
};

export const Heading: Story = {
  args: { example: examples.heading },
};

export const CustomOrder: Story = {
  args: { example: examples['custom order'] },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    const link = within(pod).getByRole('link', { name: 'Choose Options Linden Armchair' });
    await expect(link).toHaveAttribute('href', '/p/221000');
  },
};

export const Registry: Story = {
  args: { example: examples.registry },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    await within(pod).findByRole('button', { name: 'Add To Registry Linden Armchair' });
  },
};

export const ForSeveralProducts: Story = {
  args: { example: examples['several products'] },
};

export const NoButtons: Story = {
  args: { example: examples['no buttons'] },
};

export const NewTab: Story = {
  args: { example: examples['new tab'] },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    const link = within(pod).getByRole('link', { name: 'Linden Armchair (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const PodParameters: Story = {
  args: { example: examples['pod parameters'] },
};

export const PodOfThePage: Story = {
  args: { example: examples['pod of the page'] },
};

export const CrossSellSet: Story = {
  args: { example: examples['cross-sell set'] },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    await expect(within(pod).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const RegistrantMode: Story = {
  args: { example: examples['registrant mode'] },
  play: async ({ canvasElement }) => {
    await region(canvasElement, 'People Also Viewed');
    const all = await within(canvasElement).findByRole('button', { name: 'Add All To Registry' });
    await userEvent.click(all);
    await waitFor(() => expect(all).toHaveAccessibleName('ALL ADDED'));
    await expect(all).toHaveFocus();
  },
};

export const AllInTheRegistry: Story = {
  args: { example: examples['all in the registry'] },
  play: async ({ canvasElement }) => {
    const all = await within(canvasElement).findByRole('button', { name: 'ALL ADDED' });
    await expect(all).toHaveAttribute('aria-disabled', 'true');
  },
};

export const RegistryButtonsOff: Story = {
  args: { example: examples['registry buttons off'] },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    await expect(within(pod).queryByText('Add To Registry')).toBeNull();
  },
};

export const RegistrantModeOnAPhone: Story = {
  args: { example: examples['registrant mode'] },
  globals: { viewport: { value: 'phone' } },
};

export const OtherBrand: Story = {
  args: { example: examples['other brand'] },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    await userEvent.click(within(pod).getByRole('button', { name: 'Add to Cart Linden Armchair' }));
    await within(pod).findByRole('button', { name: 'Added' });
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

export const SixAtOnce: Story = {
  args: { example: examples['six at once'] },
};

export const Empty: Story = {
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'See all sofas' });
  },
};

export const NetworkFailure: Story = {
  args: { example: examples['network failure'] },
};

export const ServiceUnavailable: Story = {
  args: { example: examples['service unavailable'] },
  play: async ({ canvasElement }) => {
    const host = canvasElement.querySelector<HTMLElement>('[data-island]')!;
    await waitFor(() => expect(host).toHaveAttribute('data-island-status', 'failed'));
    await within(host).findByRole('link', { name: 'See all sofas' });
  },
};

export const UnknownPod: Story = {
  args: { example: examples['unknown pod'] },
};

export const FailedAdd: Story = {
  args: { example: examples['failed add'] },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    const { offsetHeight } = pod;
    await userEvent.click(within(pod).getByRole('button', { name: 'Add to Cart Linden Armchair' }));
    await expect(await within(pod).findByRole('alert')).toHaveTextContent('Please try again');
    await expect(pod.offsetHeight).toBe(offsetHeight);
  },
};

export const RightToLeft: Story = {
  args: { example: examples.items },
  globals: { direction: 'rtl', viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    await stepThere(canvasElement);
  },
};
