// Texts on their way in and out: whatever a file has them in (HTML, Markdown, plain lines) becomes rich text as the editor
// writes it, and formulas go as TeX between the signs that other systems know.
import MarkdownIt from 'markdown-it';
import { plainText, richText } from '../../kit/rich-text/rich-text.ts';
import { parseHtml } from '../../kit/rich-text/document.ts';
import { filesShownIn } from './document.ts';
import { replaceBetween } from './scan.ts';
import { most } from './limits.ts';
import { decodedAddress, withoutEmbedded, type FoundFiles } from './files.ts';
import { withoutMath } from './math.ts';
import { Unreadable } from './report.ts';

const questionText = richText({ kilobytes: most.text });
const answerText = richText({ kilobytes: most.answerText });

/** Rich text of HTML, '' where it holds nothing. */
export function cleanText(html: string, of: 'question' | 'answer' = 'question'): string {
  const read = (of === 'question' ? questionText : answerText).safeParse(html);
  if (!read.success) throw new Unreadable(read.error.issues[0]?.message ?? '');
  return read.data ?? '';
}

/** What a text says in words, on one line. */
export const wordsOf = (html: string): string => plainText(html).replaceAll(/\s+/g, ' ').trim();

/** What stands for a text that shows files alone, where there is room for words and nothing else. */
export const filesInWords = (html: string): string =>
  `[${['файл', ...[...filesShownIn(html)].map((name) => `«${name}»`)].join(' ')}]`;

/** That stands in what a question shows: its file was left behind when it was written. */
export const isFileInWords = (text: string): boolean => /\[файл(?: «[^«»<>]*»)+\]/.test(text);

/** A short plain text that a file has as HTML: its signs by their names, its tags as nothing, its lines as one. */
export const plainOf = (html: string): string =>
  hasTags(html) ? wordsOf(cleanText(html)) : unbroken(parseHtml(html).textContent);

/** A text in which a break is a space as any, on one line. */
export const unbroken = (text: string): string => text.replaceAll(/[ \t\n\f\r]+/g, ' ').trim();

const hasTags = (html: string): boolean => /<[a-z!/?]/i.test(html);

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** A paragraph for each line. */
export const htmlOfLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

/** One paragraph, whose lines are lines. */
export const htmlOfPlain = (text: string): string =>
  `<p>${escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br>')}</p>`;

const markdown = new MarkdownIt({ html: true, breaks: false });

export function htmlOfMarkdown(text: string): string {
  requireModest(text);
  return markdown.render(text);
}

/** What Moodle makes of a text without a format of its own: HTML, in which a line is a line. */
export const htmlOfMoodleText = (text: string): string =>
  isBlockHtml(text) ? text : `<p>${text.trim().replaceAll(/\r\n?|\n/g, '<br>')}</p>`;

const isBlockHtml = (text: string): boolean =>
  /<(?:p|div|ul|ol|table|pre|blockquote|h[1-6]|figure)\b/i.test(text);

/**
 * Lines of a text that has paragraphs and nothing else; null for any other. Reading the lines gives the same text again.
 */
export function linesOf(html: string): string | null {
  if (html === '') return '';
  if (!/^(?:<p>[^<]*<\/p>)+$/.test(html)) return null;
  const lines = html
    .slice('<p>'.length, -'</p>'.length)
    .split('</p><p>')
    .map((line) => unescapeHtml(line));
  return lines.some((line) => /[\r\n]/.test(line)) ? null : lines.join('\n');
}

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Formulas of a canonical text between the signs that MathJax and Moodle know. */
export const withSignedFormulas = (html: string): string =>
  html
    .replaceAll(/<span class="formula">([^<]*)<\/span>/g, String.raw`\($1\)`)
    .replaceAll(/<div class="formula">([^<]*)<\/div>/g, String.raw`<p>\[$1\]</p>`);

/** Formulas between such signs, as the editor has them. Code is left as it is. */
function withFormulas(html: string): string {
  let depth = 0;
  return html
    .split(/(<\/?(?:pre|code)\b[^<>]*>)/i)
    .map((piece, index) => {
      if (index % 2 === 0) return depth > 0 ? piece : formulasIn(piece);
      depth = Math.max(0, depth + (piece.startsWith('</') ? -1 : 1));
      return piece;
    })
    .join('');
}

function formulasIn(html: string): string {
  const inline = (tex: string) => (isFormula(tex) ? `<span class="formula">${tex}</span>` : null);
  const block = (tex: string) => (isFormula(tex) ? `<div class="formula">${tex}</div>` : null);
  const blocks = replaceBetween(html, /<p>\s*\\\[/g, /\\\]\s*<\/p>/g, block);
  const brackets = replaceBetween(blocks, /\\\[/g, /\\\]/g, inline);
  const signed = replaceBetween(brackets, /\\\(/g, /\\\)/g, inline);
  return replaceBetween(signed, /\$\$/g, /\$\$/g, inline);
}

/** As long as a text may have one (`limits`), and without an element in it. */
const isFormula = (tex: string): boolean =>
  tex.length > 0 && tex.length <= 2000 && !tex.includes('<');

/** What the editor has no place for, told by what stands in HTML before it is cleaned. */
const lost: readonly (readonly [RegExp, string])[] = [
  [/<img\b[^<>]*?\bsrc\s*=\s*(?:["']\s*)?(?:https?:)?\/\//i, 'картинка с другого сайта не взята'],
  [/<img\b[^<>]*?\bsrc\s*=\s*(?:["']\s*)?data:/i, 'картинка внутри текста не взята'],
  [/<(?:video|audio|source)\b/i, 'видео или звук в тексте не взяты'],
  [/<(?:iframe|object|embed|applet)\b/i, 'вставка с другого сайта не взята'],
  [/<(?:svg|canvas)\b/i, 'рисунок SVG не взят'],
  [/<(?:input|select|textarea)\b/i, 'поле внутри текста не взято'],
  [/<(?:template|noscript|noembed|noframes|frameset|xmp|plaintext)\b/i, 'часть текста не взята'],
];

export const lossesIn = (html: string): string[] => [
  ...lost.flatMap(([what, words]) => (what.test(html) ? [words] : [])),
  ...missingFilesIn(html),
];

/** Files of Moodle that did not come along. */
const missingFilesIn = (html: string): string[] =>
  Array.from(
    html.matchAll(/@@PLUGINFILE@@\/([^"'<>?\s]+)/g),
    ([, address = '']) => `файла «${decodedAddress(address)}» нет среди вложений`,
  );

/** What of a question could not be kept. */
export interface Notes {
  changed: string[];
  /** What it can't be asked without: it comes switched off. */
  lacking: string[];
}

/** What the reading of a question needs and notes. */
export interface Reading extends Notes {
  files: FoundFiles;
}

/** Of texts that stand beside a question: comments, solutions. Without what they have lost it can still be asked. */
export const beside = <T extends Notes>(notes: T): T => ({ ...notes, lacking: notes.changed });

/** Letters of HTML that are looked at: a text ends up far below that, or is refused. */
const longest = 1_000_000;

/** HTML of a file as a rich text; `before` changes it before it is cleaned. Files are null where there is no place for any. */
export function readHtml(
  html: string,
  { files, lacking }: { files: FoundFiles | null } & Pick<Notes, 'lacking'>,
  of: 'question' | 'answer',
  before: (html: string) => string = (html) => html,
): string {
  requireModest(html);
  const mathless = withoutMath(html, (tex) => `<span class="formula">${escapeHtml(tex)}</span>`);
  const own = files === null ? mathless.html : withoutEmbedded(mathless.html, files);
  requireModest(own);
  lacking.push(...mathless.lacking, ...lossesIn(own));
  const text = before(withFormulas(own));
  // The cleaning takes what has no tags for lines of a person.
  return cleanText(hasTags(text) ? text : `<p>${text}</p>`, of);
}

/** A short plain text of a question. */
export function readPlain(html: string, { lacking }: Pick<Notes, 'lacking'>): string {
  requireModest(html);
  const { html: text, lacking: unread } = withoutMath(html, escapeHtml);
  lacking.push(...unread, ...lossesIn(text));
  return plainOf(text);
}

function requireModest(text: string): void {
  if (text.length > longest) throw new Unreadable('Слишком длинный текст');
}
