// The fields of the payloads of mutations, by what they do and return.
import { type InputValueDefinitionNode, print } from 'graphql';
import { fieldName, plural } from '../names.ts';
import type { Mutation } from './mutations.ts';
import type { Nouns } from './nouns.ts';
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
    return `${one(verb, type, nouns)} ${merged}`;
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
      create: `The new ${noun}; null when it could not be created.`,
      update: `The ${noun} after the change, or as somebody else changed it meanwhile; null when it failed otherwise.`,
      merge: `The ${noun} that stays; null when it failed.`,
    }[verb] ?? `The ${noun} as it is now; null when it failed.`;
  return `"${description}" ${fieldName(type)}: ${type}`;
}

const many = (type: string, nouns: Nouns): string => `
  "The ${nouns.of(type).many} as they are now; empty when it failed."
  ${fieldName(plural(type))}: [${type}!]!
`;

const deletedOne = (type: string, nouns: Nouns): string => `
  "The global id of the ${nouns.of(type).one} that is gone; null when it failed."
  deleted${type}Id: ID
`;

const deletedMany = (type: string, nouns: Nouns): string => `
  "Global ids of the deleted ${nouns.of(type).many}, at most the first 1000."
  deleted${type}Ids: [ID!]!
  "How many ${nouns.of(type).many} were deleted."
  deletedCount: Int!
  ${skipped}
`;

function selected(verb: string, type: string, nouns: Nouns): string {
  const done = verb === 'restore' ? 'restored' : 'changed';
  const noun = nouns.of(type).many;
  return `
    "The ${done} ${noun} when they were named by id; empty when they were chosen by conditions."
    ${fieldName(plural(type))}: [${type}!]!
    "How many ${noun} were ${done}."
    ${done}Count: Int!
    ${skipped}
  `;
}

const skipped = `
  "Those that stay as they are, by the reason; null where the server does not tell."
  skipped: [SkippedRecords!]
`;
