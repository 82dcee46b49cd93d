import { hasLuhnDigit } from '../domain/payment/luhn.ts';
import { parseContext } from '../page/context.ts';
import { around, type Fact, type Finding, isHost, jsonOf, mistake, tagOf } from './fact.ts';
import { contextOf, type Page } from './page.ts';

/** Finds card data where it must not be: in the page's JSON, and in the shop's own fields where the provider has fields. */
export function checkCards(page: Page): Finding[] {
  return [...checkNumbers(page), ...checkFields(page)];
}

/** The numbers of cards: 15 or 16 digits that begin with a network's digits, and match Luhn's checksum. */
const cardNumber = /(?<![\d.])(?:3[47]\d{13}|[2-6]\d{15})(?![\d.])/g;

function checkNumbers({ facts }: Page): Finding[] {
  return facts.flatMap((fact) =>
    jsonOf(fact).flatMap(({ place, text }) => {
      const [digits] = (text.match(cardNumber) ?? []).filter(hasLuhnDigit);
      if (!digits) return [];
      return mistake(
        'card-number',
        `${place} has a whole card number, which ends in ${digits.slice(-4)}: whoever reads the page’s HTML has it.`,
        'Send the last four digits only, and find out where the others have been stored or logged.',
        fact,
      );
    }),
  );
}

const isCardField = ({ name, attributes }: Fact) =>
  name === 'input' &&
  (/\bcc-(number|csc)\b/.test(attributes.get('autocomplete') ?? '') ||
    /^(card[-_]?number|cvv|cvc|security[-_]?code)$/i.test(attributes.get('name') ?? ''));

const isCardHost = (fact: Fact) =>
  isHost(fact) && /^(card-entry|checkout)$/.test(fact.attributes.get('data-island') ?? '');

/** With the provider's fields a card's number must never be typed into the shop's own page (PCI DSS, SAQ A). */
function checkFields(page: Page): Finding[] {
  const { features } = parseContext(contextOf(page).text, () => {});
  if (!features.paymentProvider_EnableAdyen) return [];
  const field = page.facts.find(isCardField);
  if (!field) return [];
  // The server's content of a mounted island is out of the document, so its fields have no element around them.
  const host = field.parent ? around(field, isCardHost) : page.facts.find(isCardHost);
  if (!host) return [];
  return [
    mistake(
      'card-field',
      `features.paymentProvider_EnableAdyen is true, and ${tagOf(host)} has a field of the shop’s own for a card: what is typed there before the island mounts, or if it fails, is the shop’s to protect.`,
      'Leave the card’s fields out of the server’s content, and render a link to a payment page of the provider, or words, in their place.',
      host,
    ),
  ];
}
