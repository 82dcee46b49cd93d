/** What a press does something to. */
const pressable = 'button, a[href], label, input, select, summary';
const fields = 'input, select, textarea';

let isListening = false;
let press: { target: HTMLElement; place: DOMRect } | undefined;
let isClickSkipped = false;

/**
 * From now on a press is taken although its target has moved away from under the pointer: leaving a field may show an
 * error that makes the form taller, and the pointer is released beside the button that it was pressed on. The browser
 * would click what the two places have in common.
 */
export function takeMovedPresses(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('mousedown', handleDown, true);
  addEventListener('mouseup', handleUp, true);
  addEventListener('click', handleClick, true);
}

function handleDown({ button, target }: MouseEvent): void {
  const field = document.activeElement;
  const pressed = (target as Partial<Element>).closest?.<HTMLElement>(pressable);
  press = undefined;
  // No field is left by this press, or none of ours.
  if (button || !pressed || !field?.matches(fields) || pressed.contains(field)) return;
  if (field.closest('[data-island]')) press = { target: pressed, place: pressed.getBoundingClientRect() };
}

function handleUp({ clientX, clientY, target }: MouseEvent): void {
  if (!press || press.target.contains(target as Node) || !press.target.isConnected) return;
  const { target: pressed, place } = press;
  const { left, right, top, bottom } = place;
  // Otherwise the shopper has moved the pointer away, to press nothing.
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) return;
  isClickSkipped = true;
  // The browser's own click is part of this task.
  setTimeout(() => {
    isClickSkipped = false;
    pressed.click();
  });
}

function handleClick(event: MouseEvent): void {
  if (!isClickSkipped) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
