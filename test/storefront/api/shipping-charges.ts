import { figuresOf } from '../shipping/figures.ts';
import type { Handlers } from './request.ts';

export const handlers: Handlers = {
  getShippingCharges: ({ view }) => figuresOf(view),
};
