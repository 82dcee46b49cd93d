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
    // Browsers select dropped text.
    const isDrop = inputType === 'insertFromDrop';
    input.setSelectionRange(isDrop ? from : from + data.length, from + data.length);
    input.dispatchEvent(new InputEvent('input', event));
  }
  const caret = () => input.selectionStart!;
  return {
    typed,
    input,
    edit,
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

describe('a code', () => {
  function codeOf(first: 'AmericanExpress' | 'Visa') {
    let type = first;
    const code = watched({ settle: (before, after, edit) => settleSecurityCode(before, after, edit, type) });
    return {
      ...code,
      become(next: typeof type) {
        type = next;
        code.typed.settleNow();
      },
    };
  }

  test('has its fourth digit again if the card was another one for a moment', () => {
    const { type, become, input } = codeOf('AmericanExpress');
    type('1234');
    become('Visa');
    expect(input.value).toBe('123');
    become('AmericanExpress');
    expect(input.value).toBe('1234');
  });

  test('that was typed again meanwhile stays as typed', () => {
    const { type, become, input, backspace } = codeOf('AmericanExpress');
    type('1234');
    become('Visa');
    backspace();
    type('9');
    become('AmericanExpress');
    expect(input.value).toBe('129');
  });

  test('that was wiped does not come back', () => {
    const { type, become, input, typed } = codeOf('AmericanExpress');
    type('1234');
    become('Visa');
    typed.wipe();
    become('AmericanExpress');
    expect(input.value).toBe('');
  });
});

describe('a drag', () => {
  /** Drags the selected text, as a browser does: it is removed, and inserted and selected at its new place. */
  function dragged(text: string, from: number, to: number) {
    const field = watched();
    field.type(text);
    field.input.setSelectionRange(from, to);
    return {
      ...field,
      remove: () => field.edit('deleteByDrag', from, to),
      drop(at: number, data: string) {
        field.edit('insertFromDrop', at, at, data);
      },
    };
  }

  test('inside the field moves the digits, with the caret behind them', () => {
    const { remove, drop, shown } = dragged('41112222', 5, 9);
    remove();
    drop(0, '2222');
    expect(shown()).toBe('2222| 4111');
  });

  test('out of the field removes them', () => {
    const { remove, input, shown } = dragged('41112222', 5, 9);
    remove();
    input.dispatchEvent(new Event('dragend'));
    expect(shown()).toBe('4111|');
  });

  test('into a complete number changes none of its digits', () => {
    const { drop, shown } = dragged('5105105105105100', 0, 4);
    drop(7, '99');
    expect(shown().replace('|', '')).toBe('5105 1051 0510 5100');
  });
});

test('full-width digits become plain ones', () => {
  const { type, input } = watched();
  type('４１１１１');
  expect(input.value).toBe('4111 1');
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
