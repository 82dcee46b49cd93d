import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Disclosure } from '../../src/ui/disclosure.tsx';

const meta = {
  title: 'Building blocks/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Dimensions and care',
    children: <p>Width 84 in, depth 46 in, height 34 in. Blot spills with a dry cloth.</p>,
    onToggle: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Width 84/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Dimensions and care'));
    await expect(canvas.getByText(/^Width 84/)).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
  },
};

export const Open: Story = { args: { isOpenAtFirst: true } };

export const Several: Story = {
  render: (args) => (
    <>
      <Disclosure {...args} />
      <Disclosure {...args} summary="Delivery" isOpenAtFirst />
      <Disclosure
        {...args}
        summary="A long line about what is covered by the warranty, and for how many years it is"
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Modern: Story = { globals: { brand: 'modern' } };
