import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/product-gallery/product-gallery.examples.ts';
import { failedHost, layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Product gallery',
  component: IslandStory,
  args: { widget: 'product-gallery', example: examples['six pictures'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The marks that keep the direction of a name put in, on a right-to-left page. */
const isolates = /[\u2066-\u2069]/g;

/** The picture in view, by what Tab would go to. */
const inView = (host: HTMLElement) =>
  host.querySelector('section > div a:not([tabindex])')!.getAttribute('aria-label')!.replaceAll(isolates, '');

export const SixPictures: Story = {
  name: 'Six pictures, with thumbnails',
  args: { example: examples['six pictures'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await expect(inView(host)).toBe('Enlarge: Marlow 3-Seat Sofa from the front');
  },
};

export const Swiped: Story = {
  name: 'Swiped to another picture',
  args: { example: examples['six pictures'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    const strip = host.querySelector('section > div ul')!;
    strip.scroll({ left: 2 * strip.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(inView(host)).toBe('Enlarge: The seam of the arm, from near'));
  },
};

export const Enlarged: Story = {
  name: 'Enlarged in a layer: zoom, and Back closes it',
  args: { example: examples['six pictures'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    await press(within(canvasElement).getByRole('link', { name: /^Enlarge.*front$/ }));
    const layer = await layerAtRest('Pictures');
    await press(within(layer).getByRole('button', { name: 'Zoom in' }));
    const stage = layer.querySelector<HTMLElement>('[data-scale]')!;
    await expect(stage).toHaveAttribute('data-scale', 'large');
    const large = within(layer).getByRole('img');
    await waitFor(() => expect(large.getBoundingClientRect().width).toBeGreaterThan(1.9 * stage.clientWidth));
  },
};

export const ChosenOption: Story = {
  name: 'The chosen option’s picture first',
  args: { example: examples['chosen option'] },
};

export const NotInTheList: Story = {
  name: 'The chosen option’s picture is not in the list',
  args: { example: examples['picture not in the list'] },
};

export const Video: Story = {
  name: 'With a video: its poster, and a sign of play',
  args: { example: examples.video },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await press(within(host).getByRole('button', { name: /^How the sofa is made/ }));
    await waitFor(() => expect(inView(host)).toBe('Play the video: How the sofa is made'));
    await expect(host.querySelector('video')).toBeNull();
  },
};

export const VideoFails: Story = {
  name: 'A video that cannot be played',
  args: { example: examples['video first'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await press(within(host).getByRole('link', { name: /^Play/ }));
    await waitFor(() => expect(within(host).getByRole('alert')).toHaveTextContent(/cannot be played/));
  },
};

export const OnePicture: Story = {
  name: 'A single picture',
  args: { example: examples['one picture'] },
};

export const ManyPictures: Story = {
  name: 'Many pictures: thumbnails that scroll, a counter without dots',
  args: { example: examples['many pictures'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await press(within(host).getByRole('link', { name: 'Enlarge: Picture 1 of 14' }));
    const layer = await layerAtRest('Pictures');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await press(within(layer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(layer.isConnected).toBe(false));
    await expect(inView(host)).toBe('Enlarge: Picture 3 of 14');
  },
};

export const SmallThumbnails: Story = {
  name: 'Pictures in several sizes',
  args: { example: examples['small thumbnails'] },
};

export const BrokenPicture: Story = {
  name: 'A broken picture leaves its place empty',
  args: { example: examples['broken picture'] },
};

export const BadItem: Story = {
  name: 'An item without a path is left out',
  args: { example: examples['bad item'] },
};

export const NoPictures: Story = {
  name: 'No pictures: the server’s content stays',
  args: { example: examples['no pictures'] },
};

export const WrongData: Story = {
  name: 'Wrong data: the server’s content stays',
  args: { example: examples['wrong data'] },
  play: async ({ canvasElement }) => {
    await failedHost(canvasElement);
  },
};

export const Heading: Story = { name: 'The page’s own name for it', args: { example: examples.heading } };

export const ModernBrand: Story = { name: 'Modern brand', args: { example: examples['modern brand'] } };

export const Mobile: Story = {
  name: 'Mobile phone: counter and dots',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['six pictures'] },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await press(within(host).getByRole('button', { name: /From an angle/ }));
    await waitFor(() => expect(inView(host)).toBe('Enlarge: From an angle'));
    const strip = host.querySelector('section > div ul')!;
    await waitFor(() => expect(strip.scrollLeft).toBe(-strip.clientWidth));
  },
};
