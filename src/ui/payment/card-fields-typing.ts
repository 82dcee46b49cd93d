import { digitsOf, type Edit, type Typed } from '../../domain/payment/typed-text.ts';

export interface TypingRules {
  /** The field's text after an edit. */
  settle: (before: Typed | undefined, after: Typed, edit: Edit) => Typed;
  /**
   * Waits for a pause in typing, because one mobile browser's keyboard loses the caret otherwise (decision 32). 0 for
   * no delay.
   */
  delayMs: () => number;
  /** The field's text has changed. */
  onText: () => void;
}

/** A field that is formatted while typing. */
export interface TypedInput {
  readonly input: HTMLInputElement;
  /** Formats pending edits, or formats again after a change of the rules. */
  settleNow(): void;
  /** Empties the field and its undo history. */
  wipe(): void;
  /** Removes the listeners and empties the field. */
  dispose(): void;
}

/**
 * Formats a field after each edit, with an undo history of its own: the browser's does not include text set by
 * script, and a framework that writes the value back loses the caret.
 */
export function watchTyping(input: HTMLInputElement, rules: TypingRules): TypedInput {
  const history = typingHistory();
  const typing = typingIn(input, rules, history);

  function travel(way: 'undo' | 'redo') {
    typing.flush();
    const [from, to] = history[way]();
    for (let next = from.pop(); next; next = from.pop()) {
      // The rules may have changed since: a code of four digits may now need three. Formatted as a deletion, so that
      // nothing is added.
      const fit = rules.settle(next, next, 'backward');
      if (fit.value === input.value) continue;
      to.push(typedIn(input));
      typing.put(fit.value === next.value ? next : fit);
      return;
    }
  }

  const stop = listen(input, {
    beforeinput(event: InputEvent) {
      const { inputType } = event;
      if (inputType === 'historyUndo' || inputType === 'historyRedo') {
        event.preventDefault();
        travel(inputType === 'historyUndo' ? 'undo' : 'redo');
      } else if (!event.isComposing) typing.begin(inputType);
    },
    input: ({ inputType = '', isComposing = false }: Partial<InputEvent>) => {
      if (!isComposing) typing.end(inputType);
    },
    compositionend: () => typing.settleNow(),
    // After a drag out of the field.
    dragend: typing.flush,
    keydown(event: KeyboardEvent) {
      const way = shortcutOf(event);
      if (!way) return;
      event.preventDefault();
      travel(way);
    },
    blur: typing.flush,
  });

  function empty() {
    history.clear();
    typing.empty();
  }

  return {
    input,
    settleNow: () => typing.settleNow(),
    wipe() {
      const wasFilled = input.value !== '';
      empty();
      if (wasFilled) rules.onText();
    },
    dispose() {
      stop();
      empty();
    },
  };
}

/** The field's text before and after an edit, or after several pending edits. */
function typingIn(
  input: HTMLInputElement,
  { settle, delayMs, onText }: TypingRules,
  history: ReturnType<typeof typingHistory>,
) {
  const text = settledText(input, { settle, onText });
  let before: Typed | undefined;
  // The field before the latest pending edit; `before` is from before the first.
  let last: Typed | undefined;
  let edit: Edit = 'other';
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Text is being dragged out of its place, and perhaps to another place in this field.
  let isDragging = false;

  function settleNow(from = before) {
    clearTimeout(timer);
    timer = undefined;
    isDragging = false;
    if (!before && text.isShown()) return text.settleAgain();
    const was = before ?? text.typed();
    const next = settle(from, typedIn(input), edit);
    before = last = undefined;
    edit = 'other';
    if (next.value !== was.value) history.note(was);
    text.put(next);
  }

  return {
    put: text.put,
    settleNow,
    begin(inputType: string) {
      last = typedBefore(input, inputType);
      if (timer === undefined && !isDragging) before = last;
    },
    end(inputType: string) {
      edit = editOf(inputType);
      // Formatting now would move the place of the drop.
      isDragging = inputType === 'deleteByDrag';
      if (isDragging) return;
      if (inputType === 'insertFromDrop') leaveDrop(input);
      clearTimeout(timer);
      // Formats at once after a deleted separator, because the digit beside it has to be deleted, too, which a later edit
      // could no longer find.
      const isGapAlone = edit !== 'other' && last && digitsOf(last.value) === digitsOf(input.value);
      if (isGapAlone) settleNow(last);
      else if (delayMs() > 0) timer = setTimeout(settleNow, delayMs());
      else settleNow();
    },
    flush() {
      if (timer !== undefined || isDragging) settleNow();
    },
    empty() {
      clearTimeout(timer);
      timer = before = last = undefined;
      isDragging = false;
      text.empty();
    },
  };
}

/** The field's text as last formatted, and digits that were cut because the rules changed. */
function settledText(input: HTMLInputElement, { settle, onText }: Pick<TypingRules, 'settle' | 'onText'>) {
  let settled = input.value;
  let cut: Typed | undefined;

  function show(next: Typed) {
    showText(input, next);
    if (settled === next.value) return;
    settled = next.value;
    onText();
  }

  return {
    isShown: () => settled === input.value,
    typed: (): Typed => ({ value: settled, caret: settled.length }),
    put(next: Typed) {
      cut = undefined;
      show(next);
    },
    /** After a change of the rules: digits that an earlier change cut come back if they are allowed again. */
    settleAgain() {
      const whole = cut ?? typedIn(input);
      const next = settle(whole, whole, 'other');
      // Already formatted: the selection stays.
      if (next.value === settled) return;
      cut = whole;
      show(next);
    },
    empty() {
      cut = undefined;
      input.value = settled = '';
    },
  };
}

const maxUndone = 100;

/** Undo and redo histories of a field. */
function typingHistory() {
  let undoable: Typed[] = [];
  let redoable: Typed[] = [];
  return {
    note(was: Typed) {
      undoable = [...undoable.slice(1 - maxUndone), was];
      redoable = [];
    },
    undo: () => [undoable, redoable] as const,
    redo: () => [redoable, undoable] as const,
    clear() {
      undoable = [];
      redoable = [];
    },
  };
}

function typedIn(input: HTMLInputElement): Typed {
  const { value, selectionStart, selectionEnd } = input;
  return { value, caret: selectionStart ?? value.length, end: selectionEnd ?? value.length };
}

/** The field before an edit. A drop from elsewhere replaces no selected text. */
function typedBefore(input: HTMLInputElement, inputType: string): Typed {
  const typed = typedIn(input);
  return inputType === 'insertFromDrop' ? { ...typed, end: typed.caret } : typed;
}

/** Puts the caret behind dropped text, which browsers select. */
function leaveDrop(input: HTMLInputElement): void {
  input.setSelectionRange(input.selectionEnd, input.selectionEnd);
}

function showText(input: HTMLInputElement, { value, caret, end = caret }: Typed): void {
  if (input.value !== value) input.value = value;
  // In Safari setting the selection focuses the field.
  if (input.matches(':focus')) input.setSelectionRange(caret, end);
}

function editOf(inputType: string): Edit {
  if (/^delete\w+Backward$/.test(inputType)) return 'backward';
  return /^delete\w+Forward$/.test(inputType) ? 'forward' : 'other';
}

function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y' && ctrlKey) return 'redo';
  if (letter !== 'z') return undefined;
  return shiftKey ? 'redo' : 'undo';
}

/** @returns removes the listeners */
function listen(input: HTMLInputElement, listeners: Record<string, (event: never) => void>): () => void {
  for (const [type, listener] of Object.entries(listeners))
    input.addEventListener(type, listener as EventListener);
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      input.removeEventListener(type, listener as EventListener);
  };
}
