import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Choice, type ChoiceProps } from '../../src/ui/choice.tsx';

const meta = {
  title: 'Building blocks/Choice',
  component: Choice,
  args: {
    legend: 'What would you like with this purchase?',
    options: [
      { key: 'rewards', label: 'Earn rewards', note: '10% back in reward dollars.' },
      { key: 'financing', label: 'Special financing' },
    ],
    chosen: 'rewards',
    onChoose: fn(),
  },
  render: (args) => <Remembered {...args} />,
} satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

function Remembered({ chosen: first, onChoose, ...props }: ChoiceProps) {
  const [chosen, setChosen] = useState(first);
  function handleChoose(key: string) {
    setChosen(key);
    onChoose(key);
  }
  return <Choice {...props} chosen={chosen} onChoose={handleChoose} />;
}

export const One: Story = { name: 'One chosen' };

export const ChosenByKeyboard: Story = {
  ...One,
  name: 'The arrow keys choose the next',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: args.legend }));
    await userEvent.click(group.getByText('Earn rewards'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(group.getByRole('radio', { name: 'Special financing' })).toBeChecked();
    await expect(args.onChoose).toHaveBeenLastCalledWith('financing');
  },
};

export const NoneYet: Story = { name: 'None chosen yet', args: { chosen: undefined } };
