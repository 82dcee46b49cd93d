import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { RunReport } from './verdict.ts';

/** Writes each file's result to `TEST_REPORT`, for `npm test`. */
export default class FileReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const path = process.env.TEST_REPORT;
    if (!path) return;
    const pathsOfErrors = (unhandledErrors as { VITEST_TEST_PATH?: string }[]).map(
      ({ VITEST_TEST_PATH }) => VITEST_TEST_PATH,
    );
    const report: RunReport = {
      files: modules.map((module) => {
        const tests = [...module.children.allTests()];
        const states = tests.map((test) => test.result().state);
        return {
          project: module.project.name,
          path: module.relativeModuleId,
          isPassed: module.ok() && !pathsOfErrors.includes(module.moduleId),
          passed: states.filter((state) => state === 'passed').length,
          failed: states.filter((state) => state === 'failed').length,
          failures: tests.filter((test) => test.result().state === 'failed').map(nameAndReason),
          skipped: tests
            .filter((test) => test.result().state === 'skipped')
            .map(({ name, parent }) => (parent.type === 'suite' ? parent.name : name)),
          seconds: Math.round(module.diagnostic().duration / 100) / 10,
        };
      }),
      strayErrors: pathsOfErrors.filter((of) => !modules.some(({ moduleId }) => moduleId === of)).length,
    };
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(report, undefined, 1));
  }
}

function nameAndReason(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const reason = stripVTControlCharacters(error?.message ?? '').split('\n', 1)[0]!;
  return `${test.fullName}${reason && ': '}${reason.slice(0, 200)}`;
}
