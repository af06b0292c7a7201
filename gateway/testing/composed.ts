// Composes SDL of books and libraries, to test what the composition generates.
import { readFileSync } from 'node:fs';
import { buildASTSchema, print } from 'graphql';
import { compose } from '../src/kit/schema/compose.ts';
import { nameOf } from '../src/kit/schema/sdl.ts';

const kit = readFileSync(new URL('../src/kit/schema.graphql', import.meta.url), 'utf8');

const books = `
  type Library {
    "By title."
    books("Words of the title." search: String, orderBy: BookOrder): BookConnection @paged @selectable
  }
  type Book implements Node { id: ID! }
  enum BookOrderField { TITLE }
`;

/** The named definitions after composition, as SDL. */
export function composed(sdl: string, ...names: string[]): string {
  const document = compose([kit, books + sdl]);
  buildASTSchema(document);
  const selected = document.definitions.filter((definition) => names.includes(nameOf(definition)));
  return selected.map(print).join('\n\n');
}

/** The fields of a type or input without descriptions and without those that all inputs and payloads have. */
export function fieldsOf(sdl: string, type: string): string[] {
  const [, fields = ''] = /\{\n(.*)\n\}/s.exec(composed(sdl, type)) ?? [];
  const lines = fields.split('\n').map((line) => line.trim());
  return lines.filter(
    (line) => !line.startsWith('"') && !/^(?:clientMutationId|userErrors|version):/.test(line),
  );
}
