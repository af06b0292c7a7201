// Generates the common parts of mutations: fields of all inputs and payloads, whole inputs and payloads for
// `createGroup`, `updateGroup`, `deleteGroup` and `deleteGroups`, and the `version` of updatable types.
import { print } from 'graphql';
import { fieldName, pascalCase } from '../names.ts';
import type { Nouns } from './nouns.ts';
import {
  allFields,
  definedNames,
  type Definitions,
  fieldsIn,
  hasFields,
  hasInputFields,
  inputFieldsIn,
  isObject,
  type GeneratedSdl,
  namedType,
  nameOf,
  withGenerated,
} from './sdl.ts';

/** Adds the inputs and payloads that are not written in SDL. */
export function withMutations(definitions: Definitions, nouns: Nouns): Definitions {
  const written = definedNames(definitions);
  const made: GeneratedSdl[] = [];
  for (const { name, input, payload } of mutationsIn(definitions)) {
    const subject = subjectOf(name, nouns);
    if (!written.has(input)) {
      if (subject?.verb !== 'delete') throw new Error(`Mutation.${name}: define ${input}`);
      made.push({ after: subject.type, sdl: `input ${input} { ${whichGo(subject)} }` });
    }
    if (!written.has(payload)) {
      if (!subject) throw new Error(`Mutation.${name}: define ${payload}`);
      const after = written.has(input) ? input : subject.type;
      made.push({ after, sdl: `type ${payload} { ${whatBecame(subject, nouns)} }` });
    }
  }
  return withGenerated(definitions, made);
}

/** Adds `version` to each node that an `updateX` changes, and to the input of that mutation. */
export function withVersions(definitions: Definitions, nouns: Nouns): Definitions {
  const updates = mutationsIn(definitions).flatMap(({ name, input }) => {
    const subject = subjectOf(name, nouns);
    return subject?.verb === 'update' ? [{ input, type: subject.type }] : [];
  });
  const inputs = new Set(updates.map(({ input }) => input));
  const types = new Set(updates.map(({ type }) => type));
  return definitions.map((definition) => {
    const name = nameOf(definition);
    if (hasInputFields(definition) && inputs.has(name)) {
      return { ...definition, fields: [...(definition.fields ?? []), ...versionSent] };
    }
    if (isObject(definition) && types.has(name)) {
      return { ...definition, fields: [...(definition.fields ?? []), ...versionShown] };
    }
    return definition;
  });
}

const versionShown = fieldsIn(`
  "Opaque: another one after every change; null where the server keeps none."
  version: String
`);

const versionSent = inputFieldsIn(`
  "The version that the change began from. When somebody else changed it meanwhile, nothing is changed: the code of the error is \`stale\`, and the payload has what it is now."
  version: String
`);

/** Adds the common last fields to the inputs and payloads of all mutations. */
export function withEnds(definitions: Definitions): Definitions {
  const mutations = mutationsIn(definitions);
  const inputs = new Set(mutations.map(({ input }) => input));
  const payloads = new Set(mutations.map(({ payload }) => payload));
  return definitions.map((definition) => {
    const name = nameOf(definition);
    if (hasInputFields(definition) && inputs.has(name)) {
      return { ...definition, fields: [...(definition.fields ?? []), ...inputEnd] };
    }
    if (hasFields(definition) && payloads.has(name)) {
      const interfaces = [...(definition.interfaces ?? []), namedType('MutationPayload')];
      return { ...definition, interfaces, fields: [...(definition.fields ?? []), ...payloadEnd] };
    }
    return definition;
  });
}

const inputEnd = inputFieldsIn(`
  "An opaque string that comes back in the payload."
  clientMutationId: String
`);

const payloadEnd = fieldsIn(`
  "What the person who asked can mend; empty when it was done."
  userErrors: [UserError!]!
  "The one that came in the input."
  clientMutationId: String
`);

interface Mutation {
  readonly name: string;
  readonly input: string;
  readonly payload: string;
}

function mutationsIn(definitions: Definitions): readonly Mutation[] {
  const fields = allFields(definitions.filter((definition) => nameOf(definition) === 'Mutation'));
  return fields.map(({ field: { name, arguments: given = [], type } }) => {
    const pascal = pascalCase(name.value);
    const mutation = {
      name: name.value,
      input: `${pascal}Input`,
      payload: `${pascal}Payload`,
    };
    const form = `(input: ${mutation.input}!): ${mutation.payload}!`;
    if (`(${given.map(print).join(', ')}): ${print(type)}` !== form)
      throw new Error(`Mutation.${name.value} is not of the form ${name.value}${form}`);
    return mutation;
  });
}

/** What a mutation does, and to which type. */
interface Subject {
  readonly verb: 'create' | 'update' | 'delete';
  readonly type: string;
  /** The type's name in the mutation: singular or plural. */
  readonly called: string;
  readonly many: boolean;
}

function subjectOf(mutation: string, nouns: Nouns): Subject | null {
  const [, verb, called] = /^(create|update|delete)([A-Z]\w*)$/.exec(mutation) ?? [];
  const named = called === undefined ? null : nouns.nodeCalled(called);
  if (!named || called === undefined || (named.many && verb !== 'delete')) return null;
  return { ...named, verb: verb as Subject['verb'], called };
}

const whichGo = ({ type, called, many }: Subject): string =>
  many ? `companyId: ID! ${fieldName(called)}: ${type}Selection!` : `id: ID!`;

function whatBecame({ verb, type, many: several }: Subject, nouns: Nouns): string {
  const { one, many } = nouns.of(type);
  if (verb === 'create') {
    return `"The new ${one}; null when it could not be created." ${fieldName(type)}: ${type}`;
  }
  if (verb === 'update') {
    return `"The ${one} after the change, or as somebody else changed it meanwhile; null when it failed otherwise." ${fieldName(type)}: ${type}`;
  }
  if (!several) {
    return `"The global id of the ${one} that is gone; null when it failed." deleted${type}Id: ID`;
  }
  return `
    "Global ids of the deleted ${many}, at most the first 1000."
    deleted${type}Ids: [ID!]!
    "How many ${many} were deleted."
    deletedCount: Int!
    "Those that stay as they are, by the reason; null where the server does not tell."
    skipped: [SkippedRecords!]
  `;
}
