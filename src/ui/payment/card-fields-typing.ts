import { digitsOf, type Edit, type Typed } from '../../domain/payment/typed-text.ts';

export interface TypingRules {
  /** What an edit leaves in the field. */
  settle: (before: Typed | undefined, after: Typed, edit: Edit) => Typed;
  /** Waits for a pause in typing: one mobile browser's keyboard loses the caret else (decision 32). 0 for at once. */
  delayMs: () => number;
  /** The field has another text. */
  onText: () => void;
}

/** A field that is kept settled while it is typed into. */
export interface TypedInput {
  readonly input: HTMLInputElement;
  /** Settles what still waits, or settles again by rules that have changed. */
  settleNow(): void;
  /** Empties the field, and forgets all it ever held. */
  wipe(): void;
  /** Lets go of the field, which is emptied too. */
  stop(): void;
}

const mostUndone = 100;

/**
 * Settles a field after each edit, and undoes and redoes by itself: a text that script has put there is nothing that a
 * browser can undo, and a framework that writes the value back loses the caret too.
 */
export function watchTyping(input: HTMLInputElement, { settle, delayMs, onText }: TypingRules): TypedInput {
  let settled = input.value;
  let before: Typed | undefined;
  // The field right before the last edit, which may be one of several that wait together.
  let last: Typed | undefined;
  let edit: Edit = 'other';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let undoable: Typed[] = [];
  let redoable: Typed[] = [];

  const here = (): Typed => ({
    value: input.value,
    caret: input.selectionStart ?? input.value.length,
    end: input.selectionEnd ?? input.value.length,
  });

  function put({ value, caret, end = caret }: Typed) {
    if (input.value !== value) input.value = value;
    // In Safari a selection takes the focus.
    if (input.matches(':focus')) input.setSelectionRange(caret, end);
    const isOther = settled !== value;
    settled = value;
    if (isOther) onText();
  }

  function settleNow(from = before) {
    clearTimeout(timer);
    timer = undefined;
    const was = before ?? { value: settled, caret: settled.length };
    const next = settle(from, here(), edit);
    // Asked to, with nothing to do: what is selected stays so.
    if (!before && next.value === settled && settled === input.value) return;
    before = last = undefined;
    edit = 'other';
    if (next.value !== was.value) {
      undoable = [...undoable.slice(1 - mostUndone), was];
      redoable = [];
    }
    put(next);
  }

  function travel(from: Typed[], to: Typed[]) {
    flush();
    for (let next = from.pop(); next; next = from.pop()) {
      // The rules may have changed since, and a code of four digits is none of three. As a deletion: nothing is added.
      const fit = settle(undefined, next, 'backward');
      if (fit.value === input.value) continue;
      to.push(here());
      put(fit.value === next.value ? next : fit);
      return;
    }
  }
  const undo = () => travel(undoable, redoable);
  const redo = () => travel(redoable, undoable);

  function handleBeforeInput(event: InputEvent) {
    const { inputType } = event;
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault();
      if (inputType === 'historyUndo') undo();
      else redo();
    } else if (!event.isComposing) {
      last = here();
      if (timer === undefined) before = last;
    }
  }

  function handleInput(event: Event) {
    const { inputType = '', isComposing = false } = event as Partial<InputEvent>;
    edit = /^delete\w+Backward$/.test(inputType)
      ? 'backward'
      : /^delete\w+Forward$/.test(inputType)
        ? 'forward'
        : 'other';
    if (isComposing) return;
    clearTimeout(timer);
    const waitMs = delayMs();
    // The next deletion would know nothing of the digit that this one still has to take.
    const isGapAlone = edit !== 'other' && last && digitsOf(last.value) === digitsOf(input.value);
    if (isGapAlone) settleNow(last);
    else if (waitMs > 0) timer = setTimeout(settleNow, waitMs);
    else settleNow();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey === metaKey || altKey) return;
    const letter = key.toLowerCase();
    if (letter !== 'z' && !(letter === 'y' && ctrlKey)) return;
    event.preventDefault();
    if (letter === 'y' || shiftKey) redo();
    else undo();
  }

  const flush = () => {
    if (timer !== undefined) settleNow();
  };
  const listeners: [string, (event: never) => void][] = [
    ['beforeinput', handleBeforeInput],
    ['input', handleInput],
    ['compositionend', () => settleNow()],
    ['keydown', handleKeyDown],
    ['blur', flush],
  ];
  for (const [type, listener] of listeners) input.addEventListener(type, listener as EventListener);

  function empty() {
    clearTimeout(timer);
    timer = before = last = undefined;
    undoable = [];
    redoable = [];
    input.value = settled = '';
  }

  return {
    input,
    settleNow: () => settleNow(),
    wipe() {
      const wasFilled = input.value !== '';
      empty();
      if (wasFilled) onText();
    },
    stop() {
      for (const [type, listener] of listeners) input.removeEventListener(type, listener as EventListener);
      empty();
    },
  };
}
