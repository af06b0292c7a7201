// The internal values of enums are the REST values: VISIBLE is `visible`.
import { type DocumentNode, type EnumTypeDefinitionNode, Kind } from 'graphql';
import { composeSchema } from './compose.ts';

/** The internal values of each enum, by its values in the schema. */
export const enumValues = (document: DocumentNode): Record<string, Record<string, string>> =>
  Object.fromEntries(
    enumsIn(document).map((definition) => [
      definition.name.value,
      Object.fromEntries(namesOf(definition).map((name) => [name, name.toLowerCase()])),
    ]),
  );

/** The values of an enum in the schema. */
export function enumNames(name: string): string[] {
  const definition = enumsIn(composeSchema()).find((candidate) => candidate.name.value === name);
  return definition ? namesOf(definition) : [];
}

const enumsIn = ({ definitions }: DocumentNode): EnumTypeDefinitionNode[] =>
  definitions.filter((definition) => definition.kind === Kind.ENUM_TYPE_DEFINITION);

const namesOf = ({ values = [] }: EnumTypeDefinitionNode): string[] =>
  values.map(({ name }) => name.value);
