export { RefusedError, refusedInput } from '../../../src/mock/refused-error.ts';
