// Placeholders of pending files keep their position while the text around them changes.
import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import { richTextExtensions, toHtml } from '@kafedra/common/rich-text';
import { afterEach, expect, it } from 'vitest';
import { documentOf, replaceText } from './documents.ts';
import { replacePlaceholder, addPlaceholder, uploadPlaceholders } from './uploadPlaceholders.ts';

let editor: Editor;

afterEach(() => editor.destroy());

function open(html: string): void {
  editor = new Editor({
    extensions: [...richTextExtensions, UndoRedo, uploadPlaceholders],
    content: documentOf(html),
  });
}

const html = () => toHtml(editor.state.doc);
const put = (id: string, at: number) =>
  addPlaceholder(editor, id, document.createElement('div'), at);
const arrive = (id: string) => {
  const { file } = editor.schema.nodes;
  replacePlaceholder(editor, id, file?.create({ href: '/media/1/x', name: id }) ?? null);
};
const card = (name: string) => `<p class="file"><a href="/media/1/x" download="">${name}</a></p>`;

it('inserts between blocks without splitting or removing text', () => {
  open('<p>Первый</p><p>Второй</p>');
  put('а', 6);
  editor.commands.setTextSelection({ from: 9, to: 15 });
  arrive('а');
  expect(html()).toBe(`<p>Первый</p>${card('а')}<p>Второй</p>`);
  const { from, to } = editor.state.selection;
  expect(editor.state.doc.textBetween(from, to)).toBe('Второй');
});

it.each([
  ['first', ['а', 'б']],
  ['last', ['б', 'а']],
])('two at one position keep their order when the first finishes %s', (_, order) => {
  open('<p>Первый</p><p>Второй</p>');
  put('а', 6);
  put('б', 6);
  for (const id of order) arrive(id);
  expect(html()).toBe(`<p>Первый</p>${card('а')}${card('б')}<p>Второй</p>`);
});

it('move with the text before them, and survive the deletion of the text around', () => {
  open('<p>Первый</p><p>Второй</p><p>Третий</p>');
  put('а', 14);
  editor.commands.insertContentAt(1, 'Самый ');
  arrive('а');
  put('б', editor.state.doc.content.size - 2);
  editor.commands.deleteRange({ from: 10, to: editor.state.doc.content.size - 2 });
  arrive('б');
  expect(html()).toBe(`<p>Самый Перй</p>${card('б')}`);
});

it('are not part of the undo history, and an inserted block is undone separately', () => {
  open('<p>Первый</p>');
  editor.commands.insertContentAt(7, ' день');
  put('а', 2);
  put('б', 2);
  replacePlaceholder(editor, 'б', null);
  arrive('а');
  editor.commands.undo();
  expect(html()).toBe('<p>Первый день</p>');
  editor.commands.undo();
  expect(html()).toBe('<p>Первый</p>');
});

it.each([
  ['<p>Начало</p><p>Второй</p>', `<p>Начало</p><p>Второй</p>${card('а')}`],
  [
    '<p>Первый</p><p>Второй</p><ul><li><p>Третий</p></li></ul>',
    `<p>Первый</p><p>Второй</p><ul><li><p>Третий</p></li></ul>${card('а')}`,
  ],
  [
    '<blockquote><p>Первый</p></blockquote><p>Второй</p>',
    `<blockquote><p>Первый</p></blockquote><p>Второй</p>${card('а')}`,
  ],
  ['', `<p></p>${card('а')}`],
])('survive a replaced text: %s', (next, whole) => {
  open('<p>Первый</p><p>Второй</p>');
  put('а', 15);
  replaceText(editor, next);
  expect(html()).toBe(next);
  arrive('а');
  expect(html()).toBe(whole);
});
