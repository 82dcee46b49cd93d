import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from '../../src/ui/field.tsx';

const meta = {
  title: 'Building blocks/Field',
  component: Field,
  args: {
    label: 'ZIP code',
    hint: 'For delivery charges.',
    children: (control) => <input className="si-input" inputMode="numeric" {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  name: 'With a hint',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('ZIP code');
    await expect(field).toHaveAccessibleDescription('For delivery charges.');
    await expect(field.offsetHeight).toBe(48);
  },
};

export const WithError: Story = {
  name: 'With an error',
  args: { error: 'Please enter a valid ZIP code.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('ZIP code');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid ZIP code.');
  },
};

/** With a hint, an error or neither, the field has the same height. */
export const NothingShifts: Story = {
  name: 'Empty, hint and error have one height',
  render: (args) => (
    <>
      <Field {...args} hint={undefined} label="Empty" />
      <Field {...args} label="Hint" />
      <Field {...args} error="Please enter a valid ZIP code." label="Error" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = Array.from(
      canvasElement.querySelectorAll<HTMLElement>('.si-field'),
      ({ offsetHeight }) => offsetHeight,
    );
    await expect(new Set(heights).size).toBe(1);
  },
};

export const Disabled: Story = {
  args: { children: (control) => <input className="si-input" disabled defaultValue="60611" {...control} /> },
};

export const Modern: Story = {
  ...WithError,
  name: 'Modern brand, with an error',
  globals: { brand: 'modern' },
};

export const Narrow: Story = {
  name: 'Narrow screen, long error',
  args: {
    error:
      'The postal code {0} is not one we deliver to: please enter another, or choose a store to pick it up.',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('ZIP code')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  ...WithError,
  name: 'Right to left, with an error',
  globals: { direction: 'rtl' },
};

export const German: Story = {
  name: 'Long German words',
  args: {
    label: 'Postleitzahl der Lieferanschrift',
    hint: 'Für die Berechnung der Versandkostenpauschale und der Umsatzsteuer.',
  },
  globals: { viewport: { value: 'narrow' } },
};
