type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface NumberRule {
  min?: number;
  max?: number;
  whole?: boolean;
}

/** A section of the plan's file. Reading a key takes it out; whatever is left over is unknown. */
export class PlanSection {
  private readonly left: Map<string, unknown>;

  constructor(
    value: unknown,
    private readonly path: string,
    readonly errors: string[],
  ) {
    if (value !== undefined && !isObject(value)) errors.push(`${path || 'the plan'} must be an object`);
    this.left = new Map(isObject(value) ? Object.entries(value) : []);
  }

  get keys(): string[] {
    return [...this.left.keys()];
  }

  has(key: string): boolean {
    return this.left.has(key);
  }

  take(key: string): unknown {
    const value = this.left.get(key);
    this.left.delete(key);
    return value;
  }

  /** Without `otherwise` it must be there. */
  number(
    key: string,
    { min = 0, max = Number.MAX_SAFE_INTEGER, whole = false }: NumberRule,
    otherwise?: number,
  ): number {
    const value = this.take(key) ?? otherwise;
    const isRight = typeof value === 'number' && value >= min && value <= max && (!whole || Number.isInteger(value));
    if (isRight) return value;
    const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    this.fail(key, `must be a ${whole ? 'whole ' : ''}number ${range}`);
    return otherwise ?? min;
  }

  share(key: string, otherwise: number): number {
    return this.number(key, { max: 1 }, otherwise);
  }

  optionalNumber(key: string, rule: NumberRule): number | null {
    return this.has(key) ? this.number(key, rule) : null;
  }

  flag(key: string): boolean {
    const value = this.take(key) ?? false;
    if (typeof value !== 'boolean') this.fail(key, 'must be true or false');
    return value === true;
  }

  text(key: string, otherwise?: string): string {
    const value = this.take(key) ?? otherwise;
    if (typeof value === 'string' && value !== '') return value;
    if (otherwise !== '') this.fail(key, 'must be text');
    return otherwise ?? '';
  }

  /** `[from, to]` in seconds, or one number for both. */
  range(key: string, otherwise: readonly [number, number]): readonly [number, number] {
    const value = this.take(key) ?? otherwise;
    const [from, to] = Array.isArray(value) ? (value as unknown[]) : [value, value];
    if (typeof from === 'number' && typeof to === 'number' && from >= 0 && to >= from) return [from, to];
    this.fail(key, 'must be seconds, or [from, to] with from ≤ to');
    return otherwise;
  }

  /** Weights by name, `{"qris": 60, "bca_va": 40}`. */
  weights(key: string, otherwise: Readonly<Record<string, number>>): Array<readonly [name: string, weight: number]> {
    const entries = Object.entries(this.object(key, otherwise));
    const isRight = entries.length > 0 && entries.every(([, weight]) => typeof weight === 'number' && weight >= 0);
    if (!isRight) this.fail(key, 'must be weights of at least 0, by name');
    return entries.map(([name, weight]) => [name, Number(weight)]);
  }

  object(key: string, otherwise: Json): Json {
    const value = this.take(key) ?? otherwise;
    if (isObject(value)) return value;
    this.fail(key, 'must be an object');
    return otherwise;
  }

  section(key: string): PlanSection {
    return new PlanSection(this.take(key), this.name(key), this.errors);
  }

  list(key: string): PlanSection[] {
    const value = this.take(key) ?? [];
    if (Array.isArray(value)) {
      return value.map((each, index) => new PlanSection(each, `${this.name(key)}[${index}]`, this.errors));
    }
    this.fail(key, 'must be a list');
    return [];
  }

  fail(key: string, reason: string): void {
    this.errors.push(`${this.name(key)} ${reason}`);
  }

  refuseRest(): void {
    for (const key of this.keys) this.fail(key, 'is unknown');
  }

  private name(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`;
  }
}
