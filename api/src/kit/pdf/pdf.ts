// PDFs: what a layout makes of some content, as bytes.
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { startThread, type ThreadLimits } from '../threads/threads.ts';

/** How content is laid out on paper: the default export of a module, which the thread loads. */
export type Layout<Of> = (content: Of) => TDocumentDefinitions;

/** What a thread is given. */
export interface Printing {
  /** The address of the layout's module. */
  layout: string;
  content: unknown;
}

/** Fifty courses with all their remarks take less than half of this memory, and seconds of a core. */
const limits: ThreadLimits = { heap: 256, processor: 5 * 60_000 };

/** Rejects when it can't be laid out. */
export async function pdfOf(layout: URL, content: unknown): Promise<Buffer> {
  const printing: Printing = { layout: layout.href, content };
  const thread = startThread<null, Uint8Array>(
    new URL('thread.ts', import.meta.url),
    printing,
    limits,
  );
  try {
    return Buffer.from(await thread.ask(null));
  } finally {
    await thread.end();
  }
}

/** The font has no pictures; a word longer than a line is broken anywhere. */
export const printable = (text: string): Content[] =>
  text
    .replaceAll(/(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .split(/(\S{31,})/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, ...(/^\S{31,}$/u.test(part) && { wordBreak: 'break-all' }) }));
