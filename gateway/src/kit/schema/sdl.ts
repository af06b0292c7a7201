// Helpers for SDL definitions that the composition uses.
import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InputObjectTypeExtensionNode,
  type InputValueDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type InterfaceTypeExtensionNode,
  Kind,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  type TypeNode,
} from 'graphql';

export type Definitions = readonly DefinitionNode[];

export const definitionsIn = (sdl: string): Definitions =>
  parse(sdl, { noLocation: true }).definitions;

/** Parses the fields of an object type. */
export const fieldsIn = (sdl: string): readonly FieldDefinitionNode[] =>
  definitionsIn(`type Fields {${sdl}}`)
    .filter(hasFields)
    .flatMap(({ fields = [] }) => fields);

/** Parses the fields of an input, or arguments, which have the same syntax. */
export const inputFieldsIn = (sdl: string): readonly InputValueDefinitionNode[] =>
  definitionsIn(`input Fields {${sdl}}`)
    .filter(hasInputFields)
    .flatMap(({ fields = [] }) => fields);

export const nameOf = (definition: DefinitionNode): string =>
  'name' in definition && definition.name ? definition.name.value : definition.kind;

export const isExtension = (definition: DefinitionNode): boolean =>
  definition.kind.endsWith('Extension');

export const isObject = (definition: DefinitionNode): definition is ObjectTypeDefinitionNode =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION;

export const isInterface = (
  definition: DefinitionNode,
): definition is InterfaceTypeDefinitionNode => definition.kind === Kind.INTERFACE_TYPE_DEFINITION;

type WithFields =
  | ObjectTypeDefinitionNode
  | ObjectTypeExtensionNode
  | InterfaceTypeDefinitionNode
  | InterfaceTypeExtensionNode;

/** Whether it is an object type or an interface, or extends one. */
export const hasFields = (definition: DefinitionNode): definition is WithFields =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
  definition.kind === Kind.OBJECT_TYPE_EXTENSION ||
  definition.kind === Kind.INTERFACE_TYPE_DEFINITION ||
  definition.kind === Kind.INTERFACE_TYPE_EXTENSION;

/** Whether it is an input, or extends one. */
export const hasInputFields = (
  definition: DefinitionNode,
): definition is InputObjectTypeDefinitionNode | InputObjectTypeExtensionNode =>
  definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ||
  definition.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION;

/** All fields, with their paths (`Type.field`). */
export const allFields = (
  definitions: Definitions,
): readonly { readonly place: string; readonly field: FieldDefinitionNode }[] =>
  definitions.filter(hasFields).flatMap((definition) =>
    (definition.fields ?? []).map((field) => ({
      place: `${nameOf(definition)}.${field.name.value}`,
      field,
    })),
  );

interface Named {
  readonly name: { readonly value: string };
}

/** Those of `fields` that `others` have none of the same name as. */
export function lacking<Field extends Named>(
  fields: readonly Field[],
  others: readonly Named[],
): readonly Field[] {
  const names = new Set(others.map(({ name }) => name.value));
  return fields.filter(({ name }) => !names.has(name.value));
}

/** `fields`, each replaced by the one of `own` that has its name, and the rest of `own`. */
export function overriding<Field extends Named>(
  fields: readonly Field[],
  own: readonly Field[],
): readonly Field[] {
  const byName = new Map(own.map((field) => [field.name.value, field]));
  return [...fields.map((field) => byName.get(field.name.value) ?? field), ...lacking(own, fields)];
}

/** The name of a type without its wrappers. */
export const typeName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type);

/** `BookConnection` → `Book` */
export const pagedType = (field: FieldDefinitionNode): string =>
  typeName(field.type).replace(/Connection$/, '');

export const directive = (name: string): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: name },
});

export const namedType = (name: string): NamedTypeNode => ({
  kind: Kind.NAMED_TYPE,
  name: { kind: Kind.NAME, value: name },
});

/** Generated SDL, to be placed after the definition with the name `after`. */
export interface GeneratedSdl {
  readonly after: string;
  readonly sdl: string;
}

/** Inserts generated definitions; throws if one of them is also written by hand. */
export function withGenerated(
  definitions: Definitions,
  made: readonly GeneratedSdl[],
): Definitions {
  const names = definedNames(definitions);
  const behind = new Map<string, DefinitionNode[]>();
  for (const { after, sdl } of made) {
    const fresh = definitionsIn(sdl);
    for (const name of fresh.map(nameOf)) {
      if (names.has(name))
        throw new Error(`${name} is generated from ${after}: extend it or remove it`);
      names.add(name);
    }
    behind.set(after, [...(behind.get(after) ?? []), ...fresh]);
  }
  return definitions.flatMap((definition) =>
    isExtension(definition)
      ? [definition]
      : [definition, ...(behind.get(nameOf(definition)) ?? [])],
  );
}

export const definedNames = (definitions: Definitions): Set<string> =>
  new Set(definitions.filter((definition) => !isExtension(definition)).map(nameOf));
