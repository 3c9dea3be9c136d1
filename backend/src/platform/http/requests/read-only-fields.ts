const READ_ONLY_FIELDS = Symbol('read-only fields');

/**
 * Names fields of the resource's own answer that an update may send back: they are dropped before validation, while
 * every other unknown field is refused.
 */
export function ReadOnlyFields(...fields: string[]): ClassDecorator {
  return (target) => Reflect.defineMetadata(READ_ONLY_FIELDS, fields, target);
}

export function readOnlyFieldsOf(dto: object): readonly string[] {
  return (Reflect.getMetadata(READ_ONLY_FIELDS, dto) as string[] | undefined) ?? [];
}
