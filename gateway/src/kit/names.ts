// Converts names between GraphQL (camelCase) and REST (snake_case); no other file does.

/** `startDate` → `start_date` */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `start_date` → `startDate`; camelCase remains unchanged. */
export const camelCase = (name: string): string =>
  name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `CourseFolder` → `courseFolder`: the field for a record of the type. */
export const fieldName = <Type extends string>(type: Type): Uncapitalize<Type> =>
  type.replace(/^./, (letter) => letter.toLowerCase()) as Uncapitalize<Type>;

/** `courseFolder` → `CourseFolder` */
export const pascalCase = (field: string): string =>
  field.replace(/^./, (letter) => letter.toUpperCase());

/** `Company` → `Companies` */
export const plural = <Name extends string>(name: Name): Plural<Name> =>
  (/[^aeiou]y$/.test(name)
    ? `${name.slice(0, -1)}ies`
    : `${name}${/(?:[sx]|[cs]h)$/.test(name) ? 'es' : 's'}`) as Plural<Name>;

export type Plural<Name extends string> = Name extends `${string}${'a' | 'e' | 'i' | 'o' | 'u'}y`
  ? `${Name}s`
  : Name extends `${infer Stem}y`
    ? `${Stem}ies`
    : `${Name}${Name extends `${string}${'s' | 'x' | 'ch' | 'sh'}` ? 'es' : 's'}`;

/** The column that a field reads by default: `databaseId` is `id`, `viewerCanUpdate` is `can_update`. */
export const columnOf = (field: string): string =>
  field === 'databaseId' ? 'id' : snakeCase(field.replace(/^viewerCan(?=[A-Z])/, 'can'));
