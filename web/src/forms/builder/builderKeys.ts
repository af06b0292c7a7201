// The keyboard shortcuts of the builder and their descriptions.
import { useEffect } from 'react';
import { isTyping, useLatest, useShortcutGroup, type ShortcutGroup } from '../../ui/index.ts';

interface BuilderKeys {
  undo: (() => void) | null;
  redo: (() => void) | null;
  save: () => void;
  duplicate: () => void;
}

/** Active on the whole page except within the preview and dialogs. */
export function useBuilderKeys(keys: BuilderKeys): void {
  useShortcutGroup(builderShortcuts);
  const latest = useLatest(keys);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if ((event.target as HTMLElement).closest('[data-preview], [role=dialog]')) return;
      const act = actOf(event, latest.current);
      if (act === undefined) return;
      // In inputs of the form's properties undo applies to the form; other inputs have native undo.
      if (event.code !== 'KeyS' && isTyping(event.target) && !isOfForm(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      act?.();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [latest]);
}

const isOfForm = (box: EventTarget | null): boolean =>
  box instanceof Element && box.closest('[data-of-form]') !== null;

/** By physical key: a Russian layout has other letters there. */
function actOf(
  { code, shiftKey }: KeyboardEvent,
  { undo, redo, save, duplicate }: BuilderKeys,
): (() => void) | null | undefined {
  if (code === 'KeyZ') return shiftKey ? redo : undo;
  if (code === 'KeyY' && !shiftKey) return redo;
  if (code === 'KeyS' && !shiftKey) return save;
  if (code === 'KeyD' && !shiftKey) return duplicate;
  return undefined;
}

const builderShortcuts: ShortcutGroup = {
  title: 'Конструктор формы',
  shortcuts: [
    { keys: ['Ctrl', 'Z'], text: 'Отменить' },
    { keys: ['Ctrl', 'Shift', 'Z'], text: 'Вернуть' },
    { keys: ['Ctrl', 'S'], text: 'Сохранить сейчас' },
    { keys: ['Enter'], text: 'Добавить поле из списка, переименовать поле формы' },
    { keys: ['Alt', '↑'], text: 'Поле выше' },
    { keys: ['Alt', '↓'], text: 'Поле ниже' },
    { keys: ['Ctrl', 'D'], text: 'Дублировать поле' },
    { keys: ['Delete'], text: 'Удалить поле' },
  ],
};
