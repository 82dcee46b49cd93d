import type { Hono } from 'hono';
import { piecesLimit } from '../../../../src/domain/product/product-limits.ts';
import { refusedInput } from '../../api/answer.ts';
import { applyCertificate, removeCertificate, removeCertificates } from '../../cart/certificates.ts';
import { type Changed, refused } from '../../cart/changed.ts';
import {
  chooseShipping,
  moveToCart,
  removeInstallation,
  removeLine,
  removeSaved,
  saveForLater,
  updateQuantity,
  type VisitorsLine,
} from '../../cart/changes.ts';
import { applyPromo, applyZip, removePromo, setDonation } from '../../cart/choices.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import { link, type Page } from '../page.ts';
import { pageOf } from '../page-of-request.ts';
import { type Fields, postedFields } from '../posted-fields.ts';
import { cartPage } from './cart.ts';
import { cartPaths } from './paths.ts';
import type { Change, Refused } from './refused.ts';

/** The forms of the cart that a page's shopper posts: each change redirects to the cart, or shows it refused. */
interface CartForms {
  /** A form for the whole order. */
  form(path: string, act: (page: Page, fields: Fields) => Outcome): void;
  /** A form of one line: the change that it asks for, and what makes it. */
  ofLine(path: string, asked: (id: string, fields: Fields) => Change, act: LineAct): void;
}

/** A refusal; a path to redirect to, by default that of the order summary. */
type Outcome = Refused | string | undefined;
type LineAct = (line: VisitorsLine, fields: Fields) => Changed;

/** The cart's page and its forms, which work without script. */
export function cartRoutes(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  app.get(cartPaths.cart, (c) => c.html(cartPage(pageOf(c, shop, variant))));
  const form: CartForms['form'] = (path, act) => {
    app.post(path, async (c) => {
      const fields = await postedFields(c, shop);
      const page = pageOf(c, shop, variant);
      const outcome = act(page, fields);
      if (typeof outcome === 'object') return c.html(cartPage(page, outcome), 400);
      return c.redirect(link(page, outcome ?? cartPaths.summary), 303);
    });
  };
  const ofLine: CartForms['ofLine'] = (path, asked, act) =>
    form(path, (page, fields) => {
      const id = lineId(fields);
      const changed = act({ sessionId: page.sessionId, view: page.view, id }, fields);
      return refusal(changed, asked(String(id), fields), fields.Quantity) ?? cartPaths.cart;
    });
  lineForms(shop, { form, ofLine });
  orderForms(shop, { form, ofLine });
}

function lineForms(shop: Shop, { ofLine }: CartForms): void {
  ofLine(
    cartPaths.update,
    (id, fields) => ({ kind: 'quantity', id, quantity: quantityOf(fields) }),
    (line, fields) => {
      const quantity = quantityOf(fields);
      return quantity > 0
        ? updateQuantity(shop, line, quantity)
        : refused(`Please enter a whole number from 1 to ${piecesLimit.most}.`);
    },
  );
  const action = (kind: 'remove' | 'save' | 'move' | 'unsave' | 'installation') => (id: string) => ({
    kind,
    id,
  });
  ofLine(cartPaths.remove, action('remove'), (line) => removeLine(shop, line));
  ofLine(cartPaths.save, action('save'), (line) => saveForLater(shop, line));
  ofLine(cartPaths.moveToCart, action('move'), (line) => moveToCart(shop, line));
  ofLine(cartPaths.removeSaved, action('unsave'), (line) => removeSaved(shop, line));
  ofLine(cartPaths.removeInstallation, action('installation'), (line) => removeInstallation(shop, line));
  ofLine(
    cartPaths.shipping,
    (id, fields) => ({ kind: 'ship', id, ...deliveryOf(fields) }),
    (line, fields) => {
      const { isPickupSelected: isPickup, shipMethod } = deliveryOf(fields);
      return chooseShipping(shop, line, { isPickup, shipMethod });
    },
  );
}

/** 0 if it is no whole number. */
const quantityOf = ({ Quantity = '' }: Fields) => (/^\d{1,9}$/.test(Quantity) ? Number(Quantity) : 0);

function deliveryOf({ Delivery = '' }: Fields): { shipMethod?: number; isPickupSelected: boolean } {
  if (Delivery === 'pickup') return { isPickupSelected: true };
  if (!/^\d{1,3}$/.test(Delivery)) throw refusedInput('Delivery', Delivery, 'pickup, or a ship method');
  return { shipMethod: Number(Delivery), isPickupSelected: false };
}

function orderForms(shop: Shop, { form }: CartForms): void {
  form(cartPaths.promo, ({ sessionId, view }, { PromoCode = '' }) => {
    const change = { kind: 'promo', promoCode: PromoCode } as const;
    if (!PromoCode.trim()) return { change, message: 'Please enter a promo code.' };
    const { promoErrorMessage, cartErrorMessage, isSuccess } = applyPromo(shop, sessionId, view, PromoCode);
    return refusal({ isSuccess, message: promoErrorMessage ?? cartErrorMessage }, change, PromoCode);
  });
  form(cartPaths.removePromo, ({ sessionId }) =>
    refusal(removePromo(shop, sessionId), { kind: 'promo', promoCode: '' }),
  );
  form(cartPaths.zip, ({ sessionId, view }, { ZipCode = '' }) =>
    refusal(applyZip(shop, sessionId, view, ZipCode), { kind: 'zip', zipCode: ZipCode }, ZipCode),
  );
  form(cartPaths.donation, ({ sessionId, view }, { Amount = '' }) => {
    if (!/^\d{1,9}$/.test(Amount)) throw refusedInput('Amount', Amount, 'a whole number of cents');
    const amount = Number(Amount);
    return refusal(setDonation(shop, sessionId, view, amount), { kind: 'donation', amount });
  });
  form(cartPaths.certificate, ({ sessionId }, { CertificateNumber: certificateNumber = '' }) =>
    refusal(applyCertificate(shop, sessionId, certificateNumber), {
      kind: 'certificate',
      certificateNumber,
      isApplied: true,
    }),
  );
  form(cartPaths.removeCertificate, ({ sessionId }, { CertificateNumber: certificateNumber = '' }) => {
    removeCertificate(shop, sessionId, certificateNumber);
    return undefined;
  });
  form(cartPaths.removeCertificates, ({ sessionId }, { Next }) => {
    removeCertificates(shop, sessionId);
    return Next === 'checkout' ? cartPaths.checkout : undefined;
  });
}

/** What a form shows again after a refused change. */
function refusal(
  { isSuccess, message }: Changed,
  change: Change,
  typed?: string | undefined,
): Refused | undefined {
  return isSuccess ? undefined : { change, message: message ?? 'This did not work.', typed };
}

function lineId({ LineId }: Fields): number {
  if (!LineId || !/^\d{1,15}$/.test(LineId)) throw refusedInput('LineId', LineId, 'the id of a line');
  return Number(LineId);
}
