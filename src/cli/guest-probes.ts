import type { TestShopper } from './test-shopper.ts';

// `.example` is nobody's. A browser reads a backslash as a slash.
const elsewhere = 'elsewhere.example';
const foreign = [`https://${elsewhere}/`, `//${elsewhere}/`, `/\\${elsewhere}/`];

/** Posts the form of a guest with an address of another shop, to which nobody may be led from here. */
export async function probeForeignRedirect(shopper: TestShopper, form: string): Promise<void> {
  for (const redirectUrl of foreign) {
    const { location = '' } = (await shopper.postForm(form, { redirectUrl })) ?? {};
    if (URL.canParse(location, 'http://shop.example') && hostOf(location) === elsewhere)
      shopper.report(
        `POST ${form}`,
        `it redirects to the redirectUrl ${redirectUrl}, which is not a path of the shop`,
        'security.html#urls-in-responses',
      );
  }
}

const hostOf = (location: string) => new URL(location, 'http://shop.example').hostname;
