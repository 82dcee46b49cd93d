import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { fillIn } from '../../../../src/domain/messages.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import {
  type CardFlags,
  type CardProblems,
  cardFieldNames,
  flaggedProblems,
  savedCardProblem,
} from '../../../../src/domain/payment/card-flags.ts';
import { formProblems, newCard } from '../../../../src/domain/payment/card-text.ts';
import { cardMessages } from '../../../../src/domain/payment/payment-card-messages.ts';
import { payingMessages } from '../../../../src/domain/payment/payment-messages.ts';
import { parseAmount, restOf } from '../../../../src/domain/payment/split-amounts.ts';
import { payWithTwoMessages } from '../../../../widgets/pay-with-two/pay-with-two.messages.ts';
import { RefusedError, refusedInput } from '../../api/answer.ts';
import { noOfferMessage } from '../../payments/offer.ts';
import { amountDue } from '../../payments/order-cards.ts';
import { setCreditOffer, setOnlyRewardCards } from '../../payments/order-payment.ts';
import { enteredCard, type PayingCard, type PaymentResult, payOnce } from '../../payments/pay.ts';
import { popupContent } from '../../payments/popups.ts';
import { ownCard } from '../../payments/saved-cards.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import { loginLink } from '../account/return-to.ts';
import { cartInsteadOf, mayCheckOut } from '../checkout/entry.ts';
import { insteadOf } from '../checkout/instead-of.ts';
import { link, type Markup, type Page, personal } from '../page.ts';
import { pageOf } from '../page-of-request.ts';
import { type Fields, postedFields } from '../posted-fields.ts';
import { postedAttempt } from './attempt-fields.ts';
import { billingPage } from './billing.ts';
import type { RefusedForm } from './card-form.ts';
import { choicePage, offerPage, type RefusedTwoCards, savedCardsPage, twoCardsPage } from './choices.ts';
import { meansRoutes } from './means-routes.ts';
import {
  billingPath,
  cardPath,
  offerPath,
  ownPaymentPath,
  paymentPath,
  savedCardsPath,
  securityCodePath,
  twoCardsPath,
} from './paths.ts';
import { ownPaymentPage, paymentPage } from './payment.ts';
import type { Post } from './posted-form.ts';

/** The payment page, and its popups as pages and forms. Without an order it redirects to the cart. */
export function paymentRoutes(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  const away = (page: Page) => (mayCheckOut(page) ? undefined : link(page, cartInsteadOf(page, 'payment')));
  const get = (path: string, render: (page: Page) => Markup, isForAccounts = false) =>
    app.get(path, (c) => {
      const page = pageOf(c, shop, variant);
      const instead = away(page) ?? (isForAccounts && !page.account ? loginLink(page, needed) : undefined);
      return instead ? c.redirect(instead, 303) : c.html(render(page), 200, personal);
    });
  const post: Post = (path, answer) =>
    app.post(path, async (c) => {
      const fields = await postedFields(c, shop);
      const page = pageOf(c, shop, variant);
      const instead = away(page);
      return instead ? c.redirect(instead, 303) : answer(c, page, fields);
    });

  app.get(paymentPath, (c) => {
    const page = pageOf(c, shop, variant);
    const instead = insteadOf(page, 'payment');
    if (instead !== undefined) return c.redirect(link(page, instead), 303);
    return c.html(paymentPage(page), 200, personal);
  });
  get(ownPaymentPath, (page) => ownPaymentPage(page));
  for (const path of [paymentPath, ownPaymentPath])
    post(path, (c, page, { rewards }) => {
      if (rewards !== 'only' && rewards !== 'any') throw refusedInput('rewards', rewards, 'only or any');
      setOnlyRewardCards(shop, page.sessionId, rewards === 'only');
      return c.redirect(`${link(page, path)}#header_payment`, 303);
    });
  get(savedCardsPath, (page) => savedCardsPage(page), true);
  get(twoCardsPath, (page) => twoCardsPage(page), true);
  get(offerPath, offerFor);
  get(securityCodePath, (page) => {
    const { title, html: content } = popupContent('CreditCardVerification')!;
    return choicePage(page, title, undefined, html`${raw(content)}`);
  });

  get(billingPath, (page) => billingPage(page));
  meansRoutes(post);

  post(cardPath, (c, page, fields) => {
    const attempt = postedAttempt(fields);
    const again = (problems: CardProblems, cardErrors: RefusedForm['cardErrors']) => {
      const isSaveTicked = fields.saveToAccount === 'true';
      const { attemptId } = attempt;
      const card = { problems, cardErrors, isSaveTicked, attemptId };
      return c.html(paymentPage(page, { card }), 400, personal);
    };
    const { card, problems } = readCard(page, fields);
    if (!card) return again(problems, wrongFields(problems, fields));
    const result = payOnce(page, [card], attempt) ?? late;
    if (result.isSuccess) return done(c, page);
    if (result.redirectUrl) return c.redirect(link(page, result.redirectUrl), 303);
    const [flags] = result.errors;
    if (flags) return again(flaggedProblems(flags as CardFlags, undefined, cardMessages), flags as CardFlags);
    const message = result.message ?? undefined;
    return again({ card: message }, { message });
  });

  post(savedCardsPath, (c, page, { card, ...attempt }) => {
    if (!page.account) return c.redirect(loginLink(page, needed), 303);
    const result = payOnce(page, [ownPaying(page, card)], postedAttempt(attempt)) ?? late;
    if (result.isSuccess) return done(c, page);
    return c.html(savedCardsPage(page, { card, error: problemOf(result) }), 400, personal);
  });

  post(twoCardsPath, (c, page, { first, second, amount = '', ...attempt }) => {
    if (!page.account) return c.redirect(loginLink(page, needed), 303);
    const again = (error: string, at?: RefusedTwoCards['at']) =>
      c.html(twoCardsPage(page, { first, second, amount, error, at }), 400, personal);
    if (!first) return again(payWithTwoMessages.selectTwoCards, 'first');
    if (!second || first === second) return again(payWithTwoMessages.selectTwoCards, 'second');
    const due = amountDue(shop, page.sessionId, page.view);
    const cents = parseAmount(amount);
    const rest = restOf(due, cents);
    if (cents === undefined || rest === undefined)
      return again(fillIn(payWithTwoMessages.amountWrong, formatPrice(due, page.view)), 'amount');
    const cards = [ownPaying(page, first, cents), ownPaying(page, second, rest)];
    const result = payOnce(page, cards, postedAttempt(attempt)) ?? late;
    return result.isSuccess ? done(c, page) : again(problemOf(result));
  });

  post(offerPath, (c, page, { selectedOption }) => {
    if (selectedOption !== '1' && selectedOption !== '2')
      throw refusedInput('selectedOption', selectedOption, '1 or 2');
    setCreditOffer(shop, page.sessionId, selectedOption === '1' ? 1 : 2);
    return done(c, page);
  });
}

/** The outcome is not known yet: the page says so, and its form asks again. */
const late: PaymentResult = {
  isSuccess: false,
  message: payingMessages.paymentNotKnown,
  redirectUrl: null,
  amountDue: null,
  errors: [],
  action: null,
};

/** Why saved cards do not pay, as a message for their page. */
function problemOf({ message, errors }: PaymentResult): string {
  const flags = errors.find(Boolean) as CardFlags | undefined;
  return message ?? savedCardProblem(flags, cardMessages)!;
}

const needed = { isRedirect: 'true' };

function done(c: Context<ShopEnv>, page: Page): Response {
  return c.redirect(`${link(page, paymentPath)}#header_payment`, 303);
}

function offerFor(page: Page): Markup {
  if (page.view.country === 'US') return offerPage(page);
  return choicePage(page, 'Credit Card Offer', noOfferMessage, html``);
}

/** The card in a form's fields, by the same rules as the island's. */
function readCard(page: Page, fields: Fields): { card?: PayingCard; problems: CardProblems } {
  const { cardNumber: number = '', cardExpiry: expiry = '', cardCode: securityCode = '' } = fields;
  const text = { number, expiry, securityCode };
  const today = new Date();
  const problems = formProblems(text, cardMessages, { today });
  if (Object.keys(problems).length > 0) return { problems };
  const saveToAccount = page.account !== undefined && fields.saveToAccount === 'true';
  return { card: enteredCard(newCard(text, { saveToAccount, today })), problems };
}

/** The flags of a form's wrong fields, and which of them were empty. */
function wrongFields(problems: CardProblems, fields: Fields): RefusedForm['cardErrors'] {
  const names = { number: 'cardNumber', expiry: 'cardExpiry', securityCode: 'cardCode' } as const;
  return {
    hasNumberError: !!problems.number,
    hasExpDateError: !!problems.expiry,
    hasCvvError: !!problems.securityCode,
    emptyFields: cardFieldNames.filter((name) => !/[0-9]/.test(fields[names[name]] ?? '')),
  };
}

function ownPaying(page: Page, token: string | undefined, appliedAmount?: number): PayingCard {
  const card = page.account && ownCard(page.shop, page.account, token ?? '');
  if (!card) throw new RefusedError(404, 'We could not find this card. It may have been removed.');
  return { kind: 'saved', card, appliedAmount };
}
