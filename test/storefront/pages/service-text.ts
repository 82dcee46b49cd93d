import { phones } from '../phones.ts';

interface ServicePage {
  path: string;
  title: string;
  paragraphs: string[];
}

function service(name: string, title: string, ...paragraphs: string[]): ServicePage {
  return { path: `/customer-service/${name}`, title, paragraphs };
}

/** The plain text pages of customer service. */
export const servicePages: readonly ServicePage[] = [
  service(
    'shipping',
    'Shipping & Delivery',
    'Made-to-order pieces are built after you order. The product page names the number of weeks, and so does your confirmation.',
  ),
  service(
    'returns',
    'Returns & Exchanges',
    'Anything from stock can come back within 30 days in its original condition. Parcels go back with the label that came in the box; for furniture we send the same team that delivered it.',
    'Made-to-order and monogrammed pieces are made for you alone and cannot be returned, unless they arrive damaged or are not what you ordered.',
    'Refunds reach the card you paid with within five business days of the return.',
  ),
  service(
    'contact-us',
    'Contact Us',
    `Our customer service answers at ${phones.US}, in Canada at ${phones.CA}, every day from 8 am to 9 pm Central Time.`,
    'Design services are free: bring a floor plan and a few pictures to any store, and leave with a room.',
  ),
  service(
    'terms-of-use',
    'Terms of Use',
    'This is a reference storefront. It takes no orders, and no payment data. What you put into the cart stays on the machine the storefront runs on.',
    'Product names, prices and pictures are made up.',
    'You may make an account with any email address that looks like one; nothing is sent to it, and nobody checks that it is yours. Choose a password you use nowhere else.',
    'What would be sent stands in a mailbox for developers instead, links to choose a new password included: whoever can reach this storefront can read it.',
    'After five wrong passwords in a row, signing in with that address is locked for 15 minutes.',
    'An account is yours alone. Sign out on a machine that others use; signing out leaves your cart on the device.',
  ),
  service(
    'privacy-policy',
    'Privacy Policy',
    'The storefront keeps one signed session cookie, so that your cart is still yours tomorrow, and one cookie that remembers brand, country and layout. Nothing is sent anywhere else.',
    'Of an account it keeps the email address, the first name, and the password as a salted scrypt hash, from which it cannot be read back. All of it is in one database file beside the storefront; remove the file, and it is gone.',
    'Whether an address has an account is told to nobody: signing in, creating an account and resetting a password answer the same for an address that has one and for an address that has none.',
    'Registries belong to the account, and are shown to nobody else. What a visitor asked to be added before signing in is kept with the session for 30 minutes.',
    'Mails are not sent but kept, the last 500 of them, in the same file. A link to choose a new password works once, for 30 minutes.',
    'Wrong passwords are counted under a hash of the address, and forgotten after 15 minutes or when you sign in. A sign-in ends by itself after a day.',
  ),
];
