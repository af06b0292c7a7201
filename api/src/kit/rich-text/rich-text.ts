// The zod type of rich text in request bodies. Any HTML is accepted and converted to the canonical form of the editor.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { stripSignatures } from '../files/signed-urls.ts';
import type * as Canonical from './canonical.ts';
import { required as requiredMessage } from '../values/texts.ts';

/** Loaded on first use: the editor's schema takes about 50 MB and is rarely needed at startup. */
const reader = () => createRequire(import.meta.url)('./canonical.ts') as typeof Canonical;

/** Canonical forms that a thread has computed, by text. */
type KnownTexts = ReadonlyMap<string, string | null>;

const known = new AsyncLocalStorage<KnownTexts>();

/** Runs work that uses the known canonical forms instead of parsing these texts again. */
export const withCanonicalTexts = <T>(texts: KnownTexts, work: () => T): T =>
  known.run(texts, work);

/** The canonical form of a text. Null if the text exceeds the limits. */
export function canonicalOf(html: string): string | null {
  const written = known.getStore()?.get(html);
  return written === undefined ? reader().canonical(html) : written;
}

interface Taken {
  /** Maximum size of the HTML in kilobytes. */
  kilobytes?: number;
}

/** Optional rich text. Empty text becomes null; lines of plain text become paragraphs. */
export const richText = ({ kilobytes = 500 }: Taken = {}) =>
  html(kilobytes)
    .transform((text) => (text === '' ? null : text))
    .nullish();

/** Rich text that must not be empty. */
export const requiredRichText = ({ kilobytes = 500 }: Taken = {}) =>
  html(kilobytes).refine((text) => text !== '', requiredMessage);

const html = (kilobytes: number) =>
  z
    .string(requiredMessage)
    .describe('Rich text as HTML. It is stored in the form that the editor produces.')
    .transform((sent, context) => {
      const text = stripSignatures(sent);
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

/** The plain text of rich text, for mails and similar uses. */
export const plainText = (html: string): string => reader().plainText(html);

/** The text without elements that show the uploaded file of this key. Null if nothing remains. */
export const withoutUpload = (html: string, key: string): string | null =>
  reader().withoutUpload(html, key) || null;
