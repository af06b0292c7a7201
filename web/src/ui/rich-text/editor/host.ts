// What the editor asks of the component around it.
import type { EditorView } from '@tiptap/pm/view';

export interface Uploaded {
  url: string;
  name: string;
}

/** A file on its way. */
export interface TextUpload {
  id: string;
  /** Null when it was given up. A rejection's message is shown. */
  arrived: Promise<Uploaded | null>;
  giveUp: () => void;
}

/** Where the files of a text go. A rejection's message is shown. */
export interface Uploads {
  image: (file: File) => Promise<TextUpload>;
  file: (file: File) => Promise<TextUpload>;
  /** Chooses one that is there already; null when nothing was chosen. Only where the writer may. */
  pick?: (kind: 'image' | 'file') => Promise<Uploaded | null>;
}

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
  /** Uploads a file, and shows it there. */
  add: (file: File, position: number) => void;
  toToolbar: () => true;
  /** Null when none is open. */
  onSlash: (query: SlashQuery | null, view: EditorView) => void;
  /** Whether the open menu has used the key. */
  onSlashKey: (event: KeyboardEvent) => boolean;
}
