import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from '../../src/ui/tabs.tsx';

const meta = {
  title: 'Building blocks/Tabs',
  component: Tabs,
  args: {
    label: 'Shipping',
    tabs: [
      { label: 'Charges', content: <p>Standard delivery is $5.95.</p> },
      { label: 'Delivery details', content: <p>It takes 2 to 5 business days.</p> },
      { label: 'Domestic and international', content: <p>We ship to 40 countries.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: 'First tab open' };

export const OpenAtTheSecond: Story = { name: 'Second tab open', args: { openAtFirst: 1 } };

export const Narrow: Story = { name: 'Narrow screen', globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
};

export const Modern: Story = { name: 'Modern brand', globals: { brand: 'modern' } };
