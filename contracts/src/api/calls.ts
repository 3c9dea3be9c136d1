import type { paths } from '../../openapi/paths.js';

/** Types of the documented calls by URL and method: `paths.d.ts`, which `npm run openapi` makes, read at compile time. */

export type { paths };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A parameter (`{id}`), a number and a text that is known at run time only become `{}`; a literal text stays. */
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

/** The documented operation of a method and a URL, query included; never when there is none. */
export type Operation<U extends string, M extends Method> =
  Shape<WithoutQuery<U>> extends infer S extends keyof Documented
    ? Documented[S] extends Record<Lowercase<M>, infer Op>
      ? Op
      : never
    : never;

/** A URL with a documented operation; any other is refused, also a `string` about which nothing is known. */
export type DocumentedUrl<U extends string, M extends Method> = U extends string
  ? [Operation<U, M>] extends [never]
    ? `openapi.json has no such ${M}`
    : U
  : never;

type Json<Content> = Content extends { 'application/json': infer J } ? J : never;

/** The body that an operation takes, by media type. */
export type RequestContent<Op> = Op extends { requestBody?: { content: infer Content } } ? Content : never;

/** The JSON that a call sends; never when it has no body. */
export type Body<U extends string, M extends Method> = Json<RequestContent<Operation<U, M>>>;

export type IsBodyRequired<U extends string, M extends Method> =
  Operation<U, M> extends { requestBody: object } ? true : false;

type ContentOf<Response> = Response extends { content: infer Content } ? Content : never;

/** The successful answer of an operation, by media type. */
export type AnswerContent<Op> = Op extends { responses: infer R } ? ContentOf<R[keyof R & (200 | 201 | 202)]> : never;

type DataIn<Envelope> = Envelope extends { data: infer Data } ? Data : undefined;

/** `data` of a call's successful answer; undefined when that carries none, never when it isn't JSON. */
export type DataOf<U extends string, M extends Method> = DataIn<Json<AnswerContent<Operation<U, M>>>>;
