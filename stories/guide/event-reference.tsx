import type { PageEvents } from '../../src/page/events.ts';
import { pageEvents, senders } from './read-sources.ts';
import { Codes, Table } from './table.tsx';

/** When each event is sent; its detail is declared in src/page/events.ts. */
const words: Record<keyof PageEvents, string> = {
  'storefront:island-mounted': 'An island has mounted. Sent on its host.',
  'storefront:island-failed':
    'An island has failed and the server’s content is back. Sent on its host; preventDefault() keeps the console quiet. The last 50 are replayed by storefrontIslands.on.',
  'storefront:item-added': 'Items were added to the cart.',
  'storefront:item-updated': 'A line of the cart has changed.',
  'storefront:cart-changed':
    'The cart was fetched; subtotal is in cents. The last one is replayed by storefrontIslands.on.',
  'storefront:payment-changed':
    'Other cards pay for the order: the server’s name of each type, the last four digits, the amount in cents. The last one is replayed by storefrontIslands.on.',
  'storefront:registry-changed':
    'A registry has changed; count is how many pieces it holds now, and is left out where the server does not say.',
  'storefront:signed-in': 'The shopper has signed in.',
  'storefront:listing-changed':
    'A listing shows other products: those in view are drawn, those below follow at once.',
  'storefront:step-changed': 'The checkout has moved to another step.',
  'storefront:track': 'Something for analytics: see Analytics.',
  'storefront:error':
    'A call that the shopper was waiting for has failed; one in the background is only logged.',
};

/** Every page event: when it is sent, its detail, and its senders. */
export function EventReference() {
  const rows = pageEvents.map(({ name, type }) => [
    `\`${name}\``,
    words[name as keyof PageEvents],
    `\`${type}\``,
    senders[name] ? <Codes key="senders" words={senders[name]} /> : 'nothing yet: the name is kept',
  ]);
  return <Table head={['Event', 'When', 'Detail', 'Sent by']} rows={rows} />;
}
