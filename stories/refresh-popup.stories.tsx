import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/refresh-popup/refresh-popup.examples.ts';
import { openLayer, pressEscape } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Refresh popup',
  args: { widget: 'refresh-popup', example: examples['out of date'] },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutOfDate: Story = {
  name: 'Page out of date (session expired)',
  args: { example: examples['out of date'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await expect(layer).toContainElement(document.activeElement as HTMLElement);
    await expect(within(layer).getByRole('button', { name: 'Refresh Page' })).toBeEnabled();
  },
};

export const Closed: Story = {
  ...OutOfDate,
  name: 'Escape and the close button return the focus',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await step('Escape returns the focus', async () => {
      await pressEscape(await openLayer(canvasElement));
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('by its button too', async () => {
      const layer = await openLayer(canvasElement);
      await userEvent.click(within(layer).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const TextsOfThePage: Story = {
  name: 'The page’s own text',
  args: { example: examples['texts of the page'] },
  play: async ({ canvasElement }) => {
    await expect(await openLayer(canvasElement)).toHaveTextContent(
      'This page is out of date. Refresh it to go on.',
    );
  },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['out of date'] },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['out of date'] },
  globals: { direction: 'rtl' },
};
