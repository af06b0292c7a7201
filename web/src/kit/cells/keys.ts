// Keyboard shortcuts of the grid, apart from navigation.
import type { ShortcutGroup } from '../../ui/index.ts';

export const shortcuts: ShortcutGroup = {
  title: 'В ячейках',
  shortcuts: [
    { keys: ['Enter'], text: 'Править ячейку; закончить и перейти ниже' },
    { keys: ['Tab'], text: 'К следующей ячейке' },
    { keys: ['Alt', 'Enter'], text: 'Новая строка в длинном тексте' },
    { keys: ['Shift', '↑ ↓ ← →'], text: 'Выбрать соседние ячейки' },
    { keys: ['Ctrl', 'C'], text: 'Копировать выбранные' },
    { keys: ['Ctrl', 'V'], text: 'Вставить из таблицы' },
    { keys: ['Ctrl', 'D'], text: 'Заполнить вниз' },
    { keys: ['Ctrl', 'Home'], text: 'К первой ячейке' },
    { keys: ['Delete'], text: 'Очистить' },
    { keys: ['Ctrl', 'Z'], text: 'Отменить шаг' },
    { keys: ['Ctrl', 'Shift', 'Z'], text: 'Повторить шаг' },
    { keys: ['Ctrl', 'S'], text: 'Сохранить' },
    { keys: ['Ctrl', 'Enter'], text: 'Открыть то, о чём ячейка' },
  ],
};

/** Extending the selection moves one of its ends by a cell. */
export type GridAction =
  | 'clear'
  | 'fill'
  | 'undo'
  | 'redo'
  | 'save'
  | 'open'
  | 'first'
  | { down: number; right: number };

/** By physical key, independent of the keyboard layout. */
export function gridActionOf({
  code,
  key,
  shiftKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>):
  | GridAction
  | undefined {
  if (ctrlKey || metaKey) {
    if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
    const acts = {
      KeyY: 'redo',
      KeyD: 'fill',
      KeyS: 'save',
      Enter: 'open',
      Home: 'first',
    } as const;
    return acts[code as keyof typeof acts];
  }
  if (key === 'Delete' || key === 'Backspace') return 'clear';
  if (!shiftKey) return undefined;
  const steps: Readonly<Record<string, GridAction>> = {
    ArrowUp: { down: -1, right: 0 },
    ArrowDown: { down: 1, right: 0 },
    ArrowLeft: { down: 0, right: -1 },
    ArrowRight: { down: 0, right: 1 },
  };
  return steps[key];
}
