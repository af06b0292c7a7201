// What is typed between asking for a text box and its coming, on a slow network or a busy machine: a box that nobody sees
// takes it, its place shows it, and the one that comes goes on with it.
import { useSyncExternalStore } from 'react';
import { isTyping } from '../behaviour/isTyping.ts';

let box: HTMLTextAreaElement | null = null;
const readers = new Set<() => void>();

/** Begins when somebody asks for a box; the next one that gets the focus is it. */
export function awaitText(): void {
  if (box) return;
  box = document.createElement('textarea');
  box.setAttribute('aria-label', 'Текст');
  box.style.cssText =
    'position: fixed; inset: 50% auto auto 0; width: 1px; height: 1px; opacity: 0';
  box.addEventListener('input', tell);
  box.addEventListener('blur', onBlur);
  box.addEventListener('keydown', onKeyDown);
  document.body.append(box);
  box.focus({ preventScroll: true });
}

export interface EarlyText {
  text: string;
  /** Where one goes on in it. */
  caret: number;
}

/** Ends it, and gives what was typed meanwhile; null where nobody waits any more. */
export function takeEarlyText(): EarlyText | null {
  if (!box) return null;
  const { value: text, selectionEnd: caret } = box;
  const taken = box;
  box = null;
  taken.remove();
  tell();
  return { text, caret };
}

/** What was typed so far. */
export const useEarlyText = (): string =>
  useSyncExternalStore(
    (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    () => box?.value ?? '',
    () => '',
  );

function tell(): void {
  for (const read of readers) read();
}

function onBlur({ relatedTarget }: FocusEvent): void {
  // The window lost the focus, and gives it back.
  if (relatedTarget === null && !document.hasFocus()) return;
  const taken = takeEarlyText();
  if (!taken?.text || !isTyping(relatedTarget)) return;
  // As if it was typed there: whoever keeps its value learns of it.
  queueMicrotask(() => document.execCommand('insertText', false, taken.text));
}

/** The keys of the page are none while one types; these end it. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape') takeEarlyText();
  event.stopPropagation();
}
