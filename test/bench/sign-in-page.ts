import { type Bench, type OpenPage, openPage } from './question.ts';
import { productPath } from './shop-page.ts';

/** The header's link that opens the sign-in popup. */
export const opener = '.shop-tool[data-island-open="sign-in-popup"]';

/** An idle product page with the popup's files loaded, because the pointer has been near its link. */
export async function openBeforeSignIn(bench: Bench): Promise<OpenPage> {
  const opened = await openPage(bench);
  const { page } = opened;
  await page.goto(bench.shopUrl + productPath);
  await page.waitForFunction(() => 'storefrontIslands' in window);
  const arrived = page.waitForResponse('**/widgets/sign-in-popup.js');
  await page.locator(opener).hover();
  await arrived;
  await page.waitForLoadState('networkidle');
  return opened;
}
