// PDFs: what a layout makes of some content, as bytes.
import { Worker } from 'node:worker_threads';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** How content is laid out on paper: the default export of a module, which the thread loads. */
export type Layout<Of> = (content: Of) => TDocumentDefinitions;

/** What a thread is given. */
export interface Printing {
  /** The address of the layout's module. */
  layout: string;
  content: unknown;
}

/** MB: fifty courses with all their remarks take less than half of it. */
const memory = 256;

/** Rejects when it can't be laid out. */
export function pdfOf(layout: URL, content: unknown): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('pdf/thread.ts', import.meta.url), {
      workerData: { layout: layout.href, content } satisfies Printing,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    thread.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread ended without a PDF')));
  });
}

/** The font has no pictures; a word longer than a line is broken anywhere. */
export const printable = (text: string): Content[] =>
  text
    .replaceAll(/(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .split(/(\S{31,})/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, ...(/^\S{31,}$/u.test(part) && { wordBreak: 'break-all' }) }));
