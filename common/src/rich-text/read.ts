// Parses any HTML by the schema: unknown elements are removed, their text remains.
import { DOMParser, type Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { limits } from './limits.ts';
import { richTextSchema } from './schema.ts';
import type { Source } from './source.ts';
import { sizeOfTable } from './tables.ts';

/** Parses the content of an element. Throws a RangeError if a table is too large to lay out. */
export function readRichText(root: Source): Node {
  const text = DOMParser.fromSchema(richTextSchema).parse(root as never);
  let hasTables = false;
  text.descendants((node) => {
    if (node.type.name !== 'table') return true;
    hasTables = true;
    if (sizeOfTable(node) > limits.cells) throw new RangeError('the table has too many cells');
    return false;
  });
  // Fixes tables as the editor does when it opens a text: rows of equal length, no overlapping spans.
  return hasTables ? (fixTables(EditorState.create({ doc: text }))?.doc ?? text) : text;
}
