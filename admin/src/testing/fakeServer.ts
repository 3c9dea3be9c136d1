/** A request to the fake server. */
export interface Asked {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON, a text as it is. */
  body: unknown;
}

/**
 * Stands where the network would be: answers each call by `answer`, in the way of `fetch`, and remembers what was
 * asked. An answer that throws is a connection that failed.
 */
export function fakeServer(answer: (asked: Asked) => Answer | Promise<Answer>): Asked[] {
  const log: Asked[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const asked: Asked = {
      method: init.method ?? 'GET',
      path: String(input),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    log.push(asked);
    const { status = 200, headers, body } = await answer(asked);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = { ok: status < 400, status, headers: new Headers(headers), text: async () => text };
    return response as Response;
  };
  return log;
}

export const success = (data?: unknown): Answer => ({ body: { success: true, data } });

export const failure = (status: number, message: string, errors?: Record<string, string[]>): Answer => ({
  status,
  body: { success: false, message, errors },
});

/** The anti-forgery token that the server wrote into the page; without one the page has none. */
export function setPageToken(token?: string): void {
  document.querySelector('meta[name="csrf-token"]')?.remove();
  if (!token) return;
  const tag = document.head.appendChild(document.createElement('meta'));
  tag.name = 'csrf-token';
  tag.content = token;
}
