// The interface between the editor's extensions and the component around it.
import type { EditorView } from '@tiptap/pm/view';

export interface Uploaded {
  url: string;
  name: string;
}

/** A pending file. */
export interface TextUpload {
  id: string;
  /** Null when cancelled. A rejection's message is shown. */
  arrived: Promise<Uploaded | null>;
  giveUp: () => void;
}

/** Uploads files of a text. A rejection's message is shown. */
export interface Uploads {
  image: (file: File) => Promise<TextUpload>;
  file: (file: File) => Promise<TextUpload>;
  /** Selects an existing file; null when cancelled. Left out without permission. */
  pick?: (kind: 'image' | 'file') => Promise<Uploaded | null>;
}

export type DialogName = 'link' | 'image' | 'file' | 'formula';

export interface SlashQuery {
  /** The text after «/». */
  words: string;
  /** Position in the document: the start of the text that the command replaces. */
  from: number;
  to: number;
  /** Window coordinates. */
  left: number;
  bottom: number;
}

export interface EditorHost {
  /** Returns true: the key was handled. */
  open: (dialog: DialogName) => true;
  /** Uploads a file and shows it at the position. */
  add: (file: File, position: number) => void;
  toToolbar: () => true;
  /** Null when no menu is open. */
  onSlash: (query: SlashQuery | null, view: EditorView) => void;
  /** Whether the open menu handled the key. */
  onSlashKey: (event: KeyboardEvent) => boolean;
}
