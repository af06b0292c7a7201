// Single-key shortcuts of a screen, inactive while typing or in a dialog.
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTyping } from '../../ui/index.ts';

/** Outside of lists, arrow keys scroll or move between radio buttons. */
const isInList = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-queued]') !== null;

/**
 * By `code`, which is independent of the keyboard layout. A handler returns false to leave the key unhandled.
 */
export function useKeys(keys: Readonly<Record<string, () => boolean | void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.defaultPrevented || isTyping(event.target)) return;
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
    if (event.code.startsWith('Arrow') && !isInList(event.target)) return;
    const handle = Object.hasOwn(keys, event.code) ? keys[event.code] : undefined;
    if (handle !== undefined && handle() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Ctrl+Enter submits the form that has the focus. */
export function useSubmitShortcut(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (!around.current?.contains(event.target as Node)) return;
      event.preventDefault();
      around.current.querySelector('form')?.requestSubmit();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [around]);
}
