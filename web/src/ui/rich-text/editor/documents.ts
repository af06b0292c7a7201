// Between HTML and the editor's documents.
import { readRichText } from '@kafedra/common/rich-text';
import type { JSONContent } from '@tiptap/core';

/** Throws a RangeError where it is more than an editor can show. */
export const documentOf = (html: string): JSONContent =>
  readRichText(new DOMParser().parseFromString(`<body>${html}`, 'text/html').body).toJSON();

/** A line for each block, for those who edit the HTML itself. */
export const inLines = (html: string): string =>
  html.replaceAll(
    /(<\/(?:p|h\d|li|ul|ol|tr|table|tbody|pre|blockquote|figure|details|summary|div)>|<hr>|<(?:ul|ol|table|tbody|tr|details|blockquote)(?: [^>]*)?>|<div class="faq">)(?=<)/g,
    '$1\n',
  );
