import type { paths } from '@festival/contracts/openapi';

export type Method = 'GET' | 'POST';

/** `/api/orders/{key}` → `/api/orders/${string}` */
type PatternOf<Key extends string> = Key extends `${infer Head}{${string}}${infer Tail}`
  ? `${Head}${string}${PatternOf<Tail>}`
  : Key;

type WithoutQuery<Path extends string> = Path extends `${infer Bare}?${string}` ? Bare : Path;

/** A path's slashes alone, because `${string}` in a pattern also takes further segments. */
type Slashes<Path extends string> = Path extends `${string}/${infer Rest}` ? `/${Slashes<Rest>}` : '';

type MatchingKey<Path extends string, Key extends keyof paths = keyof paths> = Key extends unknown
  ? Path extends PatternOf<Key>
    ? Slashes<Path> extends Slashes<Key>
      ? Key
      : never
    : never
  : never;

/** The document's key for a path without a query; a literal key wins over one with parameters. */
type KeyOf<Path extends string> = Path extends keyof paths ? Path : MatchingKey<Path>;

type OperationAt<Key extends keyof paths, M extends Method> = NonNullable<paths[Key][Lowercase<M>]>;

/** The documented operation of a method and a path as the call writes it, query included; `never` when there is none. */
type Operation<Path extends string, M extends Method> = OperationAt<KeyOf<WithoutQuery<Path>>, M>;

type KeysServing<M extends Method, Key extends keyof paths = keyof paths> = Key extends unknown
  ? [OperationAt<Key, M>] extends [never]
    ? never
    : Key
  : never;

/** The path itself when the document serves it with this method, else those that it serves, for the compiler's message. */
export type DocumentedPath<Path extends string, M extends Method> = Path extends unknown
  ? [Operation<Path, M>] extends [never]
    ? KeysServing<M>
    : Path
  : never;

type BodyOption<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: OptionalBody<Op> };

/** `requestBody` is `never` where an operation takes none. */
type OptionalBody<Op> = Op extends { requestBody?: infer Taken } ? JsonOf<Exclude<Taken, undefined>> : undefined;

type JsonOf<Taken> = [Taken] extends [never]
  ? undefined
  : Taken extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined;

/** How a call says its method and its body; the body is required where the operation requires one. */
export type MethodAndBody<Path extends string, M extends Method> = { method?: M } & BodyOption<Operation<Path, M>>;

type SuccessOf<Op> = Op extends { responses: infer Responses } ? Responses[keyof Responses & (200 | 201 | 202)] : never;

type DataIn<Envelope> = Envelope extends { data: infer Data } ? Data : undefined;

/** `data` of the operation's successful answer; `undefined` when it carries none. */
export type DataOf<Path extends string, M extends Method> =
  SuccessOf<Operation<Path, M>> extends { content: { 'application/json': infer Envelope } } ? DataIn<Envelope> : never;
