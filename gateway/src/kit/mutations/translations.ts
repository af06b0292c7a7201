// Translates input fields whose name or value differs in REST.
import { idsInCompany, invalidIdMessage } from '../records/ids.ts';
import { bodyOf, InputError, type Renamed } from './payload.ts';

export interface Translation<Value> {
  /** The field's names in REST errors. */
  readonly names?: readonly string[];
  /** The part of the body for a value. Null is passed like any other value. */
  readonly body: (value: Value, companyId: number, field: string) => Record<string, unknown>;
}

/** By the names of the input's fields. */
export type Translations<I> = {
  readonly [Field in keyof I]?: Translation<Exclude<I[Field], undefined>>;
};

/** Translations of any input. */
export type AnyTranslations = Readonly<Record<string, Translation<never> | undefined>>;

/** A list of global ids; `unknown` is the message for an id that does not exist. */
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

/** The same for one id. */
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

/** The same value under another name. */
export const renamedTo = (name: string): Translation<unknown> => ({
  names: [name],
  body: (value) => ({ [name]: value }),
});

/** Omits null from the body. */
export const omitNull = <Value>(translation: Translation<Value>): Translation<Value | null> => ({
  ...translation,
  body: (value, companyId, field) =>
    value === null ? {} : translation.body(value, companyId, field),
});

/** The version that an update is based on; omitted for servers without versions. */
export const versioned = { version: omitNull(renamedTo('version')) };

/** The input as a REST body: fields as they are, except translated ones and path parameters. */
export const translatedBody = (
  input: object,
  companyId: number,
  translations: AnyTranslations,
  inPath: readonly string[] = [],
): Record<string, unknown> => ({
  ...bodyOf(input, [...inPath, ...Object.keys(translations)]),
  ...translated(input, companyId, translations),
});

/** The translated fields only; fields missing from the input stay missing. */
export function translated(
  input: object,
  companyId: number,
  translations: AnyTranslations,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [field, translation] of Object.entries(translations)) {
    const value = (input as Readonly<Record<string, unknown>>)[field];
    // The declaration guarantees that the value's type matches the field's translation.
    if (value !== undefined)
      Object.assign(body, translation?.body(value as never, companyId, field));
  }
  return body;
}

/** Input names by REST names, where they differ. */
export const renamedFields = (translations: AnyTranslations): Renamed =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([field, translation]) =>
      (translation?.names ?? []).map((name) => [name, field]),
    ),
  );

/** The REST ids of an input's global ids; throws an InputError at the field. */
export function inputIds(
  companyId: number,
  type: string,
  globalIds: readonly string[],
  field: string,
  unknown: string,
): number[] {
  const ids = idsInCompany(globalIds, type, companyId);
  if (ids) return ids;
  const mistake = invalidIdMessage(globalIds, type);
  throw new InputError(
    mistake === null
      ? { message: unknown, field, code: 'not_found' }
      : { message: mistake, field, code: 'invalid' },
  );
}

/** The same for one id. */
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
