/** One range of a list. Controllers return it; the envelope's interceptor sends `range` as `Content-Range`. */
export class ListPage<T> {
  /** `orders 0-24/319` */
  readonly range: string;

  /** `skip` is the index of the first row, `total` the number of rows without the range. */
  constructor(
    resource: string,
    readonly rows: T[],
    skip: number,
    readonly total: number,
  ) {
    const indexes = rows.length === 0 ? '*' : `${skip}-${skip + rows.length - 1}`;
    this.range = `${resource} ${indexes}/${total}`;
  }
}
