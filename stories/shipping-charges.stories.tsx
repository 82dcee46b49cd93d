import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examples } from '../widgets/shipping-charges/shipping-charges.examples.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

async function open(canvasElement: HTMLElement, title?: string): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest(title);
}

const meta = {
  title: 'Widgets/Shipping charges',
  component: OverlayStory,
  args: { widget: 'shipping-charges', example: examples['every section'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverySection: Story = {
  name: 'All kinds of delivery',
  args: { example: examples['every section'] },
};

export const Standard: Story = {
  name: 'Standard delivery',
  args: { example: examples.standard },
};

export const Premium: Story = {
  name: 'Two-day delivery',
  args: { example: examples.premium },
};

export const Express: Story = {
  name: 'Express delivery',
  args: { example: examples.express },
};

export const LocalInHome: Story = {
  name: 'Local in-home delivery',
  args: { example: examples['local in-home'] },
};

export const WrongZip: Story = {
  name: 'ZIP code not valid',
  args: { example: examples['local in-home'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    const field = layer.getByRole('textbox', { name: /^(ZIP|Postal) code/ });
    await userEvent.type(field, '6061');
    await press(layer.getByRole('button', { name: 'Check' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(
      /^“6061” is not a (ZIP code\. Please enter 5 digits|postal code)/,
    );
  },
};

export const ZipKnown: Story = {
  name: 'ZIP code known',
  args: { example: examples['ZIP known'] },
};

export const LongDistanceInHome: Story = {
  name: 'Long-distance in-home delivery',
  args: { example: examples['long-distance in-home'] },
};

export const BasicFreight: Story = {
  name: 'Flat-rate shipping (freight)',
  args: { example: examples['basic freight'] },
};

export const GiftCard: Story = {
  name: 'Gift card',
  args: { example: examples['gift card'] },
};

export const UnknownMethod: Story = {
  name: 'Unknown ship method',
  args: { example: examples['unknown method'] },
};

export const DeliveryDetails: Story = {
  name: 'Delivery details',
  args: { example: examples['delivery details'] },
};

export const DomesticAndInternational: Story = {
  name: 'Domestic and international',
  args: { example: examples['domestic and international'] },
};

export const ThisItem: Story = {
  name: 'Charges of one item',
  args: { example: examples['this item'] },
};

export const QuotedItem: Story = {
  name: 'Charges of one item, with a quote',
  args: { example: examples['quoted item'] },
};

export const FreeItem: Story = {
  name: 'Free shipping',
  args: { example: examples['free item'] },
};

export const Canada: Story = {
  args: { example: examples.Canada },
};

export const CanadaLocalInHome: Story = {
  name: 'Canada, local in-home delivery',
  args: { example: examples['Canada, local in-home'] },
};

export const CanadaDeliveryDetails: Story = {
  name: 'Canada, delivery details',
  args: { example: examples['Canada, delivery details'] },
};

export const CanadaThirdTab: Story = {
  name: 'Canada, no third tab',
  args: { example: examples['Canada, third tab'] },
};

export const FiguresMissing: Story = {
  name: 'Some charges missing',
  args: { example: examples['figures missing'] },
};

export const NoFigures: Story = {
  name: 'No charges known',
  args: { example: examples['no figures'] },
};

export const AskedFor: Story = {
  name: 'Charges loaded when it opens',
  args: { example: examples['asked for'] },
};

export const Reading: Story = {
  name: 'Loading',
  args: { example: examples.reading },
};

export const CannotBeRead: Story = {
  name: 'Network error',
  args: { example: examples['cannot be read'] },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['every section'] },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['every section'] },
  globals: { direction: 'rtl' },
};
