export { sharedAtom, sharedStore } from '../page/shared-store.ts';
