declare module 'midtrans-client' {
  interface Options {
    isProduction: boolean;
    serverKey: string;
    clientKey: string;
  }
  interface HttpClient {
    http_client: {
      defaults: { timeout: number; headers: { common: Record<string, string> } };
      request(config: {
        method: string;
        url: string;
        headers: object;
        auth: { username: string };
      }): Promise<{ data: unknown }>;
    };
  }
  interface ApiConfig {
    getSnapApiBaseUrl(): string;
    getCoreApiBaseUrl(): string;
    get(): { serverKey: string };
  }
  interface TransactionCalls {
    status(id: string): Promise<unknown>;
    cancel(id: string): Promise<unknown>;
    expire(id: string): Promise<unknown>;
    refund(id: string, body: object): Promise<unknown>;
  }
  export class Snap {
    constructor(options: Options);
    apiConfig: ApiConfig;
    httpClient: HttpClient;
    transaction: TransactionCalls;
    createTransaction(body: object): Promise<unknown>;
  }
  const library: { Snap: typeof Snap };
  export default library;
}
