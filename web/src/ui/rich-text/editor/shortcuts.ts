// The editor's keyboard shortcuts for the help sheet.
import type { ShortcutGroup } from '../../behaviour/shortcuts.ts';
import { blocks, headings, insertions, letters, lists } from './actions.tsx';

export const shortcuts: ShortcutGroup = {
  title: 'В тексте',
  shortcuts: [
    ...[...letters, ...headings, ...lists, ...blocks, ...insertions].flatMap(({ label, keys }) =>
      keys ? [{ keys, text: label }] : [],
    ),
    { keys: ['/'], text: 'Меню вставки' },
    { keys: ['Ctrl', 'Z'], text: 'Отменить' },
    { keys: ['Ctrl', 'Shift', 'Z'], text: 'Вернуть' },
    { keys: ['Alt', 'F10'], text: 'На панель кнопок, Esc — обратно' },
  ],
};
