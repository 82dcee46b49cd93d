/**
 * The name of the product part that an element belongs to: its nearest `data-product`; empty for everything outside of
 * one.
 */
export const partOf = (element: Element): string =>
  element.closest('[data-product]')?.getAttribute('data-product') ?? '';

/**
 * Moves the focus to the choices of an option, in the part of the page that `place` is in: to the radio button that Tab
 * reaches, or to the first of the server's links.
 * @returns false if that part has no such option, marked with `data-option-code`
 */
export function focusOption(place: Element, optionCode: string): boolean {
  const part = partOf(place);
  const group = [...document.querySelectorAll('[data-option-code]')].find(
    (one) => one.getAttribute('data-option-code') === optionCode && partOf(one) === part,
  );
  const choice =
    group?.querySelector<HTMLElement>('[role=radio][tabindex="0"]') ??
    group?.querySelector<HTMLElement>('a[href], button, input, select');
  choice?.focus();
  return !!choice;
}
