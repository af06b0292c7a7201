// Pasted and dropped content.
import type { EditorView } from '@tiptap/pm/view';

/** Pastes plain text only; images are added by the button, which requires an alternative text. */
export function pastePlain(
  view: EditorView,
  event: ClipboardEvent,
  refuse: (text: string) => void,
): boolean {
  event.preventDefault();
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (text !== '') view.pasteText(text);
  else if (event.clipboardData?.files.length) {
    refuse('Изображения не вставляются: загрузите файл кнопкой на панели');
  }
  return true;
}

/** Uploads dropped files; content of other pages is inserted as plain text. */
export function dropped(
  view: EditorView,
  event: DragEvent,
  add: (file: File, position: number) => void,
): boolean {
  if (view.dragging || !event.dataTransfer) return false;
  event.preventDefault();
  const { files } = event.dataTransfer;
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
  const text = event.dataTransfer.getData('text/plain');
  for (const file of files) add(file, at ?? view.state.selection.to);
  if (files.length === 0 && text !== '' && at !== undefined)
    view.dispatch(view.state.tr.insertText(text, at));
  return true;
}
