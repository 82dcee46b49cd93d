import { describe, expect, test, vi } from 'vitest';
import { callTimeoutMs, retryDelayMs } from '../../../../src/domain/retry.ts';
import { examples } from '../../../../widgets/security-code-help/security-code-help.examples.ts';
import securityCodeHelp from '../../../../widgets/security-code-help/security-code-help.island.ts';
import { faultNames } from '../../http/faults.ts';
import { faultAnswer, openIsland, type RenderedIsland } from '../../render-island.tsx';
import { skipTimers } from '../../skip-timers.ts';

const alertOf = ({ page }: RenderedIsland) =>
  page.queryAllByRole('alert').find(({ textContent }) => textContent !== '');

test('shows the server’s content for the popup’s name', async () => {
  const island = await openIsland(securityCodeHelp, examples.help);
  await island.page.findByText(/The last three digits on the back of your card/);
  island.page.getByRole('dialog', { name: 'Your Security Code' });
  expect(island.requests.map(({ url }) => url.search)).toEqual(['?popupName=CreditCardVerification']);
});

test('has a default title if the server sends none', async () => {
  const island = await openIsland(securityCodeHelp, examples['without a title']);
  await island.page.findByText('Look at the back of your card.');
  island.page.getByRole('dialog', { name: 'Your Security Code' });
});

test('is busy while the content loads', async () => {
  const island = await openIsland(securityCodeHelp, examples.loading);
  expect(island.page.getByRole('dialog').querySelector('[aria-busy=true]')).not.toBeNull();
});

const faults = faultNames.filter((fault) => fault !== 'slow-then-fine');

describe.each(faults)('when the content cannot be fetched: %s', (fault) => {
  test('the popup shows the failure, and Try Again works', async () => {
    skipTimers(retryDelayMs, callTimeoutMs);
    const good = examples.help.answers.getPopup;
    const island = await openIsland(securityCodeHelp, {
      ...examples.help,
      answers: { getPopup: faultAnswer(fault, good) },
    });
    await vi.waitFor(() =>
      expect(alertOf(island)?.textContent).toMatch(/try again|refresh your page|not available/),
    );
    island.answer('getPopup', good);
    await island.shopper.click(island.page.getByRole('button', { name: 'Try Again' }));
    await island.page.findByText(/The last three digits on the back of your card/);
    expect(alertOf(island)).toBeUndefined();
  });
});
