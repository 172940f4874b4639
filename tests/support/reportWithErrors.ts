import { JsonReporter, type SerializedError, type TestModule } from 'vitest/node';

/** Puts the cause before the error: "Failed query" alone says little, and a summary repeats only the first lines. */
function tellCause(error: SerializedError): void {
  if (error.cause) error.stack = `${error.cause.message} \u2192 ${error.stack ?? error.message}`;
}

/**
 * Vitest's report as JSON, with what was thrown outside every test (a timer after its test, a lost worker): it fails a
 * run whose tests all passed, and the runner's own report does not name it.
 */
export default class ReportWithErrors extends JsonReporter {
  private unhandled: object[] = [];

  override async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []): Promise<void> {
    this.unhandled = errors.map(({ stack, message, VITEST_TEST_PATH, VITEST_TEST_NAME }) => ({
      reason: stack ?? message,
      path: VITEST_TEST_PATH ?? null,
      test: VITEST_TEST_NAME ?? null,
    }));
    for (const module of modules)
      for (const test of module.children.allTests()) test.result().errors?.forEach(tellCause);
    await super.onTestRunEnd(modules);
  }

  override writeReport(report: string): Promise<void> {
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), unhandled: this.unhandled }));
  }
}
