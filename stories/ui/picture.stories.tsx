import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from '../../src/ui/picture.tsx';
import { sampleProducts } from './sample-products.ts';

const src = sampleProducts[0]!.imagePath;

const meta = {
  title: 'Building blocks/Picture',
  component: Picture,
  args: { src, alt: 'A two-seat sofa in warm brown' },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')!;
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('decoding', 'async');
    await expect(image.offsetHeight).toBe(240);
  },
};

const landscape =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 240'><rect width='400' height='240' fill='tan'/></svg>";

/** On a square as well, so that all pictures of a row have the same height. */
export const Landscape: Story = {
  args: { src: `data:image/svg+xml,${encodeURIComponent(landscape)}` },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')!;
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.offsetHeight).toBe(240);
  },
};

/** The panel background stays, in the same size, without the browser's broken-image icon or alt text. */
export const Broken: Story = {
  name: 'Picture failed to load',
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')!;
    await waitFor(() => expect(image).toHaveAttribute('data-broken'));
    await expect(image.offsetHeight).toBe(240);
  },
};
