// The keyboard shortcuts of tables.
import type { ShortcutGroup } from '../behaviour/shortcuts.ts';

export const tableShortcuts: ShortcutGroup = {
  title: 'В списке',
  shortcuts: [
    { keys: ['↑', '↓'], text: 'К соседней строке' },
    { keys: ['Home', 'End'], text: 'К первой и к последней строке' },
    { keys: ['Enter'], text: 'Открыть строку' },
    { keys: ['Shift', 'F10'], text: 'Действия строки' },
    { keys: ['Пробел'], text: 'Выбрать строку' },
    { keys: ['Shift', '↑ ↓'], text: 'Выбрать соседние строки' },
    { keys: ['Ctrl', 'A'], text: 'Выбрать все показанные строки' },
    { keys: ['F6'], text: 'К действиям с выбранным и обратно' },
    { keys: ['Esc'], text: 'Снять выделение' },
  ],
};
