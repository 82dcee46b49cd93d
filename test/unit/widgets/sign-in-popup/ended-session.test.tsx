import { within } from 'storybook/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { addItems } from '../../../../src/contract/cart/cart.ts';
import { callDetails } from '../../../../src/http/address.ts';
import { SessionError } from '../../../../src/http/errors/session-error.ts';
import { provideOverlays } from '../../../../src/page/overlays.ts';
import { returnKey } from '../../../../src/page/return-record.ts';
import { open } from '../../../../src/runtime/core.tsx';
import { type CarriedDeed, carriedDeeds } from '../../../../src/state/ended-session.ts';
import { handleFailure } from '../../../../src/state/failure.ts';
import { examples } from '../../../../widgets/sign-in-popup/sign-in-popup.examples.ts';
import signInPopup from '../../../../widgets/sign-in-popup/sign-in-popup.island.ts';
import { closed } from '../../popup-page.ts';
import { openTestPage } from '../../render-island.tsx';
import { goTo, notePosts } from '../sign-in/sign-in-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  goTo('/p/410553?color=sand');
});

/** A page whose session has ended, with the popup itself. */
function endedPage() {
  const on = openTestPage(examples.expired);
  const page = within(document.body);
  const opened: string[] = [];
  const openPopup = async (name: string, props?: Record<string, unknown>) => {
    opened.push(name);
    if (name === 'sign-in-popup') await open(on.registry, signInPopup, props);
  };
  on.registry.open = (_page, name, props) => openPopup(name, props);
  provideOverlays(openPopup);
  const fail = (deed: CarriedDeed) => {
    const error = new SessionError(callDetails(addItems), 'status 401');
    carriedDeeds.set(error, deed);
    return handleFailure(error)!.opening;
  };
  const host = () => document.querySelector<HTMLElement>('[data-island="sign-in-popup"]')!;
  const close = async () => {
    const popup = host();
    await on.shopper.click(await page.findByRole('button', { name: 'Close' }));
    await closed({ host: popup });
  };
  return { ...on, page, opened, fail, host, close, posts: notePosts() };
}

const addOf = (sku: string) => ({ next: { name: 'cart-confirmation', props: { adding: [sku] } } });
const noted = () => sessionStorage.getItem('storefront-islands:signed-in-again');

test('opens once for two calls, and leaves with what both of them were to do', async () => {
  const { page, shopper, fail, opened, posts } = endedPage();
  await fail(addOf('1'));
  await fail(addOf('2'));
  expect(opened).toEqual(['sign-in-popup']);
  await shopper.type(await page.findByLabelText('Password'), 'correct horse{Enter}');
  await vi.waitFor(() => expect(posts).toHaveLength(1));
  expect(JSON.parse(sessionStorage.getItem(returnKey)!).next.props).toEqual({ adding: ['1', '2'] });
  expect(noted()).not.toBeNull();
});

test('keeps nothing while it is open, nor after it was closed', async () => {
  const { fail, close } = endedPage();
  const keep = vi.fn();
  await fail({ keep });
  expect(noted()).toBeNull();
  await close();
  expect(noted()).toBeNull();
  expect(keep).not.toHaveBeenCalled();
});

test('opens again for a call after it was closed', async () => {
  const { fail, close, opened } = endedPage();
  await fail(addOf('1'));
  await close();
  await fail(addOf('2'));
  expect(opened).toEqual(['sign-in-popup', 'refresh-popup', 'sign-in-popup']);
});

test('opens again for a call after the page has removed it', async () => {
  const { fail, host, registry, opened } = endedPage();
  await fail(addOf('1'));
  registry.drop(registry.hosts.get(host())!);
  await vi.waitFor(async () => {
    await fail(addOf('2'));
    expect(opened).toEqual(['sign-in-popup', 'sign-in-popup']);
  });
});
