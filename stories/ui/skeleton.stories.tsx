import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../../src/ui/skeleton.tsx';

const meta = {
  title: 'Building blocks/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: { lines: 3, width: '70%' },
  play: async ({ canvasElement, globals }) => {
    const [line] = canvasElement.querySelectorAll<HTMLElement>('[aria-hidden]');
    await expect(line!.offsetHeight).toBe(globals.brand === 'modern' ? 20 : 22);
    await expect(line!.offsetWidth).toBe(168);
  },
};

export const Picture: Story = { args: { shape: 'picture' } };

export const Button: Story = { args: { shape: 'button' } };

export const Field: Story = { args: { shape: 'field' } };

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { lines: 3, width: '70%' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[aria-hidden]')!.getBoundingClientRect();
    await expect(Math.round(line.right)).toBe(
      Math.round(canvasElement.querySelector('[aria-hidden]')!.parentElement!.getBoundingClientRect().right),
    );
  },
};
