import { afterEach, describe, expect, test, vi } from 'vitest';
import { settleCardNumber } from '../../../../src/domain/payment/card-number.ts';
import { settleSecurityCode } from '../../../../src/domain/payment/security-code.ts';
import { type TypedInput, watchTyping } from '../../../../src/ui/payment/card-fields-typing.ts';

const open: TypedInput[] = [];

afterEach(() => {
  for (const typed of open.splice(0)) typed.dispose();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A field with formatting, and a browser that edits it. */
function watched(rules: Partial<Parameters<typeof watchTyping>[1]> = {}) {
  const input = document.createElement('input');
  document.body.append(input);
  const typed = watchTyping(input, { settle: settleCardNumber, delayMs: () => 0, onText() {}, ...rules });
  open.push(typed);
  input.focus();

  function edit(inputType: string, from: number, to: number, data = '') {
    const event = { inputType, data, bubbles: true, cancelable: true };
    if (!input.dispatchEvent(new InputEvent('beforeinput', event))) return;
    input.value = input.value.slice(0, from) + data + input.value.slice(to);
    input.setSelectionRange(from + data.length, from + data.length);
    input.dispatchEvent(new InputEvent('input', event));
  }
  const caret = () => input.selectionStart!;
  return {
    typed,
    input,
    /** The text with the caret as a bar. */
    shown: () => `${input.value.slice(0, caret())}|${input.value.slice(caret())}`,
    type(text: string) {
      for (const data of text) edit('insertText', caret(), input.selectionEnd!, data);
    },
    put: (at: number) => input.setSelectionRange(at, at),
    backspace: () => edit('deleteContentBackward', caret() - 1, caret()),
    remove: () => edit('deleteContentForward', caret(), caret() + 1),
    undo: () => edit('historyUndo', 0, 0),
    redo: () => edit('historyRedo', 0, 0),
  };
}

/** The browser whose keyboard needs a delay. */
function slow() {
  vi.useFakeTimers();
  return watched({ delayMs: () => 250 });
}

describe('a field that waits for a pause', () => {
  test('two Backspaces delete a digit each, with or without a gap between them', () => {
    const { type, put, backspace, shown } = slow();
    type('41112222');
    vi.runAllTimers();
    put(5);
    backspace();
    backspace();
    vi.runAllTimers();
    expect(shown()).toBe('41|22 22');
  });

  test('so do two Deletes', () => {
    const { type, put, remove, shown } = slow();
    type('41112345');
    vi.runAllTimers();
    put(4);
    remove();
    remove();
    vi.runAllTimers();
    expect(shown()).toBe('4111| 45');
  });

  test('so do two of which the second meets the gap', () => {
    const { type, backspace, shown } = slow();
    type('41112');
    vi.runAllTimers();
    backspace();
    backspace();
    vi.runAllTimers();
    expect(shown()).toBe('411|');
  });

  test('a digit typed right after deleting a gap stays', () => {
    const { type, put, backspace, shown } = slow();
    type('41112222');
    vi.runAllTimers();
    put(5);
    backspace();
    type('9');
    vi.runAllTimers();
    expect(shown()).toBe('4119| 2222');
  });

  test('pending edits are formatted on request, once', () => {
    const { type, typed, input } = slow();
    type('41111');
    expect(input.value).toBe('41111');
    typed.settleNow();
    expect(input.value).toBe('4111 1');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('undoing', () => {
  test('restores no code that is longer than its card’s type now allows', () => {
    let type: 'AmericanExpress' | 'Visa' = 'AmericanExpress';
    const code = watched({ settle: (before, after, edit) => settleSecurityCode(before, after, edit, type) });
    code.type('1234');
    type = 'Visa';
    code.typed.settleNow();
    expect(code.input.value).toBe('123');
    code.undo();
    expect(code.input.value).toBe('12');
    code.redo();
    expect(code.input.value).toBe('123');
  });

  test('restores the selection', () => {
    const { type, input, undo } = watched();
    type('41111111');
    input.setSelectionRange(0, 9);
    type('5');
    undo();
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 9]);
  });
});

test('formatting again keeps the selection', () => {
  const { type, input, typed } = watched();
  type('41111111');
  input.setSelectionRange(2, 7);
  typed.settleNow();
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 7]);
});

test('the end of a composition formats its text', () => {
  const { input } = watched();
  input.value = '41111';
  input.dispatchEvent(new CompositionEvent('compositionend'));
  expect(input.value).toBe('4111 1');
});
