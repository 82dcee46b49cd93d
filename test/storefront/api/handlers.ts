import { figuresOf } from '../shipping/figures.ts';
import { answerRequestPasswordReset, answerResetToken, answerSignInConfiguration } from './account.ts';
import { answerAvailability } from './availability.ts';
import { answerBoardSummaries } from './boards.ts';
import { answerAddItems } from './cart/add-items.ts';
import { answerCart } from './cart/cart.ts';
import {
  answerApplyCertificate,
  answerRemoveCertificate,
  answerRemoveCertificates,
} from './cart/certificates.ts';
import {
  answerAddDonation,
  answerApplyPromo,
  answerApplyZip,
  answerEstimatedDeliveryDate,
  answerMoveToCart,
  answerRemoveFromSaved,
  answerRemoveInstallationService,
  answerRemoveItem,
  answerRemovePromo,
  answerSaveForLater,
  answerUpdateItem,
  answerUpdateShipMethod,
} from './cart/changes.ts';
import {
  answerCheckoutCart,
  answerCheckoutPopup,
  answerRemoveAllNlaItems,
  answerRemoveInHousePersonalizedNlaItems,
  answerRemoveInstallationServices,
  answerRemoveNlaItems,
  answerRemovePersonalizedItems,
  answerRemovePfasItems,
} from './cart/checkout.ts';
import { checkoutHandlers } from './checkout/handlers.ts';
import { answerAuthenticate, malformedAuthentication } from './identity.ts';
import { answerListing } from './listing.ts';
import {
  answerLogCheckout,
  answerPopup,
  answerSaveCreditCardToBasket,
  answerSavePayment,
  answerSavePlccOfferSelection,
  malformedPayment,
} from './payment/cards.ts';
import { meansHandlers } from './payment/means.ts';
import { walletHandlers } from './payment/wallets.ts';
import {
  answerCustomOrderConfirmation,
  answerRenderPersonalization,
  answerSaveDesign,
} from './personalization.ts';
import { answerQuickView } from './quick-view.ts';
import {
  answerRecentlyViewed,
  answerRecentlyViewedCategories,
  answerUpdateRecentlyViewed,
} from './recently-viewed.ts';
import { answerCrossSell, answerRecommendations } from './recommendations.ts';
import { answerAddRegistryItems, answerRegistries } from './registry.ts';
import type { ApiRequest, Handler } from './request.ts';
import { answerBrowseDto, answerChoiceGroups, answerQuickship } from './special-order.ts';
import {
  answerResetSelectedStore,
  answerStoreAvailability,
  answerStoreLocation,
  answerStoreLocations,
} from './store-availability.ts';

/** The handlers of the declared calls, by the call's name. */
export const handlers: Readonly<Record<string, Handler>> = {
  getCart: answerCart,
  addItems: answerAddItems,
  removeItem: answerRemoveItem,
  updateItem: answerUpdateItem,
  saveForLater: answerSaveForLater,
  moveToCart: answerMoveToCart,
  removeFromSaved: answerRemoveFromSaved,
  updateShipMethod: answerUpdateShipMethod,
  removeInstallationService: answerRemoveInstallationService,
  addDonation: answerAddDonation,
  applyZip: answerApplyZip,
  applyPromo: answerApplyPromo,
  removePromo: answerRemovePromo,
  getEstimatedDeliveryDate: answerEstimatedDeliveryDate,
  checkoutCart: answerCheckoutCart,
  getCheckoutPopup: answerCheckoutPopup,
  removeNlaItems: answerRemoveNlaItems,
  removeAllNlaItems: answerRemoveAllNlaItems,
  removePfasItems: answerRemovePfasItems,
  removePersonalizedItems: answerRemovePersonalizedItems,
  removeInHousePersonalizedNlaItems: answerRemoveInHousePersonalizedNlaItems,
  removeInstallationServices: answerRemoveInstallationServices,
  applyCartRewardCertificate: answerApplyCertificate,
  applyProviderRewardCertificate: answerApplyCertificate,
  removeRewardCertificate: answerRemoveCertificate,
  removeProviderRewardCertificate: answerRemoveCertificate,
  removeCertificates: answerRemoveCertificates,
  removeProviderCertificates: answerRemoveCertificates,
  getCustomOrderConfirmation: answerCustomOrderConfirmation,
  saveDesign: answerSaveDesign,
  renderPersonalization: answerRenderPersonalization,
  getRecommendations: answerRecommendations,
  getMainPi: answerRecommendations,
  getCrossSell: answerCrossSell,
  updateRecentlyViewed: answerUpdateRecentlyViewed,
  getRecentlyViewed: answerRecentlyViewed,
  getRecentlyViewedCategories: answerRecentlyViewedCategories,
  getShippingCharges: ({ view }: ApiRequest) => figuresOf(view),
  getAvailability: answerAvailability,
  getBoardSummaries: answerBoardSummaries,
  getStoreAvailability: answerStoreAvailability,
  resetSelectedStore: answerResetSelectedStore,
  getStoreLocationDetail: answerStoreLocation,
  getStoreLocationDetailList: answerStoreLocations,
  getSignInConfiguration: answerSignInConfiguration,
  authenticate: answerAuthenticate,
  getResetToken: answerResetToken,
  requestPasswordReset: answerRequestPasswordReset,
  getRegistries: answerRegistries,
  addRegistryItems: answerAddRegistryItems,
  savePayment: answerSavePayment,
  ...checkoutHandlers,
  ...meansHandlers,
  ...walletHandlers,
  saveCreditCardToBasket: answerSaveCreditCardToBasket,
  savePlccOfferSelection: answerSavePlccOfferSelection,
  logCheckout: answerLogCheckout,
  getPopup: answerPopup,
  getBrowseDto: answerBrowseDto,
  getChoiceGroups: answerChoiceGroups,
  getQuickship: answerQuickship,
  getQuickView: answerQuickView,
  getProductListing: answerListing,
  getSearchListing: answerListing,
  getSeoListing: answerListing,
};

/** A call's own message for an invalid payload; it never repeats the given value. */
export const refusedPayloads: Readonly<Record<string, object>> = {
  authenticate: malformedAuthentication,
  savePayment: malformedPayment,
  saveCreditCardToBasket: malformedPayment,
};
