import { vi } from 'vitest';
import { examples } from '../../../../widgets/reset-password/reset-password.examples.ts';
import resetPassword from '../../../../widgets/reset-password/reset-password.island.ts';
import { resetPasswordMessages } from '../../../../widgets/reset-password/reset-password.messages.ts';
import { type IslandExample, openIsland, type TestPage } from '../../render-island.tsx';

/** The layer right after opening. */
export async function open(example: IslandExample, on?: TestPage) {
  const island = await openIsland(resetPassword, example, on);
  const { page, shopper, requests } = island;
  return {
    ...island,
    field: () => page.getByRole('textbox') as HTMLInputElement,
    button: () => page.getByRole('button', { name: /^(Reset Password|Sending)/ }),
    send: () => shopper.click(page.getByRole('button', { name: /^(Reset Password|Sending)/ })),
    alert: () => page.queryAllByRole('alert').find(({ textContent }) => textContent !== ''),
    sent: () => requests.filter(({ call }) => call === 'requestPasswordReset').map(({ body }) => body),
    asked: () => requests.filter(({ call }) => call === 'getResetToken').length,
    success: () => page.findByText(resetPasswordMessages.resetPasswordSuccess),
  };
}

/** The layer once its form shows. */
export async function shown(example: IslandExample = examples.prefilled, on?: TestPage) {
  const island = await open(example, on);
  await vi.waitFor(() => island.field());
  return island;
}
