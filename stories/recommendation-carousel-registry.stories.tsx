import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from '../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

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
};

export const RegistrantMode: Story = {
  name: 'The shopper’s own registry: add all',
  args: { example: examples['registrant mode'] },
};

export const InTheRegistry: Story = {
  name: 'Some in the registry already',
  args: { example: examples['in the registry'] },
};

export const AllInTheRegistry: Story = {
  name: 'All in the registry',
  args: { example: examples['all in the registry'] },
};

export const RegistryButtonsOff: Story = {
  name: 'Without buttons: registry off',
  args: { example: examples['registry buttons off'] },
};

export const RegistrantModeOnMobile: Story = {
  name: 'Mobile, the shopper’s own registry',
  args: { example: examples['registrant mode'] },
  globals: { viewport: { value: 'phone' } },
};
