// Composes the .graphql files of the kit and the domains into one document: generates the definitions that directives
// and naming conventions imply (marks.graphql), merges extensions, and keeps the order of the files.
import { readdirSync, readFileSync } from 'node:fs';
import { type DocumentNode, Kind } from 'graphql';
import { foldExtensions, withFieldsOfOthers } from './folding.ts';
import { rejectUnusedDirectives, withoutDirectives } from './marks.ts';
import { withListArguments } from './list-arguments.ts';
import { withEnds, withMutations } from './mutations.ts';
import { nounsIn } from './nouns.ts';
import { withOrders, withPages } from './pages.ts';
import { withInterfaceFields, withRecordFields } from './records.ts';
import { withVersions } from './versions.ts';
import { definitionsIn, isObject } from './sdl.ts';

/** The folder of the gateway's .graphql files. */
export const sourceFolder = new URL('../../', import.meta.url);

/** The .graphql files of the domains and their rooms, sorted by path relative to `sources`. */
export const domainSchemaFiles = (sources: URL): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql') && !name.startsWith('kit/'))
    .toSorted();

let composed: DocumentNode | undefined;

/** The composed schema of the kit and all domains. */
export function composeSchema(): DocumentNode {
  const files = ['kit/schema.graphql', ...domainSchemaFiles(sourceFolder)];
  return (composed ??= compose(
    files.map((name) => readFileSync(new URL(name, sourceFolder), 'utf8')),
  ));
}

/** Composes SDL texts. */
export function compose(texts: readonly string[]): DocumentNode {
  const written = texts.flatMap(definitionsIn);
  const nouns = nounsIn(written);
  const made = withMutations(
    withOrders(withPages(withListArguments(written), nouns), nouns),
    nouns,
  );
  const folded = withFieldsOfOthers(withRecordFields(foldExtensions(made), nouns));
  const whole = withEnds(withVersions(withInterfaceFields(folded), nouns));
  const definitions = whole.map((definition) =>
    isObject(definition) ? withoutDirectives(definition, 'noun') : definition,
  );
  rejectUnusedDirectives(definitions);
  return { kind: Kind.DOCUMENT, definitions };
}
