// The fields of the inputs of mutations: what they are written with, what @argumentsOf names, and what updates have in
// common with creations.
import { type InputValueDefinitionNode, Kind, print } from 'graphql';
import { readDirective, hasDirective, withoutDirectives } from './marks.ts';
import type { Mutation, Mutations } from './mutations.ts';
import { type Nouns, updatedNode } from './nouns.ts';
import { inputFieldsIn, overriding } from './sdl.ts';

type Fields = readonly InputValueDefinitionNode[];

export const takesInput = ({ field, input }: Mutation): boolean =>
  field.arguments?.map(print).join() === `input: ${input}!`;

export const inputFields = (mutation: Mutation, mutations: Mutations, nouns: Nouns): Fields =>
  allArguments(mutation, mutations, nouns).map((argument) =>
    mutation.name.startsWith('create') ? withoutDirectives(argument, 'createOnly') : argument,
  );

function allArguments(mutation: Mutation, mutations: Mutations, nouns: Nouns): Fields {
  const { name, field } = mutation;
  const { arguments: own = [] } = field;
  if (takesInput(mutation)) return own;
  const reference = readDirective(field, 'argumentsOf', `Mutation.${name}`);
  if (reference) {
    const other = mutations.get(reference.mutation);
    if (!other || takesInput(other) || hasDirective(other.field, 'argumentsOf'))
      throw new Error(`Mutation.${name}: @argumentsOf requires a mutation with its own arguments`);
    return overriding(allArguments(other, mutations, nouns), own);
  }
  const creation = creationOf(mutation, mutations, nouns);
  return creation ? overriding(asUpdate(allArguments(creation, mutations, nouns)), own) : own;
}

/** The creation of what an `updateX` changes, for a node X. */
function creationOf({ name }: Mutation, mutations: Mutations, nouns: Nouns): Mutation | null {
  const type = updatedNode(name, nouns);
  const creation = type === null ? undefined : mutations.get(`create${type}`);
  return creation && !takesInput(creation) ? creation : null;
}

/** The arguments of an update, by those of the creation. */
const asUpdate = (created: Fields): Fields => [
  ...inputFieldsIn('id: ID!'),
  ...created
    .filter(({ name }) => name.value !== 'companyId')
    .filter((argument) => !hasDirective(argument, 'createOnly'))
    .map(optional),
];

function optional(argument: InputValueDefinitionNode): InputValueDefinitionNode {
  const { defaultValue: _default, ...own } = withoutDefaultInWords(argument);
  return own.type.kind === Kind.NON_NULL_TYPE && print(own.type) !== 'ID!'
    ? { ...own, type: own.type.type }
    : own;
}

/** `1 to 255 characters; the file's own by default.` → `1 to 255 characters.` */
function withoutDefaultInWords(argument: InputValueDefinitionNode): InputValueDefinitionNode {
  const { description, ...undescribed } = argument;
  const text = description?.value
    .replace(/(?:^|[;.] )[^;.]* by default(?=[;.]|$)/g, '')
    .replace(/^[;.] ?/, '');
  return description && text
    ? { ...argument, description: { ...description, value: text } }
    : undescribed;
}
