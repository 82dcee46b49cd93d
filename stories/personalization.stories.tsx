import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/personalization/personalization.examples.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

/** The picture that shows, once its preview has loaded. */
const drawn = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findByRole('img', { name: /^Preview: / });
};

/** The server's message is in the editor. */
const refusedWith = (message: RegExp) => async (canvasElement: HTMLElement) => {
  await within(canvasElement).findByText(message);
};

const meta = {
  title: 'Widgets/Personalization',
  component: IslandStory,
  args: { widget: 'personalization', example: examples.empty },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('group', { name: /^Personalization/ });
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Monogram: nothing entered yet',
  args: { example: examples.empty },
};

export const Monogram: Story = {
  name: 'Monogram with its preview',
  args: { example: examples.monogram },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const TwoLines: Story = {
  name: 'Two lines, each with a font and a thread color',
  args: { example: examples['two lines'] },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const Etching: Story = {
  name: 'Etched: fonts, but one color',
  args: { example: examples.etching },
};

export const Legacy: Story = {
  name: 'A name, without styles',
  args: { example: examples.legacy },
};

export const TypedBefore: Story = {
  name: 'Monogram typed before the page was ready',
  args: { example: examples['typed before'] },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Monogram' });
    await expect(field).toHaveValue('MJK');
  },
};

export const EmojiInMonogram: Story = {
  name: 'Emoji in a monogram: characters that the font lacks',
  args: { example: examples['characters that the font lacks'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your message contains invalid characters');
  },
};

export const TooLong: Story = {
  name: 'Text too long for its line',
  args: { example: examples['too long'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your message is over the character limit');
  },
};

export const TooShort: Story = {
  name: 'Text too short, once the line is left',
  args: { example: examples.legacy },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('textbox', { name: 'Name' }), 'A');
    await userEvent.tab();
    await within(canvasElement).findByText('Your message is too short');
  },
};

export const BadPattern: Story = {
  name: 'Monogram with a faulty rule from the server',
  args: { example: examples['bad pattern'] },
};

export const PreviewPending: Story = {
  name: 'Preview loading',
  args: { example: examples['preview pending'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Updating the preview…');
  },
};

export const PreviewUnavailable: Story = {
  name: 'Preview not available',
  args: { example: examples['preview unavailable'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try Again' });
  },
};

export const StyleRefused: Story = {
  name: 'Monogram style refused',
  args: { example: examples['style refused'] },
  play: ({ canvasElement }) => refusedWith(/diamond style needs/)(canvasElement),
};

export const RefusedAsAWhole: Story = {
  name: 'Personalization refused as a whole',
  args: { example: examples['refused as a whole'] },
  play: ({ canvasElement }) => refusedWith(/too wide for this piece/)(canvasElement),
};

export const WordNotAllowed: Story = {
  name: 'Word not allowed: its line is marked',
  args: { example: examples['word not allowed'] },
  play: async ({ canvasElement }) => {
    await refusedWith(/cannot put these words/)(canvasElement);
    const second = within(canvasElement).getByRole('textbox', { name: 'Second line' });
    await waitFor(() => expect(second).toBeInvalid());
  },
};

export const LineRefused: Story = {
  name: 'Line refused: a letter that the font lacks',
  args: { example: examples['line refused'] },
  play: ({ canvasElement }) => refusedWith(/has no “B”/)(canvasElement),
};

export const RefusedWithoutAReason: Story = {
  name: 'Personalization refused without a reason',
  args: { example: examples['refused without a reason'] },
  play: ({ canvasElement }) => refusedWith(/Please change the text/)(canvasElement),
};

export const Returnable: Story = {
  name: 'Personalized piece that can be returned',
  args: { example: examples.returnable },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const ModernBrand: Story = {
  name: 'Modern brand: monogram with its preview',
  args: { example: examples['modern brand'] },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const Mobile: Story = {
  name: 'Mobile: two lines, each with a font and a thread color',
  args: { example: examples['two lines'] },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => drawn(canvasElement),
};
