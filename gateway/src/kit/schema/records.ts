// Generates the fields that types have in common: those of their interfaces, and those of records of the REST API.
import type { FieldDefinitionNode } from 'graphql';
import { readDirective, withoutDirectives } from './marks.ts';
import type { Noun, Nouns } from './nouns.ts';
import { type Definitions, fieldsIn, isInterface, isObject, lacking, nameOf } from './sdl.ts';

/** Replaces @record by the fields that it abbreviates. */
export const withRecordFields = (definitions: Definitions, nouns: Nouns): Definitions =>
  definitions.map((definition) => {
    if (!isObject(definition)) return definition;
    const type = nameOf(definition);
    const record = readDirective(definition, 'record', type);
    if (!record) return definition;
    const { fields = [] } = definition;
    const noun = nouns.of(type);
    const first = lacking(databaseId(noun), fields);
    const last = lacking(permissions(record.viewerCan ?? [], noun), fields);
    return { ...withoutDirectives(definition, 'record'), fields: [...first, ...fields, ...last] };
  });

const databaseId = ({ one }: Noun): readonly FieldDefinitionNode[] =>
  fieldsIn(`
    "The ${one}'s id in the REST API."
    databaseId: Int!
  `);

const permissions = (
  actions: readonly ('UPDATE' | 'DELETE')[],
  { one }: Noun,
): readonly FieldDefinitionNode[] =>
  actions.flatMap((action) =>
    fieldsIn(
      action === 'UPDATE'
        ? `"Whether the viewer may update the ${one}." viewerCanUpdate: Boolean @semanticNonNull`
        : `"Whether the viewer may delete the ${one}." viewerCanDelete: Boolean @semanticNonNull`,
    ),
  );

/** Adds to each type the fields of its interfaces, before its own. */
export function withInterfaceFields(definitions: Definitions): Definitions {
  const interfaces = new Map(
    definitions.filter(isInterface).map((one) => [nameOf(one), one.fields ?? []]),
  );
  return definitions.map((definition) => {
    if (!isObject(definition)) return definition;
    const { fields = [] } = definition;
    const inherited = (definition.interfaces ?? []).reduce<readonly FieldDefinitionNode[]>(
      (all, { name }) => [...all, ...lacking(interfaces.get(name.value) ?? [], all)],
      [],
    );
    return { ...definition, fields: [...lacking(inherited, fields), ...fields] };
  });
}
