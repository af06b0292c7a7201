// What the editor asks of the component around it.
import type { EditorView } from '@tiptap/pm/view';

export type DialogName = 'link' | 'image' | 'file' | 'formula';

export interface SlashQuery {
  /** What stands after «/». */
  words: string;
  /** Of the document: what the chosen command replaces. */
  from: number;
  to: number;
  /** Of the window. */
  left: number;
  bottom: number;
}

export interface EditorHost {
  /** Answers true: the key was used. */
  open: (dialog: DialogName) => true;
  /** Uploads a file, and shows it. */
  add: (file: File) => void;
  toToolbar: () => true;
  /** Null when none is open. */
  onSlash: (query: SlashQuery | null, view: EditorView) => void;
  /** Whether the open menu has used the key. */
  onSlashKey: (event: KeyboardEvent) => boolean;
}
