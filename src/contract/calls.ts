import {
  authenticateExample,
  getResetTokenExample,
  getSignInConfigurationExample,
  requestPasswordResetExample,
} from './account/account.examples.ts';
import {
  authenticate,
  getResetToken,
  getSignInConfiguration,
  requestPasswordReset,
} from './account/account.ts';
import { addItemsExample, getCartExample, getCustomOrderConfirmationExample } from './cart/cart.examples.ts';
import { addItems, getCart, getCustomOrderConfirmation } from './cart/cart.ts';
import {
  getStoreAvailabilityExample,
  getStoreLocationDetailExample,
  getStoreLocationDetailListExample,
  resetSelectedStoreExample,
} from './delivery/store-availability.examples.ts';
import {
  getStoreAvailability,
  getStoreLocationDetail,
  getStoreLocationDetailList,
  resetSelectedStore,
} from './delivery/store-availability.ts';
import type { ExampledCall } from './examples.ts';
import {
  getProductListingExample,
  getSearchListingExample,
  getSeoListingExample,
} from './listing/listing.examples.ts';
import { getProductListing, getSearchListing, getSeoListing } from './listing/listing.ts';
import { savePlccOfferSelection } from './payment/credit-offer.ts';
import {
  getPopupExample,
  refreshCheckoutExample,
  saveCreditCardToBasketExample,
  savePaymentExample,
  savePlccOfferSelectionExample,
} from './payment/payment.examples.ts';
import { refreshCheckout, saveCreditCardToBasket, savePayment } from './payment/payment.ts';
import { saveDesignExample } from './personalization/personalization.examples.ts';
import { saveDesign } from './personalization/personalization.ts';
import { getPopup } from './popup.ts';
import {
  getRecentlyViewedCategoriesExample,
  getRecentlyViewedExample,
  updateRecentlyViewedExample,
} from './recommendations/recently-viewed.examples.ts';
import {
  getRecentlyViewed,
  getRecentlyViewedCategories,
  updateRecentlyViewed,
} from './recommendations/recently-viewed.ts';
import { getRecommendationsExample } from './recommendations/recommendations.examples.ts';
import { getRecommendations } from './recommendations/recommendations.ts';
import { addRegistryItemsExample, getRegistriesExample } from './registry/registry.examples.ts';
import { addRegistryItems, getRegistries } from './registry/registry.ts';

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
