// Puts the .graphql files of the kit and the domains together into one document. What is marked there or goes by a
// convention (marks.graphql) is made, extensions are folded into what they extend, and the order is that of the files.
import { readdirSync, readFileSync } from 'node:fs';
import { type DocumentNode, type EnumTypeDefinitionNode, Kind } from 'graphql';
import { foldExtensions, withFieldsOfOthers } from './folding.ts';
import { refuseLeftMarks, unmarked } from './marks.ts';
import { withEnds, withMutations } from './mutations.ts';
import { nounsIn } from './nouns.ts';
import { withOrders, withPages } from './pages.ts';
import { definitionsIn, isObject } from './sdl.ts';

const SOURCES = new URL('../../', import.meta.url);
const MARKS = 'kit/schema/marks.graphql';

/** The .graphql files of the domains and their rooms, by path from `src`. */
export const domainSchemaFiles = (): string[] => schemaFiles().filter((name) => !isKit(name));

let composed: DocumentNode | undefined;

/** The kit's files and the domains'. */
export function composeSchema(): DocumentNode {
  const files = schemaFiles().toSorted((one, other) => Number(isKit(other)) - Number(isKit(one)));
  composed ??= compose(files.map((name) => readFileSync(new URL(name, SOURCES), 'utf8')));
  return composed;
}

/** What these texts of SDL say. */
export function compose(texts: readonly string[]): DocumentNode {
  const written = texts.flatMap(definitionsIn);
  const nouns = nounsIn(written);
  const made = withMutations(withOrders(withPages(written, nouns), nouns), nouns);
  const whole = withEnds(withFieldsOfOthers(foldExtensions(made)));
  const definitions = whole.map((definition) =>
    isObject(definition) ? unmarked(definition, 'noun') : definition,
  );
  refuseLeftMarks(definitions);
  return { kind: Kind.DOCUMENT, definitions };
}

/** The values of an enum, as they stand in the schema. */
export function enumNames(name: string): string[] {
  const definition = composeSchema().definitions.find(
    (candidate) => candidate.kind === Kind.ENUM_TYPE_DEFINITION && candidate.name.value === name,
  );
  const { values = [] } = (definition ?? {}) as Partial<EnumTypeDefinitionNode>;
  return values.map((value) => value.name.value);
}

const isKit = (name: string): boolean => name.startsWith('kit/');

const schemaFiles = (): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql') && name !== MARKS)
    .toSorted();
