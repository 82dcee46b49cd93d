import * as v from 'valibot';
import { declareCall, failsInPlace } from './call.ts';
import { filledText, shown } from './fields.ts';

export const getPopup = declareCall({
  name: 'getPopup',
  service: 'payment',
  action: 'get popup content',
  method: 'GET',
  path: '/SharedLayer/PopupV2',
  payload: v.object({ popupName: filledText }),
  /** Server markup, sanitised before it is inserted (decision 12). */
  answer: v.object({ title: shown(v.string()), html: v.string() }),
  orHtml: 'html',
  changesState: false,
  mayRetry: false,
  failure: failsInPlace,
  source: 'checkout §7.4',
  about:
    'The content of a popup by its name: `CreditCardVerification` for the security code. The server may answer with the HTML fragment itself.',
});
