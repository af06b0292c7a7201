// HTML of whatever kind, read by the schema: what it does not know is gone, the words stay.
import { DOMParser, type Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { limits } from './limits.ts';
import { richTextSchema } from './schema.ts';
import type { Source } from './source.ts';
import { sizeOfTable } from './tables.ts';

/** Of an element whose content is the text. Throws a RangeError where a table is too large to be laid out. */
export function readRichText(root: Source): Node {
  const text = DOMParser.fromSchema(richTextSchema).parse(root as never);
  let hasTables = false;
  text.descendants((node) => {
    if (node.type.name !== 'table') return true;
    hasTables = true;
    if (sizeOfTable(node) > limits.cells) throw new RangeError('a table has too many cells');
    return false;
  });
  // As the editor does when it opens one: rows of one length, spans that do not overlap.
  return hasTables ? (fixTables(EditorState.create({ doc: text }))?.doc ?? text) : text;
}
