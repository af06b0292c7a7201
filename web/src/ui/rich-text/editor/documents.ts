// Converts between HTML and the editor's documents.
import { readRichText } from '@kafedra/common/rich-text';
import type { Editor, JSONContent } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';
import type { CapturedText } from '../../format/capturedText.ts';

/** Throws a RangeError for a text that is too large for the editor. */
export const documentOf = (html: string): JSONContent =>
  readRichText(new DOMParser().parseFromString(`<body>${html}`, 'text/html').body).toJSON();

/**
 * Replaces the text without an update event. Replaces only the differing range, so the cursor and pending files keep
 * their positions elsewhere. Throws a RangeError as above.
 */
export function replaceText({ state, view, schema }: Editor, html: string): void {
  const next = schema.nodeFromJSON(documentOf(html));
  const { doc, tr } = state;
  const from = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (from === null || end === null) return;
  // An overlap of the common prefix and suffix counts once.
  const both = Math.max(0, from - Math.min(end.a, end.b));
  tr.replace(from, end.a + both, next.slice(from, end.b + both));
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  view.dispatch(tr.setMeta('preventUpdate', true));
}

/** Appends the text that was typed while the editor was loading. */
export function appendText({ state, view }: Editor, { text, caret }: CapturedText): void {
  const { tr } = state;
  tr.setSelection(Selection.atEnd(tr.doc));
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) tr.split(tr.selection.from);
    if (line !== '') tr.insertText(line);
  }
  // A paragraph break takes two positions, a line break one.
  const behind = text.slice(caret).replaceAll('\n', '\n\n').length;
  if (behind > 0) tr.setSelection(TextSelection.create(tr.doc, tr.selection.to - behind));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

/** One line per block, for the HTML view. */
export const inLines = (html: string): string =>
  html.replaceAll(
    /(<\/(?:p|h\d|li|ul|ol|tr|table|tbody|pre|blockquote|figure|details|summary|div)>|<hr>|<(?:ul|ol|table|tbody|tr|details|blockquote)(?: [^>]*)?>|<div class="faq">)(?=<)/g,
    '$1\n',
  );
