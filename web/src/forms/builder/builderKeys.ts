// The keys of the builder, and the words for them.
import { useEffect } from 'react';
import { isTyping, useLatest, useShortcutGroup, type ShortcutGroup } from '../../ui/index.ts';

interface BuilderKeys {
  undo: (() => void) | null;
  redo: (() => void) | null;
  save: () => void;
  duplicate: () => void;
}

/** Over the whole screen, but for what is tried out in the preview, and for dialogs. */
export function useBuilderKeys(keys: BuilderKeys): void {
  useShortcutGroup(builderShortcuts);
  const latest = useLatest(keys);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if ((event.target as HTMLElement).closest('[data-preview], [role=dialog]')) return;
      const act = actOf(event, latest.current);
      if (act === undefined) return;
      // What is typed into a box of the form's is undone with the form; other boxes have their own undoing.
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

/** By the place of the key: the Russian layout types something else there. */
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
