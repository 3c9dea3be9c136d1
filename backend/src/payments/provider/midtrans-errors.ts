import { ProviderRefused, ProviderUnavailable } from './provider-errors.js';

interface LibraryError {
  httpStatusCode?: unknown;
  ApiResponse?: unknown;
  rawHttpClientData?: { code?: unknown };
  response?: { status?: unknown; data?: unknown };
  code?: unknown;
}

interface ApiBody {
  status_code?: unknown;
  status_message?: unknown;
  error_messages?: unknown;
}

/** Both wordings of a taken `order_id`, Indonesian and English. */
const USED = /sudah digunakan|already been taken|has been paid|utilized/i;

/**
 * Our own error for a failed call, and the provider's status code when it answered; both may be logged. The
 * library's error holds the server key and must go no further.
 */
export function failureOf(error: unknown): { code: string | null; failure: ProviderRefused | ProviderUnavailable } {
  const { httpStatusCode, ApiResponse, rawHttpClientData, response, code } = (error ?? {}) as LibraryError;
  const status = Number(httpStatusCode ?? response?.status ?? 0);
  const body = bodyOf(ApiResponse ?? response?.data);
  if (body === null || status === 0) {
    const reason = rawHttpClientData?.code ?? code ?? (status || 'no answer');
    return {
      code: null,
      failure: new ProviderUnavailable(
        `The provider could not be asked: ${String(reason)}`,
        status === 429 || status >= 500,
        String(reason),
      ),
    };
  }
  const own = String(body.status_code ?? status);
  const text = messageOf(body);
  const isTheirs = status === 401 || status === 403 || status === 429 || status >= 500;
  return {
    code: own,
    failure: isTheirs
      ? new ProviderUnavailable(`The provider answered ${own}: ${text}`, status === 429 || status >= 500, own)
      : new ProviderRefused(text, USED.test(text), own),
  };
}

function bodyOf(data: unknown): ApiBody | null {
  return typeof data === 'object' && data !== null ? data : null;
}

function messageOf(body: ApiBody): string {
  if (Array.isArray(body.error_messages)) return body.error_messages.map(String).join('; ').slice(0, 300);
  return String(body.status_message ?? 'refused').slice(0, 300);
}
