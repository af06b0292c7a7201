// Takes a file out of a text: images of it, cards of it, and links that lead to it; the words of these stay.
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';

/** `isMeant` tells by an address whether it is one of the file. */
export function withoutFile(text: Node, isMeant: (address: string) => boolean): Node {
  const change = EditorState.create({ doc: text }).tr;
  const shown: { from: number; to: number }[] = [];
  text.descendants((node, from) => {
    const to = from + node.nodeSize;
    const address: unknown = node.attrs['src'] ?? node.attrs['href'];
    if (typeof address === 'string' && isMeant(address)) shown.push({ from, to });
    for (const mark of node.marks) {
      const led: unknown = mark.attrs['href'];
      if (typeof led === 'string' && isMeant(led)) change.removeMark(from, to, mark);
    }
  });
  // The last first: what stands before keeps its place.
  for (const { from, to } of shown.toReversed()) change.deleteRange(from, to);
  return change.doc;
}
