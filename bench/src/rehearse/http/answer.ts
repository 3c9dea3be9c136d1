export interface Answer {
  /** 0: there was none; the connection broke, or it took too long. */
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}
