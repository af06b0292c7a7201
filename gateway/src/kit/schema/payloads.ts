// The fields of the payloads of mutations, by what they do and return.
import { type InputValueDefinitionNode, print } from 'graphql';
import { fieldName, plural } from '../names.ts';
import type { Mutation } from './mutations.ts';
import { type Nouns, updatedNode } from './nouns.ts';
import { typeName } from './sdl.ts';

export function payloadFields(
  { name, field, payload }: Mutation,
  input: readonly InputValueDefinitionNode[],
  nouns: Nouns,
): string {
  const [, verb = '', object = ''] = /^([a-z]+)(\w*)$/.exec(name) ?? [];
  const returned = print(field.type);
  const type = typeName(field.type);
  const deleted = verb === 'delete' ? nouns.nodeCalled(object) : null;
  if (deleted && returned === (deleted.many ? '[ID!]!' : 'ID')) {
    return deleted.many ? deletedMany(deleted.type, nouns) : deletedOne(deleted.type, nouns);
  }
  if (returned === type && type !== 'ID') {
    const merged = verb === 'merge' ? deletedOne(type, nouns) : '';
    // Only inputs of versioned records have a version that may be stale.
    const kind = verb === 'update' && updatedNode(name, nouns) !== type ? '' : verb;
    return `${one(kind, type, nouns)} ${merged}`;
  }
  if (returned === `[${type}!]!` && type !== 'ID') {
    const selects = input.some((argument) => typeName(argument.type).endsWith('Selection'));
    return selects ? selected(verb, type, nouns) : many(type, nouns);
  }
  throw new Error(
    `Mutation.${name} returns neither a record (Book), nor records ([Book!]!), nor what it deletes (ID, [ID!]!), nor ${payload}!`,
  );
}

function one(verb: string, type: string, nouns: Nouns): string {
  const noun = nouns.of(type).one;
  const description =
    {
      create: `The new ${noun}; null on failure.`,
      update: `The updated ${noun}, or the current one if the sent version is stale; null on any other failure.`,
      merge: `The ${noun} that the other was merged into; null on failure.`,
    }[verb] ?? `The current ${noun}; null on failure.`;
  return `"${description}" ${fieldName(type)}: ${type}`;
}

const many = (type: string, nouns: Nouns): string => `
  "The current ${nouns.of(type).many}; empty on failure."
  ${fieldName(plural(type))}: [${type}!]!
`;

const deletedOne = (type: string, nouns: Nouns): string => `
  "The global id of the deleted ${nouns.of(type).one}; null on failure."
  deleted${type}Id: ID
`;

const deletedMany = (type: string, nouns: Nouns): string => `
  "Global ids of the deleted ${nouns.of(type).many}, at most the first 1000."
  deleted${type}Ids: [ID!]!
  "Number of deleted ${nouns.of(type).many}."
  deletedCount: Int!
  ${skipped}
`;

function selected(verb: string, type: string, nouns: Nouns): string {
  const done = verb === 'restore' ? 'restored' : 'changed';
  const noun = nouns.of(type).many;
  return `
    "The ${done} ${noun} if they were selected by id; empty if they were selected by filters."
    ${fieldName(plural(type))}: [${type}!]!
    "Number of ${done} ${noun}."
    ${done}Count: Int!
    ${skipped}
  `;
}

const skipped = `
  "Skipped records by reason; null on servers that do not report them."
  skipped: [SkippedRecords!]
`;
