import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/add-to-cart/add-to-cart.examples.ts';
import { pressAdd, quantityField } from './add-to-cart-play.ts';
import { hideFocusRing } from './focus-ring.ts';
import { layerAtRest } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

const meta = {
  title: 'Widgets/Add to cart, personalized',
  component: IslandStory,
  args: { widget: 'add-to-cart', example: examples.personalized },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await quantityField(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types into a line of the personalization and presses the button. */
async function addWith(canvasElement: HTMLElement, label: string, text: string): Promise<HTMLElement> {
  const line = await within(canvasElement).findByRole('textbox', { name: label });
  await userEvent.type(line, text);
  await pressAdd(canvasElement);
  return line;
}

export const Personalized: Story = {
  name: 'A name to enter',
  args: { example: examples.personalized },
};

export const TextMissing: Story = {
  name: 'Name missing',
  args: { example: examples.personalized },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    const form = within(canvasElement);
    await form.findByText('Please enter text');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const CharactersNotAllowed: Story = {
  name: 'Name with characters that the font lacks',
  args: { example: examples.personalized },
  play: async ({ canvasElement }) => {
    await addWith(canvasElement, 'Name', 'Ada 2');
    await within(canvasElement).findByText('Your message contains invalid characters');
  },
};

export const PlainField: Story = {
  name: 'Text entered in the server’s own field',
  args: { example: examples['personalized, plain field'] },
};

export const BadPattern: Story = {
  name: 'A name to enter, with a faulty rule from the server',
  args: { example: examples['bad pattern'] },
};

export const WorkedInHouse: Story = {
  name: 'Etched: two lines to enter',
  args: { example: examples['worked in house'] },
};

export const WorkedInHouseAsked: Story = {
  name: 'Etched: text to confirm',
  args: { example: examples['worked in house'] },
  play: async ({ canvasElement }) => {
    await addWith(canvasElement, 'First line (optional)', 'Ada & Ben');
    await expect(await layerAtRest('Confirm Your Personalization')).toHaveTextContent('Ada & Ben');
  },
};

export const WorkedInHouseNothingToConfirm: Story = {
  name: 'Etched: added without a question',
  args: { example: examples['worked in house, nothing to confirm'] },
  play: async ({ canvasElement }) => {
    await addWith(canvasElement, 'First line (optional)', 'Ada & Ben');
    await layerAtRest('2 items added to your cart');
  },
};

export const TextRefused: Story = {
  name: 'Etched: word not allowed',
  args: { example: examples['text refused'] },
  play: async ({ canvasElement }) => {
    const line = await addWith(canvasElement, 'First line (optional)', 'Darn');
    await within(canvasElement).findByText('We cannot put these words on a piece.');
    await expect(line).toHaveValue('Darn');
  },
};

export const TextEnteredElsewhere: Story = {
  name: 'Text of another widget missing',
  args: { example: examples['text entered elsewhere'] },
  play: async ({ canvasElement }) => {
    await quantityField(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
    const alert = await within(canvasElement).findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    hideFocusRing();
  },
};

export const Mobile: Story = {
  name: 'Mobile: two lines to enter',
  args: { example: examples['worked in house'] },
  globals: { viewport: { value: 'phone' } },
};
