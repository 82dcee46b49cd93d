import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examples } from '../widgets/security-code-help/security-code-help.examples.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest();
}

const meta = {
  title: 'Widgets/Security code help',
  component: OverlayStory,
  args: { widget: 'security-code-help', example: examples.help },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Help: Story = {
  name: 'Where the security code (CVV) is',
  args: { example: examples.help },
  play: async ({ canvasElement }) => {
    await within(await open(canvasElement)).findByText(/The last three digits on the back/);
  },
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
    const layer = await open(canvasElement);
    const said = await within(layer).findByText('The last three digits.');
    await expect(said).not.toHaveAttribute('onclick');
    await expect(layer.querySelector('script, [onerror]')).toBeNull();
    await expect(document.title).not.toBe('wrong');
  },
};

export const Loading: Story = {
  args: { example: examples.loading },
};

export const NotReached: Story = {
  name: 'Network error',
  args: { example: examples['not reached'] },
  play: async ({ canvasElement }) => {
    await within(await open(canvasElement)).findByRole('button', { name: 'Try Again' });
  },
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
