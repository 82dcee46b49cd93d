import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { region } from './recommendation-carousel-play.ts';

const meta = {
  title: 'Widgets/Recommendation carousel for a gift registry',
  component: IslandStory,
  args: { widget: 'recommendation-carousel', example: examples.registry },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registry: Story = {
  name: 'Add to a registry',
  args: { example: examples.registry },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    await within(pod).findByRole('button', { name: 'Add To Registry Linden Armchair' });
  },
};

export const RegistrantMode: Story = {
  name: 'The shopper’s own registry: add all',
  args: { example: examples['registrant mode'] },
  play: async ({ canvasElement }) => {
    await region(canvasElement, 'People Also Viewed');
    await within(canvasElement).findByRole('button', { name: 'Add All To Registry' });
  },
};

export const AllInTheRegistry: Story = {
  name: 'All in the registry',
  args: { example: examples['all in the registry'] },
  play: async ({ canvasElement }) => {
    const all = await within(canvasElement).findByRole('button', { name: 'ALL ADDED' });
    await expect(all).toHaveAttribute('aria-disabled', 'true');
  },
};

export const RegistryButtonsOff: Story = {
  name: 'Without buttons: registry off',
  args: { example: examples['registry buttons off'] },
  play: async ({ canvasElement }) => {
    const pod = await region(canvasElement, 'People Also Viewed');
    await expect(within(pod).queryByText('Add To Registry')).toBeNull();
  },
};

export const RegistrantModeOnMobile: Story = {
  name: 'Mobile, the shopper’s own registry',
  args: { example: examples['registrant mode'] },
  globals: { viewport: { value: 'phone' } },
};
