// Generates the inputs and payloads of mutations, which are written with arguments and with what they return.
import { type FieldDefinitionNode, type InputValueDefinitionNode, Kind, print } from 'graphql';
import { pascalCase } from '../names.ts';
import { inputFields, takesInput } from './inputs.ts';
import { withoutDirectives } from './marks.ts';
import type { Nouns } from './nouns.ts';
import { payloadFields } from './payloads.ts';
import {
  allFields,
  definedNames,
  type Definitions,
  definitionsIn,
  fieldsIn,
  hasFields,
  hasInputFields,
  inputFieldsIn,
  namedType,
  nameOf,
} from './sdl.ts';

/** A mutation as it is written. */
export interface Mutation {
  readonly name: string;
  readonly field: FieldDefinitionNode;
  /** The names of its input and payload. */
  readonly input: string;
  readonly payload: string;
}

export type Mutations = ReadonlyMap<string, Mutation>;

export const mutationsIn = (definitions: Definitions): Mutations =>
  new Map(
    definitions
      .filter((definition) => nameOf(definition) === 'Mutation')
      .filter(hasFields)
      .flatMap(({ fields = [] }) => fields)
      .map((field) => {
        const name = field.name.value;
        const pascal = pascalCase(name);
        return [name, { name, field, input: `${pascal}Input`, payload: `${pascal}Payload` }];
      }),
  );

/** Gives all mutations an input and a payload, defined behind the mutations. */
export function withMutations(definitions: Definitions, nouns: Nouns): Definitions {
  const mutations = mutationsIn(definitions);
  const written = definedNames(definitions);
  return definitions.flatMap((definition) => {
    if (nameOf(definition) !== 'Mutation' || !hasFields(definition)) return [definition];
    const own = (definition.fields ?? []).flatMap(({ name }) => mutations.get(name.value) ?? []);
    return [
      { ...definition, fields: own.map(withInputAndPayload) },
      ...own.flatMap((mutation) => {
        const fields = inputFields(mutation, mutations, nouns);
        return [
          ...(isWritten('input', mutation, written) ? [] : inputOf(mutation, fields)),
          ...(isWritten('payload', mutation, written) ? [] : payloadOf(mutation, fields, nouns)),
        ];
      }),
    ];
  });
}

function withInputAndPayload({ name, field, input, payload }: Mutation): FieldDefinitionNode {
  const [common] = fieldsIn(`${name}(input: ${input}!): ${payload}!`);
  const { arguments: given = [], type = field.type } = common ?? {};
  return { ...withoutDirectives(field, 'argumentsOf'), arguments: given, type };
}

/** Whether the mutation has an input or payload that is written; otherwise one is generated. */
function isWritten(
  part: 'input' | 'payload',
  mutation: Mutation,
  written: ReadonlySet<string>,
): boolean {
  const type = mutation[part];
  const uses = part === 'input' ? takesInput(mutation) : print(mutation.field.type) === `${type}!`;
  if (uses && !written.has(type)) throw new Error(`Mutation.${mutation.name}: define ${type}`);
  if (!uses && written.has(type))
    throw new Error(`${type} is generated from Mutation.${mutation.name}: extend it or remove it`);
  return uses;
}

function inputOf({ name, input }: Mutation, fields: readonly InputValueDefinitionNode[]) {
  const canOmit = fields.some(
    (field) => field.type.kind !== Kind.NON_NULL_TYPE && field.name.value !== 'version',
  );
  const description =
    name.startsWith('update') && canOmit
      ? '"Omitted fields remain unchanged; null clears optional fields."'
      : '';
  return block(`${description} input ${input}`, fields.map(print).join('\n'));
}

const payloadOf = (
  mutation: Mutation,
  input: readonly InputValueDefinitionNode[],
  nouns: Nouns,
): Definitions => block(`type ${mutation.payload}`, payloadFields(mutation, input, nouns));

const block = (head: string, fields: string): Definitions =>
  definitionsIn(fields.trim() === '' ? head : `${head} { ${fields} }`);

/**
 * Adds the common last fields to the inputs and payloads of all mutations, and to each payload the interfaces of
 * payloads whose fields it has.
 */
export function withEnds(definitions: Definitions): Definitions {
  const common = definitions.filter(
    (one) => one.kind === Kind.INTERFACE_TYPE_DEFINITION && nameOf(one).endsWith('Payload'),
  );
  const mutations = [...mutationsIn(definitions).values()];
  const inputs = new Set(mutations.map(({ input }) => input));
  const payloads = new Set(mutations.map(({ payload }) => payload));
  return definitions.map((definition) => {
    const name = nameOf(definition);
    if (hasInputFields(definition) && inputs.has(name)) {
      return { ...definition, fields: [...(definition.fields ?? []), ...inputEnd] };
    }
    if (hasFields(definition) && payloads.has(name)) {
      const fields = [...(definition.fields ?? []), ...payloadEnd];
      const names = new Set(fields.map((field) => field.name.value));
      const held = common.filter((one) =>
        allFields([one]).every(({ field }) => names.has(field.name.value)),
      );
      return { ...definition, interfaces: held.map((one) => namedType(nameOf(one))), fields };
    }
    return definition;
  });
}

const inputEnd = inputFieldsIn(`
  "An opaque string that is returned in the payload."
  clientMutationId: String
`);

const payloadEnd = fieldsIn(`
  "Errors that the user can correct; empty on success."
  userErrors: [UserError!]!
  "The \`clientMutationId\` of the input."
  clientMutationId: String
`);
