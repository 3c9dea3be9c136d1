import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

import { checkAnswer } from './api/documented-answers.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';

interface SendOptions {
  headers?: Record<string, string>;
  /** A string is sent unchanged, anything else as JSON. */
  body?: string | object;
  /** Leaves out the anti-forgery header. */
  withoutCsrf?: boolean;
}

/** Sends requests like a browser: stores cookies, fetches the anti-forgery token and sends it. */
export class HttpBrowser {
  readonly cookies = new Map<string, string>();
  private csrfToken: string | null = null;

  constructor(
    private readonly instance: FastifyInstance,
    private readonly address: string,
    /** Whether the API document knows all of its calls: not those of a test's own controllers. */
    private readonly isDocumented = true,
  ) {}

  async get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send('GET', url, { headers });
  }

  async post(
    url: string,
    body: string | object = {},
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.send('POST', url, { body, headers });
  }

  async put(url: string, body: string | object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send('PUT', url, { body, headers });
  }

  async send(method: Method, url: string, options: SendOptions = {}): Promise<LightMyRequestResponse> {
    const headers: Record<string, string> = { ...options.headers };
    if (!options.withoutCsrf && !['GET', 'HEAD', 'OPTIONS'].includes(method)) {
      headers['x-csrf-token'] ??= await this.csrf();
    }
    if (this.cookies.size > 0) headers.cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request: InjectOptions = { method, url, headers, remoteAddress: this.address };
    if (options.body !== undefined) {
      headers['content-type'] ??= 'application/json';
      request.payload = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
    }
    const response = await this.instance.inject(request);
    if (this.isDocumented) check(method, url, response);
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isCleared = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0) || value === '';
      if (isCleared) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async csrf(): Promise<string> {
    this.csrfToken ??= ((await this.get('/api/csrf-token')).json() as { data: { token: string } }).data.token;
    return this.csrfToken;
  }
}

function check(method: Method, url: string, { statusCode, headers, body }: LightMyRequestResponse): void {
  checkAnswer({ method, url, status: statusCode, contentType: String(headers['content-type'] ?? ''), body });
}
