// Renders PDFs from a layout and its content.
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { startThread, type ThreadLimits } from '../threads/threads.ts';

/** A layout for pdfmake: the default export of a module, which a thread imports. */
export type Layout<Of> = (content: Of) => TDocumentDefinitions;

/** The input of the thread. */
export interface PrintJob {
  /** The URL of the layout's module. */
  layout: string;
  content: unknown;
}

/**
 * Fifty courses with all remarks need less than half of this memory, and seconds of processor time.
 */
const limits: ThreadLimits = { heap: 256, processor: 5 * 60_000 };

/** Rejects if the PDF cannot be rendered. */
export async function pdfOf(layout: URL, content: unknown): Promise<Buffer> {
  const printing: PrintJob = { layout: layout.href, content };
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

/** Removes emoji, which the font lacks, and allows line breaks within long words. */
export const printable = (text: string): Content[] =>
  text
    .replaceAll(/(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .split(/(\S{31,})/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, ...(/^\S{31,}$/u.test(part) && { wordBreak: 'break-all' }) }));
