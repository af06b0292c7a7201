// What comes into a text from elsewhere.
import type { EditorView } from '@tiptap/pm/view';

/** What is pasted is words alone; images come by the button, where they are told what they show. */
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

/** Files are uploaded, what comes from other pages is words alone. */
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
