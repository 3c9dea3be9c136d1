import type {
  Failure,
  ImportCheck,
  ImportPlan,
  ImportPreview,
  ImportProgress,
  ImportRequest,
  ImportResult,
  Success,
} from '@festival/contracts';
import { HttpError } from 'react-admin';
import { partsOf } from '../../shared/files/download';
import { csvRequest, httpStream, sendCsv } from '../../lib/httpClient';
import { networkError, toHttpError } from '../../lib/httpErrors';
import { t } from '../../lib/i18n/t';

const PATH = '/api/admin/orders/import';

type Line = ImportProgress | Success<ImportResult> | Failure;

const queryOf = (plan: ImportPlan, file: File): string =>
  new URLSearchParams({ plan: JSON.stringify(plan), file: file.name }).toString();

export interface RunOptions {
  onProgress: (progress: ImportProgress['progress']) => void;
  signal: AbortSignal;
}

/** Each call sends the file itself: the server keeps none. */
export const importCalls = {
  async preview(file: File): Promise<ImportPreview> {
    return (await sendCsv(`${PATH}/preview`, file)).json;
  },

  async check(file: File, plan: ImportPlan): Promise<ImportCheck> {
    return (await sendCsv(`${PATH}/check?${queryOf(plan, file)}`, file)).json;
  },

  /** Reads the lines of the answer; one that ends without a result has been cut off. */
  async run(file: File, request: ImportRequest, { onProgress, signal }: RunOptions): Promise<ImportResult> {
    const response = await httpStream(`${PATH}?${queryOf(request, file)}`, csvRequest(file, signal));
    for await (const line of linesOf(response)) {
      if ('progress' in line) onProgress(line.progress);
      else if (line.success) return line.data;
      else throw toHttpError(503, line);
    }
    throw networkError();
  },
};

async function* linesOf(response: Response): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of partsOf(response)) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield read(line);
  }
}

function read(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch (cause) {
    throw new HttpError(t('The answer could not be read.'), 0, { cause });
  }
}
