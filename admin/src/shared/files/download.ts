import type { FileUrl } from '../../lib/apiTypes';
import { httpStream } from '../../lib/httpClient';
import { networkError } from '../../lib/httpErrors';

export interface DownloadProgress {
  /** Rows that have come. */
  rows: number;
  /** Rows there were when the server began; null for a file that isn't a table. */
  total: number | null;
}

const LINE_FEED = 10;

/** Fetches a file as it is made, tells how far it is, and saves it under the server's name for it. */
export async function download(
  url: FileUrl,
  { onProgress, signal }: { onProgress?: (progress: DownloadProgress) => void; signal?: AbortSignal } = {},
): Promise<void> {
  const response = await httpStream(url, { signal });
  const total = response.headers.get('X-Total-Rows');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // The first line names the columns.
  let rows = -1;
  for await (const part of partsOf(response)) {
    parts.push(part);
    for (const byte of part) if (byte === LINE_FEED) rows += 1;
    onProgress?.({ rows: Math.max(0, rows), total: total === null ? null : Number(total) });
  }
  saveFile(new Blob(parts, { type: response.headers.get('Content-Type') ?? '' }), nameOf(response));
}

/** The body, piece by piece; a connection that breaks in the middle is a network error, not the end. */
export async function* partsOf(response: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkError();
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function nameOf(response: Response): string {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download';
}

/** Lets the browser save it under the name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
