import type { paths } from '@festival/contracts/openapi';

/** Types of the documented calls by URL and method: `contracts/openapi/paths.d.ts` read at compile time. */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A parameter (`{id}`), a number and a text that is known at run time only become `{}`. */
type Segment<S extends string> = S extends `{${string}}` | `${number}`
  ? '{}'
  : Record<never, never> extends Record<S, unknown>
    ? '{}'
    : S;

/** `/api/orders/{key}/email` and `/api/orders/${string}/email` both become `/api/orders/{}/email`. */
type Shape<U extends string> = U extends `${infer First}/${infer Rest}`
  ? `${Segment<First>}/${Shape<Rest>}`
  : Segment<U>;

type Documented = { [P in keyof paths as Shape<P>]: paths[P] };

type WithoutQuery<U extends string> = U extends `${infer P}?${string}` ? P : U;

/** The documented operation of a URL; never when there is none. */
type Operation<U extends string, M extends Method> =
  Shape<WithoutQuery<U>> extends infer S extends keyof Documented
    ? Documented[S] extends Record<Lowercase<M>, infer O>
      ? O
      : never
    : never;

/** A URL with a documented operation; any other is refused, also a `string` about which nothing is known. */
export type ApiUrl<U extends string, M extends Method> = U extends string
  ? [Operation<U, M>] extends [never]
    ? `openapi.json has no such ${M}`
    : U
  : never;

type RequestContent<O> = O extends { requestBody?: { content: infer C } } ? C : never;
type AnswerContent<O> = O extends { responses: infer R } ? ContentOf<R[keyof R & (200 | 201 | 202)]> : never;
type ContentOf<R> = R extends { content: infer C } ? C : never;
type Json<C> = C extends { 'application/json': infer J } ? J : never;

/** The JSON that a call sends; never when it has no body. */
type Body<U extends string, M extends Method> = Json<RequestContent<Operation<U, M>>>;

/** The arguments after method and URL. A body without a documented type, or of optional fields alone, may be left out. */
export type BodyAndHeaders<U extends string, M extends Method> = [Body<U, M>] extends [never]
  ? [body?: undefined, headers?: HeadersInit]
  : unknown extends Body<U, M>
    ? [body?: object, headers?: HeadersInit]
    : Operation<U, M> extends { requestBody: object }
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

type DataOf<U extends string, A> = A extends { data: infer D } ? Unwrapped<Form<U, D>> : undefined;

/** The `data` of the answer to a call, as callers get it. */
export type Data<U extends string, M extends Method> = DataOf<U, Json<AnswerContent<Operation<U, M>>>>;

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
