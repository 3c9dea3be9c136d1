import type { Data, UploadUrl } from './apiTypes';
import { understood, withToken } from './httpClient';
import { networkError } from './httpErrors';

interface UploadOptions {
  /** Told what share has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file as a call's body and tells how far it is, which `fetch` can't. Rejects as `httpClient` does, and with
 * an `AbortError` when the signal ended it.
 */
export async function httpUpload<const U extends string>(
  url: UploadUrl<U, `image/${string}`>,
  file: Blob,
  options: UploadOptions = {},
): Promise<Data<U, 'POST'>> {
  const { status, body } = await withToken((token) => send(url, file, token, options));
  return understood<Data<U, 'POST'>>(status, body).json;
}

function send(url: string, file: Blob, token: string, { onProgress, signal }: UploadOptions) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    call.addEventListener('load', () => resolve({ status: call.status, body: call.responseText }));
    call.addEventListener('error', () => reject(networkError()));
    call.addEventListener('abort', () => reject(new DOMException('The upload was ended.', 'AbortError')));
    call.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
    signal?.addEventListener('abort', stop);
    call.open('POST', url);
    call.setRequestHeader('Accept', 'application/json');
    call.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    call.setRequestHeader('X-CSRF-TOKEN', token);
    call.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    call.send(file);
  });
}
