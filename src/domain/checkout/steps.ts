/** The steps of checkout, by their index (checkout §2.1); 0 is the cart. */
export const checkoutSteps = [
  { key: 'cart', path: '/checkout/cart' },
  { key: 'shipping', path: '/checkout/shipping' },
  { key: 'options', path: '/checkout/shippingandgiftoptions' },
  { key: 'payment', path: '/checkout/paymentandbilling' },
  { key: 'review', path: '/checkout/review' },
  { key: 'confirmation', path: '/checkout/confirmation' },
] as const;

export type StepKey = (typeof checkoutSteps)[number]['key'];

/** The index of a step (checkout §2.1). */
export const stepIndexes = {
  cart: 0,
  shipping: 1,
  options: 2,
  payment: 3,
  review: 4,
  confirmation: 5,
} as const;

export type StepIndex = (typeof stepIndexes)[StepKey];

/** The steps that the shopper walks through, in order. */
export const walkedSteps = [1, 2, 3, 4] as const satisfies readonly StepIndex[];

/**
 * The step of a path, whatever prefix the shop puts before it, and that prefix; undefined for another page. `/checkout`
 * alone is no step.
 */
export function stepOfPath(pathname: string): { step: StepIndex; prefix: string } | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const step = checkoutSteps.findIndex((one) => path.endsWith(one.path));
  if (step < 0) return undefined;
  const { length } = checkoutSteps[step]!.path;
  return { step: step as StepIndex, prefix: pathname.replace(/\/+$/, '').slice(0, -length) };
}

/**
 * The title of the page for another step. The rest of the title, such as the shop's name, stays.
 * @param before the words for the step that the title was for
 */
export function titleOfStep(title: string, before: string, now: string): string {
  if (title.includes(before)) return title.replace(before, () => now);
  const [, shop = ''] = /(\s[|–—·-]\s[^|–—·]+)$/.exec(title) ?? [];
  return now.endsWith(shop) ? now : now + shop;
}

/** The path of a step behind the shop's prefix. */
export const pathOfStep = (step: StepIndex, prefix = ''): string => prefix + checkoutSteps[step].path;

/** The step to show for the requested one: that step, or the first that is not done (decision 49). */
export function reachableStep(asked: StepIndex, furthest: StepIndex): StepIndex {
  if (furthest === stepIndexes.confirmation) return furthest;
  return asked === stepIndexes.confirmation || asked > furthest ? furthest : asked;
}
