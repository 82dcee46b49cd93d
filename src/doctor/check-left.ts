import { pageRegistry } from '../page/page-registry.ts';
import type { LeftOut } from '../page/report-left.ts';
import { type Finding, mistake } from './finding.ts';

/** Finds what the islands have left out of answers and props on this page, or replaced, each with its path (decision 65). */
export function checkLeft(): Finding[] {
  const { left = [] } = pageRegistry<LeftOut>();
  return [...left].map((line) =>
    mistake(
      'left-out',
      `${line}.`,
      'Correct the value on the server: openapi.json says what each field of an answer may be, and the guide what a widget takes.',
    ),
  );
}
