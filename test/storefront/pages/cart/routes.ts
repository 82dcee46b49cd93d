import type { Hono } from 'hono';
import { refusedInput } from '../../api/answer.ts';
import { applyCertificate, removeCertificate, removeCertificates } from '../../cart/certificates.ts';
import type { Changed } from '../../cart/changed.ts';
import {
  chooseShipping,
  moveToCart,
  removeInstallation,
  removeLine,
  removeSaved,
  saveForLater,
  updateQuantity,
} from '../../cart/changes.ts';
import { applyPromo, applyZip, removePromo, setDonation } from '../../cart/choices.ts';
import { maxQuantity } from '../../cart/lines.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import { link, type Page } from '../page.ts';
import { type Fields, postedFields } from '../posted-fields.ts';
import { pageOf } from '../routes.ts';
import { cartPage } from './cart.ts';
import { cartPaths } from './paths.ts';
import type { Refused, RefusedForm } from './refused.ts';

/** The forms of the cart that a page's shopper posts: each change redirects to the cart, or shows it refused. */
interface CartForms {
  /** A form for the whole order. */
  form(path: string, act: (page: Page, fields: Fields) => Outcome): void;
  /** A form of one line; by default its refusal is about the cart. */
  ofLine(path: string, change: LineChange, refusedForm?: RefusedForm): void;
}

/** A refusal; a path to redirect to, by default that of the order summary. */
type Outcome = Refused | string | undefined;
type LineChange = (line: { sessionId: string; id: number }, fields: Fields, page: Page) => Changed;

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
  const ofLine: CartForms['ofLine'] = (path, change, refusedForm = 'cart') =>
    form(path, (page, fields) => {
      const id = lineId(fields);
      const changed = change({ sessionId: page.sessionId, id }, fields, page);
      const refused = refusal(changed, { form: refusedForm, lineId: String(id), typed: fields.Quantity });
      return refused ?? cartPaths.cart;
    });
  lineForms(shop, { form, ofLine });
  orderForms(shop, { form, ofLine });
}

function lineForms(shop: Shop, { ofLine }: CartForms): void {
  ofLine(
    cartPaths.update,
    (line, { Quantity = '' }) => {
      const quantity = /^\d{1,9}$/.test(Quantity) ? Number(Quantity) : 0;
      return quantity > 0
        ? updateQuantity(shop, line, quantity)
        : { isSuccess: false, message: `Please enter a whole number from 1 to ${maxQuantity}.` };
    },
    'quantity',
  );
  ofLine(cartPaths.remove, (line) => removeLine(shop, line));
  ofLine(cartPaths.save, (line) => saveForLater(shop, line));
  ofLine(cartPaths.moveToCart, (line) => moveToCart(shop, line), 'saved');
  ofLine(cartPaths.removeSaved, (line) => removeSaved(shop, line));
  ofLine(cartPaths.removeInstallation, (line) => removeInstallation(shop, line));
  ofLine(
    cartPaths.shipping,
    (line, { Delivery = '' }, { view }) => {
      if (Delivery === 'pickup') return chooseShipping(shop, view, line, { isPickup: true });
      if (!/^\d{1,3}$/.test(Delivery)) throw refusedInput('Delivery', Delivery, 'pickup, or a ship method');
      return chooseShipping(shop, view, line, { shipMethod: Number(Delivery), isPickup: false });
    },
    'shipping',
  );
}

function orderForms(shop: Shop, { form }: CartForms): void {
  form(cartPaths.promo, ({ sessionId, view }, { PromoCode = '' }) => {
    const message = PromoCode.trim() ? undefined : 'Please enter a promo code.';
    if (message) return { form: 'promo', message };
    const applied = applyPromo(shop, sessionId, view, PromoCode);
    const refused = applied.promoErrorMessage ?? applied.cartErrorMessage;
    return refused === null ? undefined : { form: 'promo', message: refused, typed: PromoCode };
  });
  form(cartPaths.removePromo, ({ sessionId }) => refusal(removePromo(shop, sessionId), { form: 'promo' }));
  form(cartPaths.zip, ({ sessionId, view }, { ZipCode = '' }) =>
    refusal(applyZip(shop, sessionId, view, ZipCode), { form: 'zip', typed: ZipCode }),
  );
  form(cartPaths.donation, ({ sessionId }, { Amount = '' }) => {
    if (!/^\d{1,9}$/.test(Amount)) throw refusedInput('Amount', Amount, 'a whole number of cents');
    return refusal(setDonation(shop, sessionId, Number(Amount)), { form: 'donation' });
  });
  form(cartPaths.certificate, ({ sessionId }, { CertificateNumber = '' }) =>
    refusal(applyCertificate(shop, sessionId, CertificateNumber), { form: 'certificates' }),
  );
  form(cartPaths.removeCertificate, ({ sessionId }, { CertificateNumber = '' }) =>
    refusal(removeCertificate(shop, sessionId, CertificateNumber), { form: 'certificates' }),
  );
  form(cartPaths.removeCertificates, ({ sessionId }, { Next }) => {
    const refused = refusal(removeCertificates(shop, sessionId), { form: 'certificates' });
    return refused ?? (Next === 'checkout' ? cartPaths.checkout : undefined);
  });
}

/** What a form shows again after a refused change. */
function refusal(
  { isSuccess, message }: Changed,
  where: Pick<Refused, 'form'> & { lineId?: string | undefined; typed?: string | undefined },
): Refused | undefined {
  if (isSuccess) return undefined;
  const { form, lineId, typed } = where;
  return {
    form,
    message: message ?? 'This did not work.',
    ...(lineId !== undefined && { lineId }),
    ...(typed !== undefined && { typed }),
  };
}

function lineId({ LineId }: Fields): number {
  if (!LineId || !/^\d{1,15}$/.test(LineId)) throw refusedInput('LineId', LineId, 'the id of a line');
  return Number(LineId);
}
