import { expect, test, vi } from 'vitest';
import { examples as consentExamples } from '../../../widgets/add-consent/add-consent.examples.ts';
import addConsent from '../../../widgets/add-consent/add-consent.island.ts';
import { examples as confirmationExamples } from '../../../widgets/cart-confirmation/cart-confirmation.examples.ts';
import cartConfirmation from '../../../widgets/cart-confirmation/cart-confirmation.island.ts';
import { examples as drawerExamples } from '../../../widgets/cart-drawer/cart-drawer.examples.ts';
import cartDrawer from '../../../widgets/cart-drawer/cart-drawer.island.ts';
import { examples as cartErrorExamples } from '../../../widgets/cart-error/cart-error.examples.ts';
import cartError from '../../../widgets/cart-error/cart-error.island.ts';
import { examples as paymentErrorExamples } from '../../../widgets/payment-error/payment-error.examples.ts';
import paymentError from '../../../widgets/payment-error/payment-error.island.ts';
import { examples as choiceExamples } from '../../../widgets/registry-choice/registry-choice.examples.ts';
import registryChoice from '../../../widgets/registry-choice/registry-choice.island.ts';
import { examples as signInExamples } from '../../../widgets/sign-in-popup/sign-in-popup.examples.ts';
import signInPopup from '../../../widgets/sign-in-popup/sign-in-popup.island.ts';
import { openIsland } from '../render-island.tsx';

test.each([
  ['a sign-in', signInPopup, signInExamples.untouched, true],
  ['the confirmation of an add', cartConfirmation, confirmationExamples['one item'], true],
  ['the cart’s drawer', cartDrawer, drawerExamples['two lines'], true],
  ['the drawer of an empty cart', cartDrawer, drawerExamples.empty, false],
  ['the drawer of a cart that cannot be read', cartDrawer, drawerExamples['not reached'], false],
  ['a question', addConsent, consentExamples['custom order'], false],
  ['terms', addConsent, consentExamples.terms, false],
  ['the choice of a registry', registryChoice, choiceExamples.several, false],
  ['an error of the cart', cartError, cartErrorExamples.generic, false],
  ['an error of a payment', paymentError, paymentErrorExamples['not authorized'], false],
])(
  '%s: whether it is as high as a phone’s screen, not as its content',
  async (_layer, definition, example, isTall) => {
    const { page } = await openIsland(definition, example);
    const layer = page.getByRole('dialog');
    await vi.waitFor(() => expect(layer.querySelector('[aria-busy="true"]')).toBeNull());
    expect(layer.hasAttribute('data-tall')).toBe(isTall);
  },
);
