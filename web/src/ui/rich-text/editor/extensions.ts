// The editor's extensions: those of the schema, and editing behaviour.
import { Extension, type AnyExtension } from '@tiptap/core';
import { richTextExtensions, limits } from '@kafedra/common/rich-text';
import { ListKeymap } from '@tiptap/extension-list';
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { Plugin } from '@tiptap/pm/state';
import { columnResizing, goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { disclosureKeys } from './disclosureKeys.ts';
import type { EditorHost } from './host.ts';
import { nodeViews } from './nodeViews.ts';
import { slash } from './slash.ts';
import { uploadPlaceholders } from './uploadPlaceholders.ts';

export const editorExtensions = (host: EditorHost): AnyExtension[] => [
  ...richTextExtensions,
  UndoRedo,
  Dropcursor.configure({ class: 'drop-cursor', color: false }),
  Gapcursor,
  ListKeymap,
  TrailingNode,
  Placeholder.configure({
    showOnlyCurrent: false,
    includeChildren: true,
    placeholder: ({ editor, node }) => {
      if (node.type.name === 'summary') return 'Что увидят, пока не откроют';
      if (node.type.name === 'image') return 'Подпись';
      return editor.isEmpty ? 'Напишите текст или нажмите «/»' : '';
    },
  }),
  tables,
  disclosureKeys,
  slash(host),
  uploadPlaceholders,
  Extension.create({
    name: 'host',
    addProseMirrorPlugins: () => [new Plugin({ props: { nodeViews: nodeViews(host) } })],
    addKeyboardShortcuts: () => ({
      'Mod-k': () => host.open('link'),
      'Alt-F10': () => host.toToolbar(),
    }),
  }),
];

const tables = Extension.create({
  name: 'tables',
  // Keeps explicit column widths; Tab moves through the cells and leaves the table after the last one.
  addProseMirrorPlugins: () => [
    columnResizing({ cellMinWidth: limits.width.column, defaultCellMinWidth: 80 }),
    tableEditing({ allowTableNodeSelection: true }),
  ],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
});
