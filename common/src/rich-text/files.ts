// Removes a file from a text: its images, its cards, and links to it, whose text remains.
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';

/** `isMeant` returns whether an address is one of the file. */
export function removeFile(text: Node, isMeant: (address: string) => boolean): Node {
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
  // From the end, so that earlier positions remain valid.
  for (const { from, to } of shown.toReversed()) change.deleteRange(from, to);
  return change.doc;
}
