import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/security-code-help/security-code-help.examples.ts';
import { expectNothingRan, openLayer, showPlaceholders } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Security code help',
  args: { widget: 'security-code-help', example: examples.help },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Help: Story = {
  name: 'Where the security code (CVV) is',
  args: { example: examples.help },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.help },
  globals: { viewport: { value: 'phone' } },
};

export const WithoutATitle: Story = {
  name: 'Without the server’s title',
  args: { example: examples['without a title'] },
};

export const HostileMarkup: Story = {
  name: 'Script in the server’s text removed',
  args: { example: examples['hostile markup'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    const said = await within(layer).findByText('The last three digits.');
    await expect(said).not.toHaveAttribute('onclick');
    await expect(layer.querySelector('script, [onerror]')).toBeNull();
    await expectNothingRan();
  },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: showPlaceholders,
};

export const NotReached: Story = {
  name: 'Network error',
  args: { example: examples['not reached'] },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.help },
  globals: { direction: 'rtl' },
};
