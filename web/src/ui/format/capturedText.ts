// Captures typing between opening a text box and its code being loaded: a hidden box collects the text, a placeholder
// shows it, and the real box continues with it.
import { useSyncExternalStore } from 'react';
import { isTyping } from '../behaviour/isTyping.ts';

let box: HTMLTextAreaElement | null = null;
const readers = new Set<() => void>();

/**
 * Starts capturing; call it when the user opens a box. The next text box to get the focus receives the text.
 */
export function captureTyping(): void {
  if (box) return;
  box = document.createElement('textarea');
  box.setAttribute('aria-label', 'Текст');
  box.style.cssText =
    'position: fixed; inset: 50% auto auto 0; width: 1px; height: 1px; opacity: 0';
  box.addEventListener('input', notifyReaders);
  box.addEventListener('blur', onBlur);
  box.addEventListener('keydown', onKeyDown);
  document.body.append(box);
  box.focus({ preventScroll: true });
}

export interface CapturedText {
  text: string;
  /** The position of the caret. */
  caret: number;
}

/** Stops capturing and returns the text; null when nothing was captured. */
export function takeCapturedText(): CapturedText | null {
  if (!box) return null;
  const { value: text, selectionEnd: caret } = box;
  const taken = box;
  box = null;
  taken.remove();
  notifyReaders();
  return { text, caret };
}

/** The text captured so far. */
export const useCapturedText = (): string =>
  useSyncExternalStore(
    (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    () => box?.value ?? '',
    () => '',
  );

function notifyReaders(): void {
  for (const read of readers) read();
}

function onBlur({ relatedTarget }: FocusEvent): void {
  // The window lost the focus and will get it back.
  if (relatedTarget === null && !document.hasFocus()) return;
  const taken = takeCapturedText();
  if (!taken?.text || !isTyping(relatedTarget)) return;
  // `insertText` fires input events, so React state is updated.
  queueMicrotask(() => document.execCommand('insertText', false, taken.text));
}

/** Page shortcuts are inactive while capturing; these keys end it. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape') takeCapturedText();
  event.stopPropagation();
}
