import { IMPORT_TEXTS, type ImportProgress, type ImportResult, type Success } from '@festival/contracts';
import { Logger } from '@nestjs/common';
import { Readable } from 'node:stream';
import { describeError } from '../../platform/errors/describe-error.js';
import { toFailure } from '../../platform/http/errors/failure.js';

/** Rows between two lines of progress. */
const STEP = 20;

const logger = new Logger('OrderImport');
const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** An import as it runs, in lines of JSON: progress, and an envelope with the result or the failure at the end. */
export function importLines(run: AsyncGenerator<number, ImportResult>, total: number): Readable {
  return Readable.from(lines(run, total), { highWaterMark: 1 });
}

async function* lines(run: AsyncGenerator<number, ImportResult>, total: number): AsyncGenerator<string> {
  const progress = (done: number): ImportProgress => ({ progress: { done, total } });
  try {
    yield line(progress(0));
    for (;;) {
      const step = await run.next();
      if (step.done) return yield line(success(step.value));
      if (step.value % STEP === 0) yield line(progress(step.value));
    }
  } catch (error) {
    // The status has been sent: a failure in the middle can only be told in the body.
    const { message, isUnexpected } = toFailure(error);
    if (isUnexpected) logger.error(`an import stopped: ${describeError(error)}`);
    yield line({ success: false, message });
  } finally {
    // Somebody who went away stops the import between two rows.
    await run.return({ imported: 0, known: 0, failed: [] });
  }
}

function success(data: ImportResult): Success<ImportResult> {
  return { success: true, message: IMPORT_TEXTS.done(data), data };
}
