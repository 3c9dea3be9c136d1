/**
 * One filter of a list, and the column that it compares; without a column the list itself applies it.
 * `text` holds the value, or contains it in one of several columns; `one of` a word of a fixed list; `ids` numbers of
 * records; `names` the same for records that a word identifies; `time` from this moment on, or up to it; `boolean`.
 */
export type FilterRule<Column extends string = string> =
  | { kind: 'text'; column?: Column }
  | { kind: 'text'; containedIn: readonly Column[] }
  | { kind: 'one of'; of: readonly string[]; column?: Column }
  | { kind: 'ids'; column?: Column }
  | { kind: 'names'; column?: Column }
  | { kind: 'time'; from: Column }
  | { kind: 'time'; to: Column }
  | { kind: 'boolean'; column?: Column };

type Id<Column extends string> = Extract<FilterRule<Column>, { kind: 'ids' | 'names' }>;

export type SortOrder = 'ASC' | 'DESC';

/** The sorts and filters of one list. `sorts`: name on the wire → column. The filter `id` serves react-admin's getMany. */
export interface ListRules<Column extends string = string> {
  sorts: Readonly<Record<string, Column>>;
  defaultSort: readonly [field: string, order: SortOrder];
  filters: Readonly<Record<string, FilterRule<Column>>> & { readonly id: Id<Column> };
}

/** Declares a list's rules with the literal types that its requests are read into. */
export const listRules = <const Rules extends ListRules>(rules: Rules): Rules => rules;

/** A filter's value once it is read. */
export type FilterValue<Rule extends FilterRule = FilterRule> = Rule extends { kind: 'one of' }
  ? Rule['of'][number]
  : Rule extends { kind: 'ids' }
    ? number[]
    : Rule extends { kind: 'names' }
      ? string[]
      : Rule extends { kind: 'time' }
        ? Date
        : Rule extends { kind: 'boolean' }
          ? boolean
          : string;

/** The filters that a request gives. */
export type ListFilter<Rules extends Pick<ListRules, 'filters'> = ListRules> = {
  -readonly [Name in keyof Rules['filters']]?: Rules['filters'][Name] extends infer Rule extends FilterRule
    ? FilterValue<Rule>
    : never;
};

/** One request for a part of a list. */
export interface ListRequest<Rules extends ListRules = ListRules> {
  /** The column. */
  sort: Rules['sorts'][keyof Rules['sorts']];
  order: SortOrder;
  /** Index of the first row, from 0. */
  skip: number;
  take: number;
  filter: ListFilter<Rules>;
}
