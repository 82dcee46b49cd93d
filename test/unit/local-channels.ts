import { localChannels } from '../../src/testing/local-channel.ts';

/*
 * Node's channels reach the other workers of a run, which are not tabs of the same shop: these stay in the test's file.
 */
Object.assign(globalThis, { BroadcastChannel: localChannels() });
