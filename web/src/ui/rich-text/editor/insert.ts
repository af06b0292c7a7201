// Inserts blocks at the cursor and moves the cursor into them.
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

export function insertBlock({ state, view }: Editor, node: Node): void {
  const { tr } = state;
  tr.replaceSelectionWith(node, false);
  const position = positionOf(node, tr.doc);
  if (position !== null) {
    if (node.isLeaf) openLineAt(tr, position + node.nodeSize);
    const inside = position + (node.isLeaf ? node.nodeSize : 1);
    tr.setSelection(TextSelection.near(tr.doc.resolve(inside)));
  }
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

function positionOf(node: Node, doc: Node): number | null {
  let found: number | null = null;
  doc.descendants((one, position) => {
    if (one === node) found = position;
    return found === null;
  });
  return found;
}

/** Adds an empty line after a last block; otherwise typing would replace the block. */
function openLineAt(tr: Transaction, position: number): void {
  const place = tr.doc.resolve(position);
  const line = tr.doc.type.schema.nodes['paragraph']?.create();
  if (
    line &&
    !place.nodeAfter &&
    place.parent.type.validContent(place.parent.content.addToEnd(line))
  )
    tr.insert(position, line);
}

export const insertTable = (editor: Editor): void => {
  const { tableRow, tableHeader, tableCell, table } = editor.schema.nodes;
  if (!tableRow || !tableHeader || !tableCell || !table) return;
  const row = (type: typeof tableCell) =>
    tableRow.create(
      null,
      [0, 1, 2].map(() => type.createAndFill() as Node),
    );
  insertBlock(editor, table.create(null, [row(tableHeader), row(tableCell), row(tableCell)]));
};

/** Wraps the selection, or inserts an empty one. */
export function insertSpoiler(editor: Editor): void {
  const { details, summary } = editor.schema.nodes;
  if (!details || !summary) return;
  const { selection } = editor.state;
  const range = selection.empty ? null : selection.$from.blockRange(selection.$to);
  if (range) {
    const blocks: Node[] = [];
    for (let index = range.startIndex; index < range.endIndex; index += 1) {
      blocks.push(range.parent.child(index));
    }
    const content = [summary.create(), ...blocks];
    const wrapped = details.create(null, content);
    const { parent, startIndex, endIndex } = range;
    // Not inside a list, whose items can't be wrapped.
    if (
      details.validContent(wrapped.content) &&
      parent.canReplaceWith(startIndex, endIndex, details)
    ) {
      const { tr } = editor.state;
      tr.replaceWith(range.start, range.end, wrapped);
      tr.setSelection(TextSelection.near(tr.doc.resolve(range.start + 1))).scrollIntoView();
      editor.view.dispatch(tr);
      editor.view.focus();
      return;
    }
  }
  const empty = details.createAndFill();
  if (empty) insertBlock(editor, empty);
}

export function insertFaq(editor: Editor): void {
  const faq = editor.schema.nodes['faq']?.createAndFill();
  if (faq) insertBlock(editor, faq);
}
