import {
  authenticateExample,
  getResetTokenExample,
  getSignInConfigurationExample,
  requestPasswordResetExample,
} from './account.examples.ts';
import { authenticate, getResetToken, getSignInConfiguration, requestPasswordReset } from './account.ts';
import { addItemsExample, getCartExample, getCustomOrderConfirmationExample } from './cart.examples.ts';
import { addItems, getCart, getCustomOrderConfirmation } from './cart.ts';
import { savePlccOfferSelection } from './credit-offer.ts';
import type { ExampledCall } from './examples.ts';
import {
  getProductListingExample,
  getSearchListingExample,
  getSeoListingExample,
} from './listing.examples.ts';
import { getProductListing, getSearchListing, getSeoListing } from './listing.ts';
import {
  getPopupExample,
  refreshCheckoutExample,
  saveCreditCardToBasketExample,
  savePaymentExample,
  savePlccOfferSelectionExample,
} from './payment.examples.ts';
import { refreshCheckout, saveCreditCardToBasket, savePayment } from './payment.ts';
import { saveDesignExample } from './personalization.examples.ts';
import { saveDesign } from './personalization.ts';
import { getPopup } from './popup.ts';
import {
  getRecentlyViewedCategoriesExample,
  getRecentlyViewedExample,
  updateRecentlyViewedExample,
} from './recently-viewed.examples.ts';
import { getRecentlyViewed, getRecentlyViewedCategories, updateRecentlyViewed } from './recently-viewed.ts';
import { getRecommendationsExample } from './recommendations.examples.ts';
import { getRecommendations } from './recommendations.ts';
import { addRegistryItemsExample, getRegistriesExample } from './registry.examples.ts';
import { addRegistryItems, getRegistries } from './registry.ts';
import {
  getStoreAvailabilityExample,
  getStoreLocationDetailExample,
  getStoreLocationDetailListExample,
  resetSelectedStoreExample,
} from './store-availability.examples.ts';
import {
  getStoreAvailability,
  getStoreLocationDetail,
  getStoreLocationDetailList,
  resetSelectedStore,
} from './store-availability.ts';

/** Every declared call with its example; for tests, mocks, docs and the reference backend, not for pages. */
export const calls: ExampledCall[] = [
  { ...getCart, example: getCartExample },
  { ...addItems, example: addItemsExample },
  { ...getCustomOrderConfirmation, example: getCustomOrderConfirmationExample },
  { ...saveDesign, example: saveDesignExample },
  { ...getRecommendations, example: getRecommendationsExample },
  { ...updateRecentlyViewed, example: updateRecentlyViewedExample },
  { ...getRecentlyViewed, example: getRecentlyViewedExample },
  { ...getRecentlyViewedCategories, example: getRecentlyViewedCategoriesExample },
  { ...getStoreAvailability, example: getStoreAvailabilityExample },
  { ...resetSelectedStore, example: resetSelectedStoreExample },
  { ...getStoreLocationDetail, example: getStoreLocationDetailExample },
  { ...getStoreLocationDetailList, example: getStoreLocationDetailListExample },
  { ...getSignInConfiguration, example: getSignInConfigurationExample },
  { ...authenticate, example: authenticateExample },
  { ...getResetToken, example: getResetTokenExample },
  { ...requestPasswordReset, example: requestPasswordResetExample },
  { ...getRegistries, example: getRegistriesExample },
  { ...addRegistryItems, example: addRegistryItemsExample },
  { ...savePayment, example: savePaymentExample },
  { ...refreshCheckout, example: refreshCheckoutExample },
  { ...saveCreditCardToBasket, example: saveCreditCardToBasketExample },
  { ...savePlccOfferSelection, example: savePlccOfferSelectionExample },
  { ...getPopup, example: getPopupExample },
  { ...getProductListing, example: getProductListingExample },
  { ...getSearchListing, example: getSearchListingExample },
  { ...getSeoListing, example: getSeoListingExample },
];
