// Merges extensions into the types that they extend, and copies the fields of the type named by @fieldsOf.
import {
  type DefinitionNode,
  type InputObjectTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { hasDirective, readDirective, withoutDirectives } from './marks.ts';
import { type Definitions, isExtension, nameOf } from './sdl.ts';

export function foldExtensions(definitions: Definitions): Definitions {
  const extensions = Map.groupBy(definitions.filter(isExtension), nameOf);
  const folded = definitions
    .filter((definition) => !isExtension(definition))
    .map((definition) => {
      const own = extensions.get(nameOf(definition)) ?? [];
      extensions.delete(nameOf(definition));
      return own.reduce(fold, definition);
    });
  const [orphan] = extensions.keys();
  if (orphan !== undefined)
    throw new Error(`"extend … ${orphan}" extends a type that no .graphql file defines`);
  return folded;
}

function fold(definition: DefinitionNode, extension: DefinitionNode): DefinitionNode {
  if ('directives' in extension && extension.directives?.length)
    throw new Error(
      `"extend … ${nameOf(extension)}" has directives: they belong to the definition`,
    );
  if (
    definition.kind === Kind.OBJECT_TYPE_DEFINITION &&
    extension.kind === Kind.OBJECT_TYPE_EXTENSION
  ) {
    return {
      ...definition,
      interfaces: [...(definition.interfaces ?? []), ...(extension.interfaces ?? [])],
      fields: [...(definition.fields ?? []), ...(extension.fields ?? [])],
    };
  }
  if (
    definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION &&
    extension.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION
  ) {
    return { ...definition, fields: [...(definition.fields ?? []), ...(extension.fields ?? [])] };
  }
  if (
    definition.kind === Kind.ENUM_TYPE_DEFINITION &&
    extension.kind === Kind.ENUM_TYPE_EXTENSION
  ) {
    return { ...definition, values: [...(definition.values ?? []), ...(extension.values ?? [])] };
  }
  throw new Error(
    `${extension.kind} of ${nameOf(extension)} is not supported: only object types, inputs and enums can be extended`,
  );
}

type Copyable = ObjectTypeDefinitionNode | InputObjectTypeDefinitionNode;

const isCopyable = (definition: DefinitionNode): definition is Copyable =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
  definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;

/** Replaces @fieldsOf by the fields of the named type, and drops each @template. */
export const withFieldsOfOthers = (definitions: Definitions): Definitions =>
  definitions
    .map((definition) =>
      isCopyable(definition) ? withFieldsOfOther(definition, definitions) : definition,
    )
    .filter((definition) => !isCopyable(definition) || !hasDirective(definition, 'template'));

function withFieldsOfOther<Node extends Copyable>(
  definition: Node,
  definitions: Definitions,
): Node {
  const name = nameOf(definition);
  const copied = readDirective(definition, 'fieldsOf', name);
  if (!copied) return definition;
  const other = definitions.find(
    (candidate): candidate is Node =>
      candidate.kind === definition.kind && nameOf(candidate) === copied.type,
  );
  if (!other || hasDirective(other, 'fieldsOf'))
    throw new Error(`${name}: @fieldsOf requires a type of the same kind with its own fields`);
  const fields = [...(other.fields ?? []), ...(definition.fields ?? [])];
  return { ...withoutDirectives(definition, 'fieldsOf'), fields };
}
