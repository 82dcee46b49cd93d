import type { Driver } from './driver.ts';

const files = import.meta.glob<{ drivers: readonly Driver[] }>('./drivers/*.ts', { eager: true });
const widgets = Object.keys(import.meta.glob('../../../widgets/*/*.island.ts')).map((path) =>
  path.replace(/^.*\/|\.island\.ts$/g, ''),
);

/** The widget that a file of drivers is named for, by itself or with a part of it: `checkout-shipping`. */
function widgetOf(file: string): string {
  const [longest] = widgets
    .filter((widget) => `${file}-`.startsWith(`${widget}-`))
    .sort((one, other) => other.length - one.length);
  if (!longest) throw new Error(`drivers/${file}.ts is named for no widget: begin its name with a widget's.`);
  return longest;
}

/** The drivers of every widget, found by their place. */
export const drivers = Object.entries(files).flatMap(([path, file]) => {
  const widget = widgetOf(path.replace(/^.*\/|\.ts$/g, ''));
  return file.drivers.map((driver) => ({ widget, ...driver }));
});

/** What to write if no driver sends a declared call. */
export const remedyWithout = (call: string): string =>
  `No driver sends ${call}: add one to test/unit/faults/drivers/<widget>.ts, where <widget> is the widget that sends it; ` +
  'the file exports `drivers`, and is found by its place. A driver has the shopper’s action in words (`name`), `call`, ' +
  '`example` with a good answer of the call, and `come`, which returns `act` (sends it), `kept` (what a failure must not ' +
  'lose) and `done` (what a success shows). `mounting` of test/unit/faults/driver.ts is one of a widget that reads on ' +
  'mount, `asking` one of a layer that reads when it opens.';
