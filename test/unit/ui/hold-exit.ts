import { onTestFinished } from 'vitest';

/** Gives every dialog an exit that ends when the returned function is called, or with the test. */
export function holdExit(): () => void {
  let end = () => {};
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  const exit = { animationName: 'si-exit', finished };
  Object.assign(HTMLDialogElement.prototype, { getAnimations: () => [exit] });
  onTestFinished(() => {
    end();
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'getAnimations');
  });
  return end;
}
