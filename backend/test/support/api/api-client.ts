import type { paths } from '@festival/contracts/openapi';
import createClient, { type Client } from 'openapi-fetch';
import { checkAnswer } from './documented-answers.js';

/** The client that others would generate from the API document, with a browser's cookies. */
export function apiClient(url: string): Client<paths> {
  const cookies = new Map<string, string>();
  return createClient<paths>({
    baseUrl: url,
    fetch: async (request: Request) => {
      if (cookies.size > 0) {
        request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      }
      const answer = await fetch(request);
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      checkAnswer({
        method: request.method,
        url: request.url,
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? undefined,
        body: await answer.clone().text(),
      });
      return answer;
    },
  });
}

/** Fetches the anti-forgery token, and sends it with every call from then on. */
export async function withCsrfToken(client: Client<paths>): Promise<Client<paths>> {
  const { data } = await client.GET('/api/csrf-token');
  const token = data?.data.token ?? '';
  client.use({
    onRequest: ({ request }) => {
      request.headers.set('X-CSRF-TOKEN', token);
    },
  });
  return client;
}
