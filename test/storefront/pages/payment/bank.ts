import { Hono } from 'hono';
import { html } from 'hono/html';
import { answerBank, type BankCheck, bankCheck, bankPath, secretOf } from '../../payments/bank-checks.ts';
import { contentSecurityPolicy } from '../../security.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import { hiddenField } from '../account/field.ts';
import type { Markup } from '../page.ts';

/*
 * The page of a card's bank (3-D Secure 2, decision 88): in a frame of the payment provider's component, which posts the
 * request there, or by itself. It stands in for another company's page, so it has neither the shop's frame nor its session.
 */

const paths = { answer: `${bankPath}/answer`, script: '/shop/bank-answer.js', styles: '/shop/bank.css' };

/** The buttons of the page: what the bank is told, and the status that the provider's component reads. */
const answers = {
  approve: { label: 'Confirm', outcome: 'approved', status: 'Y' },
  refuse: { label: 'Decline', outcome: 'refused', status: 'N' },
  cancel: { label: 'Cancel', outcome: undefined, status: 'U' },
} as const;

/** The bank's page and its form, without a session: the transaction is the secret that leads to them. */
export function bankRoutes(shop: Shop): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  app.use(bankPath, headers);
  app.use(`${bankPath}/*`, headers);
  app.get(bankPath, (c) => c.html(askPage(bankCheck(shop, c.req.query('transaction') ?? ''))));
  app.post(bankPath, async (c) => {
    const { creq } = await c.req.parseBody();
    return c.html(askPage(bankCheck(shop, transactionIn(creq))));
  });
  app.post(paths.answer, async (c) => {
    const { transaction, answer } = await c.req.parseBody();
    const check = bankCheck(shop, String(transaction));
    const given = Object.hasOwn(answers, String(answer))
      ? answers[answer as keyof typeof answers]
      : undefined;
    if (!check || !given) return c.html(askPage(undefined), 400);
    if (given.outcome) answerBank(shop, check.transactionId, given.outcome);
    if (check.way === 'frame') return c.html(donePage(given.status));
    const query = new URLSearchParams({ redirectResult: secretOf(shop, check.transactionId) });
    return c.redirect(`${check.returnPath}${check.returnPath.includes('?') ? '&' : '?'}${query}`, 303);
  });
  return app;
}

/** Of the shopper's own page, so it may be framed by the shop. */
async function headers(c: { header(name: string, value: string): void }, next: () => Promise<void>) {
  c.header('Content-Security-Policy', contentSecurityPolicy);
  c.header('Cache-Control', 'no-store');
  await next();
}

/** The transaction that the provider's component posts: base64url of JSON. */
function transactionIn(creq: unknown): string {
  try {
    const { threeDSServerTransID } = JSON.parse(Buffer.from(String(creq), 'base64url').toString());
    return String(threeDSServerTransID);
  } catch {
    return '';
  }
}

function askPage(check: BankCheck | undefined): Markup {
  if (!check)
    return document('Nothing to confirm', html`<p>This payment has ended, or been confirmed already.</p>`);
  return document(
    'Confirm your payment',
    html`<p>Your bank asks whether it is you who pays at the shop.</p>
<form method="post" action="${paths.answer}">
${hiddenField('transaction', check.transactionId)}
${Object.entries(answers).map(
  ([value, { label }]) => html`<button type="submit" name="answer" value="${value}">${label}</button>
`,
)}</form>`,
  );
}

/** Tells the component around the frame, as a bank's page does. */
const donePage = (status: string): Markup =>
  document(
    'Thank you',
    html`<p id="bank-answer" data-status="${status}">You can go back to the shop now.</p>
<script src="${paths.script}"></script>`,
  );

const document = (title: string, content: Markup): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${paths.styles}">
</head>
<body>
<main>
<p class="bank">Example Bank</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
