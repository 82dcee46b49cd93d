export { type Store, sharedAtom, sharedStore } from '../page/shared-store.ts';
