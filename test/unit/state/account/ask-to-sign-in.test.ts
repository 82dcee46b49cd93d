import { beforeEach, expect, test } from 'vitest';
import { addRegistryItems } from '../../../../src/contract/registry/registry.ts';
import { callDetails } from '../../../../src/http/address.ts';
import { SessionError } from '../../../../src/http/errors/session-error.ts';
import { sharedStore } from '../../../../src/page/shared-store.ts';
import { withAccount } from '../../../../src/state/account/ask-to-sign-in.ts';
import { noteSignIn } from '../../../../src/state/ended-session.ts';
import type { AskingIsland } from '../../../../src/state/question.ts';
import { openTestPage } from '../../render-island.tsx';

let opened: string[] = [];

const openPage = (isSignedIn: boolean) => openTestPage({ context: { account: { isSignedIn } } });

const island: AskingIsland = {
  name: 'add-to-registry',
  signal: new AbortController().signal,
  open: async (name) => {
    opened.push(name);
  },
};

const after = { next: { name: 'registry-choice', props: {} } };
const ended = (more = {}) =>
  Object.assign(new SessionError(callDetails(addRegistryItems), 'status 401'), more);
const run = (error: Error) => withAccount(sharedStore(), island, after, () => Promise.reject(error));

beforeEach(() => {
  opened = [];
  sessionStorage.clear();
  openPage(true);
});

test('an ended session asks for the sign-in, after which it goes on', async () => {
  expect(await run(ended())).toBe('asked');
  expect(opened).toEqual(['sign-in-popup']);
});

test('what may have been done, because its first answer was lost, does not go on', async () => {
  const error = ended({ tries: 2 });
  await expect(run(error)).rejects.toBe(error);
  expect(opened).toEqual([]);
});

test('a session that has ended again soon after the sign-in is a failure', async () => {
  noteSignIn();
  const error = ended();
  await expect(run(error)).rejects.toBe(error);
});

test('a guest is asked to sign in, even soon after a sign-in', async () => {
  noteSignIn();
  const asked = withAccount(sharedStore(), island, after, () => {
    // The page finds out meanwhile that nobody is signed in.
    openPage(false);
    return Promise.reject(ended());
  });
  expect(await asked).toBe('asked');
  expect(opened).toEqual(['sign-in-popup']);
});
