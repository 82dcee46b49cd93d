import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../src/ui/button.tsx';
import { ProductCard, ProductCardSkeleton } from '../../src/ui/product/product-card.tsx';
import { sampleProducts } from './sample-products.ts';

const [plain, onSale, , longName] = sampleProducts.map(({ sku: _, ...product }) => product);

const meta = {
  title: 'Building blocks/Product card',
  component: ProductCard,
  args: { ...plain!, children: <Button kind="secondary">Add to Cart</Button> },
  decorators: [
    (Story) => (
      <div style={{ width: 240, display: 'grid' }}>
        <div className="si-card-box">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'With Add to Cart' };

/** One link over the whole card, and a button that is not in it (decision 18). */
export const LinkAndButton: Story = {
  ...Plain,
  name: 'A link over the whole card, and a button that is not in it',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: plain!.name });
    const button = within(canvasElement).getByRole('button', { name: 'Add to Cart' });
    await expect(link).not.toContainElement(button);
    const picture = canvasElement.querySelector('img')!.getBoundingClientRect();
    await expect(document.elementFromPoint(picture.left + 50, picture.top + 50)).toBe(link);
    const { left, top } = button.getBoundingClientRect();
    await expect(button).toContainElement(document.elementFromPoint(left + 9, top + 9) as HTMLElement);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const OnSale: Story = {
  name: 'On sale',
  args: onSale!,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Sale price $1,049.00 Regular price $1,399.00');
  },
};

/** Two lines at most, without a cut word: the third line is not visible at all. */
export const LongName: Story = {
  name: 'Long name',
  args: longName!,
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText(longName!.name).closest<HTMLElement>('.si-card__name')!;
    const { lineHeight } = getComputedStyle(name);
    await expect(name.offsetHeight).toBe(2 * Number.parseFloat(lineHeight));
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(longName!.name);
  },
};

export const OneEndlessWord: Story = {
  name: 'One endless word',
  args: { name: 'Wohnzimmerpolstermöbelgarnituranschlusselement' },
  decorators: [
    (Story) => (
      <div style={{ width: 120, display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
};

export const OpensNewTab: Story = {
  name: 'Opens in a new tab',
  args: { opensNewTab: true, onFollow: fn() },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: `${plain!.name} (opens in a new tab)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const WithoutButton: Story = { name: 'Without a button', args: { children: undefined } };

export const BrokenPicture: Story = {
  name: 'Picture failed to load',
  args: { imagePath: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')!;
    await waitFor(() => expect(image).toHaveAttribute('data-broken'));
    await expect(image).not.toBeVisible();
    await expect(image.offsetHeight).toBe(240);
  },
};

export const Modern: Story = { name: 'Modern brand, on sale', args: onSale!, globals: { brand: 'modern' } };

export const RightToLeft: Story = {
  name: 'Right to left, on sale',
  args: onSale!,
  globals: { direction: 'rtl' },
};

export const Loading: Story = { render: () => <ProductCardSkeleton hasButton /> };
