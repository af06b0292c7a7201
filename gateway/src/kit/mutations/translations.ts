// Fields of an input that REST takes otherwise than by the same name and value.
import { idsInCompany, mistakeOf } from '../records/ids.ts';
import { bodyOf, InputError, type Renamed } from './payload.ts';

export interface Translation<Value> {
  /** REST's names, where it tells what is wrong with the field by others. */
  readonly names?: readonly string[];
  /** What stands for it in the body. Null is a value like others. */
  readonly body: (value: Value, companyId: number, field: string) => Record<string, unknown>;
}

/** By the names of the input's fields. */
export type Translations<I> = {
  readonly [Field in keyof I]?: Translation<Exclude<I[Field], undefined>>;
};

/** Of any input. */
export type AnyTranslations = Readonly<Record<string, Translation<never> | undefined>>;

/** A list of global ids, and what the person is told when one is of nothing. */
export const globalIds = (
  type: string,
  name: string,
  unknown: string,
): Translation<readonly string[] | null> => ({
  names: [name],
  body: (ids, companyId, field) => ({
    [name]: ids && inputIds(companyId, type, ids, field, unknown),
  }),
});

/** The same for one. */
export const globalId = (
  type: string,
  name: string,
  unknown: string,
): Translation<string | null> => ({
  names: [name],
  body: (id, companyId, field) => ({
    [name]: id === null ? null : inputId(companyId, type, id, field, unknown),
  }),
});

/** The same value by a name of REST's own. */
export const named = (name: string): Translation<unknown> => ({
  names: [name],
  body: (value) => ({ [name]: value }),
});

/** Where null is the same as nothing. */
export const orNothing = <Value>(translation: Translation<Value>): Translation<Value | null> => ({
  ...translation,
  body: (value, companyId, field) =>
    value === null ? {} : translation.body(value, companyId, field),
});

/** The version that an update began from: of a server that keeps none there is nothing to say. */
export const versioned = { version: orNothing(named('version')) };

/** The input as a REST body: its fields as they are, but for those that are translated or stand in the path. */
export const translatedBody = (
  input: object,
  companyId: number,
  translations: AnyTranslations,
  inPath: readonly string[] = [],
): Record<string, unknown> => ({
  ...bodyOf(input, [...inPath, ...Object.keys(translations)]),
  ...translated(input, companyId, translations),
});

/** The translated fields alone; what was left out of the input stays out. */
export function translated(
  input: object,
  companyId: number,
  translations: AnyTranslations,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [field, translation] of Object.entries(translations)) {
    const value = (input as Readonly<Record<string, unknown>>)[field];
    // The declaration's types hold them together by the field's name.
    if (value !== undefined)
      Object.assign(body, translation?.body(value as never, companyId, field));
  }
  return body;
}

/** Where REST calls a field otherwise than the input. */
export const renamed = (translations: AnyTranslations): Renamed =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([field, translation]) =>
      (translation?.names ?? []).map((name) => [name, field]),
    ),
  );

/** The REST ids of an input's global ids, or the reason why not at its field. */
export function inputIds(
  companyId: number,
  type: string,
  globalIds: readonly string[],
  field: string,
  unknown: string,
): number[] {
  const ids = idsInCompany(globalIds, type, companyId);
  if (ids) return ids;
  const mistake = mistakeOf(globalIds, type);
  throw new InputError(
    mistake === null
      ? { message: unknown, field, code: 'not_found' }
      : { message: mistake, field, code: 'invalid' },
  );
}

/** The same for one. */
export function inputId(
  companyId: number,
  type: string,
  globalId: string,
  field: string,
  unknown: string,
): number {
  const [id = 0] = inputIds(companyId, type, [globalId], field, unknown);
  return id;
}
