// Puts the .graphql files of the kit and the domains together into one document: extensions are folded into
// the types they extend, descriptions and directives stay, and the order is the order of the files.
import { readdirSync, readFileSync } from 'node:fs';
import {
  type DefinitionNode,
  type DocumentNode,
  type EnumTypeDefinitionNode,
  Kind,
  parse,
} from 'graphql';

const SOURCES = new URL('../../', import.meta.url);

/** All .graphql files of the gateway: those of the kit, then those of the domains and their rooms, by path. */
function schemaFiles(): URL[] {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const isKit = (name: string) => Number(!name.startsWith('kit/'));
  return names
    .filter((name) => name.endsWith('.graphql'))
    .toSorted((one, other) => isKit(one) - isKit(other) || (one < other ? -1 : 1))
    .map((name) => new URL(name, SOURCES));
}

export function composeSchema(): DocumentNode {
  const definitions = schemaFiles().flatMap(
    (file) => parse(readFileSync(file, 'utf8'), { noLocation: true }).definitions,
  );
  return { kind: Kind.DOCUMENT, definitions: foldExtensions(definitions) };
}

/** The values of an enum, as they stand in the schema. */
export function enumNames(name: string): string[] {
  const definition = composeSchema().definitions.find(
    (candidate) => candidate.kind === Kind.ENUM_TYPE_DEFINITION && candidate.name.value === name,
  );
  const { values = [] } = (definition ?? {}) as Partial<EnumTypeDefinitionNode>;
  return values.map((value) => value.name.value);
}

function foldExtensions(definitions: DefinitionNode[]): DefinitionNode[] {
  const extensions = new Map<string, DefinitionNode[]>();
  const base: DefinitionNode[] = [];
  for (const definition of definitions) {
    if (!isExtension(definition)) base.push(definition);
    else
      extensions.set(nameOf(definition), [
        ...(extensions.get(nameOf(definition)) ?? []),
        definition,
      ]);
  }
  const folded = base.map((definition) => {
    const own = extensions.get(nameOf(definition)) ?? [];
    extensions.delete(nameOf(definition));
    return own.reduce(fold, definition);
  });
  const [orphan] = extensions.keys();
  if (orphan)
    throw new Error(`"extend type ${orphan}" extends a type that no .graphql file defines`);
  return folded;
}

function fold(definition: DefinitionNode, extension: DefinitionNode): DefinitionNode {
  if (
    definition.kind === Kind.ENUM_TYPE_DEFINITION &&
    extension.kind === Kind.ENUM_TYPE_EXTENSION
  ) {
    return { ...definition, values: [...(definition.values ?? []), ...(extension.values ?? [])] };
  }
  if (
    definition.kind !== Kind.OBJECT_TYPE_DEFINITION ||
    extension.kind !== Kind.OBJECT_TYPE_EXTENSION
  ) {
    throw new Error(
      `${extension.kind} of ${nameOf(extension)} is not supported: only object types and enums are extended`,
    );
  }
  return {
    ...definition,
    interfaces: [...(definition.interfaces ?? []), ...(extension.interfaces ?? [])],
    fields: [...(definition.fields ?? []), ...(extension.fields ?? [])],
  };
}

const isExtension = (definition: DefinitionNode) => definition.kind.endsWith('Extension');

const nameOf = (definition: DefinitionNode) =>
  'name' in definition && definition.name ? definition.name.value : definition.kind;
