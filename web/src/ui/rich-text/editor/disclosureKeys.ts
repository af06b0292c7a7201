// Keyboard in spoilers and question lists: Enter moves from the title into the text and from an empty last line out;
// Backspace at the start of the title unwraps the text.
import { Extension, findParentNodeClosestToPos, type Editor } from '@tiptap/core';
import { Fragment, type ResolvedPos } from '@tiptap/pm/model';
import { Selection, TextSelection } from '@tiptap/pm/state';

export const disclosureKeys = Extension.create({
  name: 'disclosureKeys',
  priority: 200,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => intoText(editor) || outOfText(editor),
    Backspace: ({ editor }) => takeAway(editor),
  }),
});

const detailsAround = ($position: ResolvedPos) =>
  findParentNodeClosestToPos($position, ({ type }) => type.name === 'details');

function intoText({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.name !== 'summary') return false;
  const next = Selection.findFrom(state.doc.resolve($from.after()), 1);
  if (next) view.dispatch(state.tr.setSelection(next).scrollIntoView());
  return true;
}

function outOfText({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection;
  const details = detailsAround($from);
  if (!empty || !details || $from.depth !== details.depth + 1) return false;
  if ($from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0) return false;
  const isLast = $from.index(details.depth) === details.node.childCount - 1;
  // The title and one paragraph must remain.
  if (!isLast || details.node.childCount < 3) return false;
  const { tr, schema } = state;
  tr.delete($from.before(), $from.after());
  const after = tr.mapping.map(details.pos + details.node.nodeSize);
  const isQuestion = state.doc.resolve(details.pos).parent.type.name === 'faq';
  const next = isQuestion
    ? schema.nodes['details']?.createAndFill()
    : schema.nodes['paragraph']?.create();
  if (!next) return false;
  tr.insert(after, next);
  tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1))).scrollIntoView();
  view.dispatch(tr);
  return true;
}

function takeAway({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.name !== 'summary' || $from.parentOffset > 0) return false;
  const details = detailsAround($from);
  const paragraph = state.schema.nodes['paragraph'];
  if (!details || !paragraph) return false;
  const $details = state.doc.resolve(details.pos);
  const isQuestion = $details.parent.type.name === 'faq';
  const isBlank = details.node.textContent === '' && details.node.childCount === 2;
  const isOnly = !isQuestion || $details.parent.childCount === 1;
  // One of several questions is removed only when it is empty.
  if (!isOnly && !isBlank) return true;
  const from = isQuestion && isOnly ? $details.before() : details.pos;
  const to = isQuestion && isOnly ? $details.after() : details.pos + details.node.nodeSize;
  const left: Fragment = !isOnly
    ? Fragment.empty
    : isBlank
      ? Fragment.from(paragraph.create())
      : details.node.content.replaceChild(0, paragraph.create(null, $from.parent.content));
  const tr = state.tr.replaceWith(from, to, left);
  tr.setSelection(TextSelection.near(tr.doc.resolve(from), isOnly ? 1 : -1)).scrollIntoView();
  view.dispatch(tr);
  return true;
}
