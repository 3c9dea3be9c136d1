declare module 'midtrans-client' {
  interface ClientOptions {
    isProduction: boolean;
    serverKey: string;
    clientKey: string;
  }
  type Body = Record<string, unknown>;
  interface TransactionCalls {
    status(id: string): Promise<Body>;
    cancel(id: string): Promise<Body>;
    expire(id: string): Promise<Body>;
    approve(id: string): Promise<Body>;
    deny(id: string): Promise<Body>;
    refund(id: string, body?: Body): Promise<Body>;
    refundDirect(id: string, body?: Body): Promise<Body>;
  }
  export class Snap {
    constructor(options: ClientOptions);
    apiConfig: { getSnapApiBaseUrl(): string; getCoreApiBaseUrl(): string };
    httpClient: { http_client: { defaults: { timeout: number; headers: { common: Record<string, string> } } } };
    transaction: TransactionCalls;
    createTransaction(body: Body): Promise<{ token: string; redirect_url: string }>;
  }
  export class MidtransError extends Error {
    httpStatusCode: number | string | null;
    ApiResponse: Body | string | null;
  }
}
