// The type of rich texts in bodies: HTML of whatever kind comes in, and goes on as the editor would have written it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { unsigned } from '../files/signed-urls.ts';
import type * as Canonical from './canonical.ts';
import { required as requiredMessage } from '../values/texts.ts';

/** The schema of the editor is some 50 MB, and most starts of the API never need it: it comes with the first text. */
const reader = () => createRequire(import.meta.url)('./canonical.ts') as typeof Canonical;

/** By texts that a thread has read, what the editor would have written. */
type KnownTexts = ReadonlyMap<string, string | null>;

const known = new AsyncLocalStorage<KnownTexts>();

/** Whatever reads one of these texts during the work takes what is known, and spends no time on it. */
export const knowingTexts = <T>(texts: KnownTexts, work: () => T): T => known.run(texts, work);

/** As the editor would have written it; null for more than a text may be. */
export function canonicalOf(html: string): string | null {
  const written = known.getStore()?.get(html);
  return written === undefined ? reader().canonical(html) : written;
}

interface Taken {
  /** Kilobytes of HTML. */
  kilobytes?: number;
}

/** What holds nothing becomes null. Plain text is taken too: its lines are paragraphs. */
export const richText = ({ kilobytes = 500 }: Taken = {}) =>
  html(kilobytes)
    .transform((text) => (text === '' ? null : text))
    .nullish();

/** The same for a text that must hold something. */
export const requiredRichText = ({ kilobytes = 500 }: Taken = {}) =>
  html(kilobytes).refine((text) => text !== '', requiredMessage);

const html = (kilobytes: number) =>
  z
    .string(requiredMessage)
    .describe('Rich text as HTML. It is kept as the editor would have written it.')
    .transform((sent, context) => {
      const text = unsigned(sent);
      const isTooLarge = (written: string) => Buffer.byteLength(written) > kilobytes * 1024;
      if (isTooLarge(text)) return refuse(context, tooLarge(kilobytes));
      const written = canonicalOf(text);
      if (written === null) return refuse(context, tooComplex);
      return isTooLarge(written) ? refuse(context, tooLarge(kilobytes)) : written;
    });

function refuse(context: z.core.$RefinementCtx<string>, message: string): never {
  context.addIssue({ code: 'custom', message, params: { code: 'invalid' } });
  return z.NEVER;
}

const tooLarge = (kilobytes: number) => `Слишком длинный текст: не больше ${kilobytes} КБ`;
const tooComplex =
  'Слишком сложная разметка: разбейте текст на части или вставьте его без оформления';

/** The words of a rich text, for letters and the like. */
export const plainText = (html: string): string => reader().plainText(html);

/** A text without what shows the uploaded file of this key, by the editor's schema; null where nothing is left. */
export const withoutUpload = (html: string, key: string): string | null =>
  reader().withoutUpload(html, key) || null;
