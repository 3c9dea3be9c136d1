import type {
  AnswerContent,
  Body,
  DataOf,
  IsBodyRequired,
  Method,
  Operation,
  RequestContent,
  paths,
} from '@festival/contracts/openapi';

/** The arguments after method and URL. A body without a documented type, or of optional fields alone, may be left out. */
export type BodyAndHeaders<U extends string, M extends Method> = [Body<U, M>] extends [never]
  ? [body?: undefined, headers?: HeadersInit]
  : unknown extends Body<U, M>
    ? [body?: object, headers?: HeadersInit]
    : IsBodyRequired<U, M> extends true
      ? [body: Body<U, M>, headers?: HeadersInit]
      : [body?: Body<U, M>, headers?: HeadersInit];

/** A URL that takes a file of a type, `text/csv`, as its body. */
export type UploadUrl<U extends string, T extends string> = U extends string
  ? keyof RequestContent<Operation<U, 'POST'>> & T extends never
    ? `openapi.json has no POST of ${T} here`
    : U
  : never;

type Page = { data: unknown[]; current_page: number };

/** A list that is documented in two forms comes in pages when its query asks for one. */
type Form<U extends string, D> = U extends `${string}?${string}page=${string}` ? Extract<D, Page> : D;

/** One order comes as `data.order`. */
type Unwrapped<D> = D extends { order: infer O } ? (keyof D extends 'order' ? O : D) : D;

/** The `data` of the answer to a call, as callers get it. */
export type Data<U extends string, M extends Method> = Unwrapped<Form<U, DataOf<U, M>>>;

type FilePath<P extends keyof paths> = 'application/json' extends keyof AnswerContent<Operation<P, 'GET'>>
  ? never
  : Pattern<P>;

type Pattern<P extends string> = P extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Pattern<After>}`
  : P;

type FilePaths = { [P in keyof paths]: FilePath<P> }[keyof paths];

type ResourceWith<Rest extends string, P = keyof paths> = P extends `/api/admin/${infer R}/{${string}}${Rest}`
  ? R extends `${string}/${string}`
    ? never
    : R
  : never;

/** A resource whose records have URLs: `archive-videos`. */
export type ApiResource = ResourceWith<''>;

/** A resource whose records change places. */
export type MovableResource = ResourceWith<'/move'>;

/** The URL of a documented file, for links, pictures and downloads. */
export type FileUrl = FilePaths | `${FilePaths}?${string}`;
