import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/add-to-cart/add-to-cart.examples.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

/** The layer of that title after its animation, because contrast cannot be measured during it. */
async function layer(name: string): Promise<HTMLElement> {
  const dialog = await within(document.body).findByRole('dialog', { name });
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return dialog;
}

/** The island's own field, once it has replaced the server's. */
function islandField(canvasElement: HTMLElement): HTMLElement {
  return canvasElement.querySelector<HTMLElement>('.si-add-to-cart input[name=Quantity]')!;
}

const meta = {
  title: 'Widgets/Add to cart',
  component: IslandStory,
  args: { name: 'add-to-cart', example: examples['in stock'] },
  beforeEach: prepareIsland,
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {
  args: { example: examples['in stock'] },
  play: async ({ canvasElement, step }) => {
    const form = within(canvasElement);
    await step('adds one more', async () => {
      await userEvent.click(await form.findByRole('button', { name: 'One more: Quantity' }));
      await expect(form.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    });
    await step('an add opens the confirmation', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Add to Cart' }));
      await layer('2 items added to your cart');
    });
    await step('the focus returns to the button', async () => {
      await userEvent.click(within(document.body).getByRole('button', { name: 'Continue Shopping' }));
      await waitFor(() => expect(form.getByRole('button', { name: 'Add to Cart' })).toHaveFocus());
    });
  },
};

export const QuantityKept: Story = {
  args: { example: examples['quantity kept'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(islandField(canvasElement)).toHaveValue('3'));
  },
};

export const QuantityTypedWrong: Story = {
  args: { example: examples['quantity typed wrong'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(islandField(canvasElement)).toHaveValue('two'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
    await within(canvasElement).findByText('“two” was not added. Enter a whole number from 1 to 99.');
  },
};

export const OutOfStock: Story = {
  args: { example: examples['out of stock'] },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Out of Stock' });
    await expect(button).toBeDisabled();
  },
};

export const EveryField: Story = {
  args: { example: examples['every field'] },
};

export const Adding: Story = {
  args: { example: examples.adding },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(islandField(canvasElement)).toBeVisible());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
    await within(canvasElement).findByRole('button', { name: 'Adding…' });
  },
};

export const NetworkFailure: Story = {
  args: { example: examples['network failure'] },
};

export const ServiceUnavailable: Story = {
  args: { example: examples['service unavailable'] },
  play: async ({ canvasElement, step }) => {
    await waitFor(() => expect(islandField(canvasElement)).toBeVisible());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'One more: Quantity' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
    await step('says what to do', async () => {
      await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Please try again');
    });
    await step('the choice is kept', async () => {
      await expect(islandField(canvasElement)).toHaveValue('2');
    });
  },
};

export const Refused: Story = {
  args: { example: examples.refused },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(islandField(canvasElement)).toBeVisible());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Only 2 of these are left.',
    );
  },
};

export const CustomOrder: Story = {
  args: { example: examples['custom order'] },
  play: async ({ canvasElement, step }) => {
    await waitFor(() => expect(islandField(canvasElement)).toBeVisible());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
    const asked = within(await layer('Made For You'));
    await step('the terms open in a popup over it', async () => {
      await userEvent.click(asked.getByRole('button', { name: 'Terms and conditions' }));
      const popup = await layer('Terms and conditions');
      await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    });
    await step('confirming adds it', async () => {
      await userEvent.click(asked.getByRole('button', { name: 'Add to Cart' }));
      await layer('2 items added to your cart');
    });
  },
};

export const CustomOrderNotNeeded: Story = {
  args: { example: examples['custom order, nothing to confirm'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(islandField(canvasElement)).toBeVisible());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
    await layer('2 items added to your cart');
  },
};

export const CustomOrderNotReached: Story = {
  args: { example: examples['custom order not reached'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(islandField(canvasElement)).toBeVisible());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
    await within(canvasElement).findByRole('alert');
  },
};

export const Personalized: Story = {
  args: { example: examples.personalized },
  play: async ({ canvasElement, step }) => {
    const form = within(canvasElement);
    const name = await form.findByRole('textbox', { name: 'Name' });
    const button = form.getByRole('button', { name: 'Add to Cart' });
    await step('without text it is not added', async () => {
      await userEvent.click(button);
      await form.findByText('Please enter text');
      await waitFor(() => expect(name).toHaveFocus());
    });
    await step('an error names the characters that its font lacks', async () => {
      await userEvent.type(name, 'Ada 2');
      await userEvent.click(button);
      await form.findByText('Your message contains invalid characters');
    });
    await step('with a name it is added', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, 'Ada');
      await userEvent.click(button);
      await layer('2 items added to your cart');
    });
  },
};

export const PersonalizedPlainField: Story = {
  args: { example: examples['personalized, plain field'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(islandField(canvasElement)).toBeVisible());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
    await layer('2 items added to your cart');
  },
};

export const PersonalizedBadPattern: Story = {
  args: { example: examples['bad pattern'] },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByRole('textbox', { name: 'Name' }), 'Ada 2');
    await userEvent.click(form.getByRole('button', { name: 'Add to Cart' }));
    await layer('2 items added to your cart');
  },
};

export const WorkedInHouse: Story = {
  args: { example: examples['worked in house'] },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByRole('textbox', { name: 'First line (optional)' }), 'Ada & Ben');
    await userEvent.click(form.getByRole('button', { name: 'Add to Cart' }));
    await expect(await layer('Confirm Your Personalization')).toHaveTextContent('Ada & Ben');
  },
};

export const WorkedInHouseNothingToConfirm: Story = {
  args: { example: examples['worked in house, nothing to confirm'] },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByRole('textbox', { name: 'First line (optional)' }), 'Ada & Ben');
    await userEvent.click(form.getByRole('button', { name: 'Add to Cart' }));
    await layer('2 items added to your cart');
  },
};

export const TextEnteredElsewhere: Story = {
  args: { example: examples['text entered elsewhere'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(islandField(canvasElement)).toBeVisible());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
    const alert = await within(canvasElement).findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

export const TextRefused: Story = {
  args: { example: examples['text refused'] },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const line = await form.findByRole('textbox', { name: 'First line (optional)' });
    await userEvent.type(line, 'Darn');
    await userEvent.click(form.getByRole('button', { name: 'Add to Cart' }));
    await form.findByText('We cannot put these words on a piece.');
    await expect(line).toHaveValue('Darn');
  },
};

export const Terms: Story = {
  args: { example: examples.terms },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(islandField(canvasElement)).toBeVisible());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
    const modal = within(await layer('Confirm Your Selection'));
    modal.getByRole('button', { name: 'Accept Terms And Add To Cart' });
    await userEvent.click(modal.getByRole('button', { name: 'Decline' }));
    const button = within(canvasElement).getByRole('button', { name: 'Add to Cart' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const Canada: Story = {
  args: { example: examples['in stock'] },
  globals: { country: 'CA' },
};

export const Mobile: Story = {
  args: { example: examples['every field'] },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { example: examples['in stock'] },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(islandField(canvasElement)).toBeVisible());
    const [more, less] = ['One more: Quantity', 'One less: Quantity'].map((name) =>
      within(canvasElement).getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(more!.right).toBeLessThanOrEqual(less!.left);
  },
};

export const WithABar: Story = {
  args: { example: examples['with a bar'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(islandField(canvasElement)).toBeVisible());
    // The form is in view.
    await expect(within(canvasElement).getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(1);
  },
};
