import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/add-to-cart/add-to-cart.examples.ts';
import { pressAdd, quantityField } from './add-to-cart-play.ts';
import { layerAtRest, rendered } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

const meta = {
  title: 'Widgets/Add to cart',
  component: IslandStory,
  args: { widget: 'add-to-cart', example: examples['in stock'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await quantityField(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {
  name: 'In stock',
  args: { example: examples['in stock'] },
};

export const OutOfStock: Story = {
  name: 'Out of stock (sold out)',
  args: { example: examples['out of stock'] },
};

export const OptionsMissing: Story = {
  name: 'Options still to be chosen (missing)',
  args: { example: examples['options missing'] },
};

export const Adding: Story = {
  args: { example: examples.adding },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await within(canvasElement).findByRole('button', { name: 'Adding…' });
  },
};

export const QuantityKept: Story = {
  name: 'Quantity typed before the page was ready',
  args: { example: examples['quantity kept'] },
};

export const QuantityTypedWrong: Story = {
  name: 'Quantity that is not a number',
  args: { example: examples['quantity typed wrong'] },
  play: async ({ canvasElement }) => {
    await expect(await quantityField(canvasElement)).toHaveValue('two');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
    await within(canvasElement).findByText('“two” was not added. Enter a whole number from 1 to 99.');
  },
};

export const Refused: Story = {
  name: 'Fewer left than wanted',
  args: { example: examples.refused },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Only 2 of these are left.',
    );
  },
};

export const NetworkFailure: Story = {
  name: 'Network error',
  args: { example: examples['network failure'] },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};

export const ServiceUnavailable: Story = {
  name: 'Shop not available',
  args: { example: examples['service unavailable'] },
  play: async ({ canvasElement, step }) => {
    const field = await quantityField(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'One more: Quantity' }));
    await pressAdd(canvasElement);
    await step('says what to do', async () => {
      await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Please try again');
    });
    await step('the choice is kept', async () => {
      await expect(field).toHaveValue('2');
    });
  },
};

export const CustomOrder: Story = {
  name: 'Custom order (made to order): asked to confirm',
  args: { example: examples['custom order'] },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await layerAtRest('Made For You');
  },
};

export const CustomOrderNotNeeded: Story = {
  name: 'Custom order with nothing to confirm: added at once',
  args: { example: examples['custom order, nothing to confirm'] },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await layerAtRest('2 items added to your cart');
  },
};

export const CustomOrderNotReached: Story = {
  name: 'Custom order, network error',
  args: { example: examples['custom order not reached'] },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};

export const Terms: Story = {
  name: 'Terms to accept',
  args: { example: examples.terms },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    const modal = within(await layerAtRest('Confirm Your Selection'));
    modal.getByRole('button', { name: /^Accept (Terms )?And Add To Cart$/ });
  },
};

export const EveryField: Story = {
  name: 'Pickup, registry and installation given',
  args: { example: examples['every field'] },
};

export const Canada: Story = {
  args: { example: examples['in stock'] },
  globals: { country: 'CA' },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['in stock'] },
  globals: { viewport: { value: 'phone' } },
};

export const WithABar: Story = {
  name: 'Mobile: the bar with price and button, once scrolled past',
  args: { example: examples['with a bar'] },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '250vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await quantityField(canvasElement);
    scrollTo({ top: innerHeight });
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(2),
    );
  },
};

export const NoBarWhileTheFormIsInView: Story = {
  args: { example: examples['with a bar'] },
  globals: { viewport: { value: 'phone' } },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const field = await quantityField(canvasElement);
    // Once the island's own observer is there, this one reports after it.
    await rendered();
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(field));
    await rendered();
    await expect(within(canvasElement).getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(1);
  },
};

export const SeveralProducts: Story = {
  name: 'Several products, added together',
  args: { example: examples['several products'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Add All 3 to Cart' });
  },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['in stock'] },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await quantityField(canvasElement);
    const [more, less] = [/^One more/, /^One less/].map((name) =>
      within(canvasElement).getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(more!.right).toBeLessThanOrEqual(less!.left);
  },
};
