import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examples } from '../widgets/shipping-charges/shipping-charges.examples.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

async function open(canvasElement: HTMLElement, title?: string): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest(title);
}

const meta = {
  title: 'Widgets/Shipping charges',
  component: OverlayStory,
  args: { name: 'shipping-charges', example: examples['every section'] },
  beforeEach: prepareIsland,
  // An open dialog would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverySection: Story = {
  args: { example: examples['every section'] },
  play: async ({ canvasElement, step }) => {
    const layer = within(await open(canvasElement, 'Shipping Charges and Delivery Information'));
    const tabs = layer.getAllByRole('tab');
    await step('a press opens a tab', async () => {
      await userEvent.click(tabs[1]!);
      await expect(layer.getByRole('tabpanel')).toHaveAccessibleName('Delivery Details');
    });
    await step('the arrow keys open the next, and wrap around', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(tabs[0]).toHaveFocus();
      await expect(layer.getByRole('tabpanel')).toHaveAccessibleName('Shipping Charges');
    });
  },
};

export const Standard: Story = {
  args: { example: examples.standard },
};

export const Premium: Story = {
  args: { example: examples.premium },
};

export const Express: Story = {
  args: { example: examples.express },
};

export const LocalInHome: Story = {
  args: { example: examples['local in-home'] },
  play: async ({ canvasElement, step }) => {
    const layer = within(await open(canvasElement));
    const field = layer.getByRole('textbox', { name: /^ZIP code/ });
    const check = layer.getByRole('button', { name: 'Check' });
    await step('an invalid code shows an error, and stays', async () => {
      await userEvent.type(field, '6061');
      await userEvent.click(check);
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription('“6061” is not a ZIP code. Please enter 5 digits.');
    });
    await step('a valid code gets an answer', async () => {
      await userEvent.type(field, '4');
      await userEvent.click(check);
      await layer.findByText('In-home delivery to 60614 (Zone 1): $99.00', {
        selector: '.si-shipping-charges__answer',
      });
    });
  },
};

export const ZipKnown: Story = {
  args: { example: examples['ZIP known'] },
};

export const LongDistanceInHome: Story = {
  args: { example: examples['long-distance in-home'] },
};

export const BasicFreight: Story = {
  args: { example: examples['basic freight'] },
};

export const GiftCard: Story = {
  args: { example: examples['gift card'] },
};

export const UnknownMethod: Story = {
  args: { example: examples['unknown method'] },
};

export const DeliveryDetails: Story = {
  args: { example: examples['delivery details'] },
};

export const DomesticAndInternational: Story = {
  args: { example: examples['domestic and international'] },
};

export const ThisItem: Story = {
  args: { example: examples['this item'] },
};

export const QuotedItem: Story = {
  args: { example: examples['quoted item'] },
};

export const FreeItem: Story = {
  args: { example: examples['free item'] },
};

export const Canada: Story = {
  args: { example: examples.Canada },
};

export const CanadaLocalInHome: Story = {
  args: { example: examples['Canada, local in-home'] },
};

export const CanadaDeliveryDetails: Story = {
  args: { example: examples['Canada, delivery details'] },
};

export const CanadaThirdTab: Story = {
  args: { example: examples['Canada, third tab'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await expect(layer.getAllByRole('tab')).toHaveLength(2);
    await expect(layer.getByRole('tabpanel')).toHaveAccessibleName('Shipping Charges');
  },
};

export const FiguresMissing: Story = {
  args: { example: examples['figures missing'] },
};

export const NoFigures: Story = {
  args: { example: examples['no figures'] },
};

export const AskedFor: Story = {
  args: { example: examples['asked for'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await layer.findByRole('heading', { name: 'Local In-Home Delivery' });
  },
};

export const Reading: Story = {
  args: { example: examples.reading },
};

export const CannotBeRead: Story = {
  args: { example: examples['cannot be read'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await layer.findByRole('button', { name: 'Try Again' });
    await expect(layer.getByRole('link', { name: 'See the shipping page' })).toHaveAttribute(
      'href',
      '/customer-service/shipping',
    );
  },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const OnMobile: Story = {
  args: { example: examples['every section'] },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { example: examples['every section'] },
  globals: { direction: 'rtl' },
};
