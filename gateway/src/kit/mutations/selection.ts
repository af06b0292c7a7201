// The records that a bulk mutation acts on: selected by ids, or by a list's conditions.
import { fieldName, type Plural, plural, snakeCase } from '../names.ts';
import type { RestPath } from '../rest/path.ts';
import type { CompanyCollection } from '../records/collections.ts';
import type { ConditionReader } from '../records/conditions.ts';
import { InputError } from './payload.ts';
import { inputIds } from './translations.ts';

type Given<T> = T | null | undefined;

export interface SelectionInput {
  readonly ids?: Given<readonly string[]>;
  readonly matching?: Given<object>;
}

/** How the records of a collection are selected; the input field has their plural name. */
export interface SelectionDeclaration<
  Row extends { id: number },
  Type extends string,
  Field extends string,
> {
  readonly collection: CompanyCollection<Row, Type>;
  /** The input field. */
  readonly field: Field;
  /** The name of the ids in REST. */
  readonly ids: string;
  /** The list whose path the actions are below, where it is not the list of the records. */
  readonly at?: { (companyId: number): { readonly path: RestPath } };
  readonly texts: { readonly either: string; readonly unknown: string };
}

/**
 * Error messages with the plural of the records. `them` is its accusative, which differs for animate nouns in Russian
 * («пользователей»).
 */
export const selectionTexts = (they: string, them = they) => ({
  either: `Укажите либо ${them}, либо условия отбора`,
  unknown: `Не все выбранные ${they} есть в этой компании`,
});

/** `they` and `them` as in `selectionTexts`. */
export function selectionOf<Row extends { id: number }, Type extends string>(
  collection: CompanyCollection<Row, Type>,
  they: string,
  them = they,
): SelectionDeclaration<Row, Type, Uncapitalize<Plural<Type>>> {
  const field = fieldName(plural(collection.type));
  return {
    collection,
    field,
    ids: `${snakeCase(field)}_id`,
    texts: selectionTexts(they, them),
  };
}

/** The body that selects the records of a bulk action. */
export function selectionBody(
  companyId: number,
  { ids, matching }: SelectionInput,
  {
    collection,
    field,
    ids: named,
    texts,
  }: Pick<SelectionDeclaration<{ id: number }, string, string>, 'field' | 'ids' | 'texts'> & {
    readonly collection: { readonly type: string };
  },
  conditions: ConditionReader,
): Record<string, unknown> {
  if (ids && !matching && ids.length > 0) {
    const type = collection.type;
    return { [named]: inputIds(companyId, type, ids, `${field}.ids`, texts.unknown) };
  }
  if (matching && !ids) return { matching: conditions.params(matching, companyId) };
  throw new InputError({ message: texts.either, field, code: 'invalid' });
}
