/** Elements on which a press has an effect. */
const pressable = 'button, a[href], label, input, select, summary';
const fields = 'input, select, textarea';

let isListening = false;
let press: { target: HTMLElement; place: DOMRect } | undefined;
let isClickSkipped = false;

/**
 * From now on a press counts although its button has moved away from under the pointer: leaving a field may show an error
 * that makes the form taller, and the pointer is released beside the pressed button. The browser would click only the
 * common ancestor of the two places.
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
  // The press leaves no field of the library.
  if (button || !pressed || !field?.matches(fields) || pressed.contains(field)) return;
  if (field.closest('[data-island]')) press = { target: pressed, place: pressed.getBoundingClientRect() };
}

function handleUp({ clientX, clientY, target }: MouseEvent): void {
  if (!press || press.target.contains(target as Node) || !press.target.isConnected) return;
  const { target: pressed, place } = press;
  const { left, right, top, bottom } = place;
  // The shopper has moved the pointer off the button to cancel the press.
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
