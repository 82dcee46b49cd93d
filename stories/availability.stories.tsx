import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/availability/availability.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

/** The ways, once the answer is there. */
async function shownWays(canvasElement: HTMLElement): Promise<HTMLElement[]> {
  const host = await settledHost(canvasElement);
  return within(host).findAllByRole('radio');
}

/** Words of a state without ways. */
const saying =
  (words: string | RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const host = await settledHost(canvasElement);
    await within(host).findByText(words);
  };

const meta = {
  title: 'Widgets/Availability',
  component: IslandStory,
  args: { widget: 'availability', example: examples['three ways'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await shownWays(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeWays: Story = {
  name: 'Ship, pick up or delivery',
  args: { example: examples['three ways'] },
};

export const NoCode: Story = {
  name: 'No ZIP code is known',
  args: { example: examples['no code'] },
};

export const ChangeCode: Story = {
  name: 'The ZIP code is changed',
  args: { example: examples['three ways'] },
  play: async ({ canvasElement, userEvent }) => {
    await shownWays(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change' }));
    await within(canvasElement).findByRole('textbox', { name: 'ZIP code' });
  },
};

export const WrongCode: Story = {
  name: 'A wrong ZIP code',
  args: { example: examples['no code'] },
  play: async ({ canvasElement, userEvent }) => {
    await shownWays(canvasElement);
    await userEvent.type(within(canvasElement).getByRole('textbox'), '1234{Enter}');
    await within(canvasElement).findByText(/“1234” is not a ZIP code/);
  },
};

export const StoreWithoutIt: Story = {
  name: 'The store does not have it',
  args: { example: examples['store without it'] },
};

export const ChooseStore: Story = {
  name: 'Another store is chosen',
  args: { example: examples['three ways'] },
  play: async ({ canvasElement, userEvent }) => {
    await shownWays(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose another store' }));
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog')).not.toBeNull());
  },
};

export const PickupChosen: Story = { name: 'Pickup is chosen', args: { example: examples['pickup chosen'] } };

export const OneWay: Story = { name: 'Delivery alone', args: { example: examples['one way'] } };

export const Future: Story = {
  name: 'Not in stock yet (future availability)',
  args: { example: examples.future },
};

export const GoneWithOthers: Story = {
  name: 'No longer available, with others in its place at once',
  args: { example: examples['gone, with a place for others'] },
  play: saying('This item is no longer available.'),
};

export const Gone: Story = {
  name: 'No longer available, with others like it',
  args: { example: examples.gone },
  play: saying('This item is no longer available.'),
};

export const GoneWithoutOthers: Story = {
  name: 'No longer available',
  args: { example: examples['gone, without others'] },
  play: saying('This item is no longer available.'),
};

export const NotEligible: Story = {
  name: 'Not sold in this state (not eligible)',
  args: { example: examples['not eligible'] },
  play: saying(/cannot be sold in California/),
};

export const NoCarrier: Story = {
  name: 'No carrier delivers there',
  args: { example: examples['no carrier'] },
  play: saying(/No carrier/),
};

export const NotFound: Story = {
  name: 'Not found: the server’s content stays',
  args: { example: examples['not found'] },
  play: saying(/could not find/),
};

export const ErrorState: Story = {
  name: 'An error: the server’s content stays, with Try Again',
  args: { example: examples.error },
  play: saying(/cannot be shown/),
};

export const NotRequested: Story = {
  name: 'Not requested yet',
  args: { example: examples['not requested'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
};

export const Loading: Story = {
  name: 'Loading: the server’s content stays',
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
};

export const LoadingWithoutContent: Story = {
  name: 'Loading: placeholders',
  args: { example: examples['loading without content'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
};

export const Failure: Story = {
  name: 'The request fails, with Try Again',
  args: { example: examples.failure },
  play: async ({ canvasElement }) => {
    await within(await settledHost(canvasElement)).findByRole('button', { name: 'Try Again' });
  },
};

export const Abroad: Story = { name: 'Ships to other countries', args: { example: examples.abroad } };

export const Canada: Story = { name: 'In Canada', args: { example: examples.canada } };

export const LongNames: Story = { name: 'A long name of a store', args: { example: examples['long names'] } };

export const BadFacts: Story = {
  name: 'Wrong facts are left out',
  args: { example: examples['bad facts'] },
};

export const SeveralProducts: Story = {
  name: 'With chosen options and a quantity',
  args: { example: examples['several products'] },
};

export const ModernBrand: Story = { name: 'Modern brand', args: { example: examples['modern brand'] } };

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['three ways'] },
  globals: { direction: 'rtl' },
};
