// Converts texts of imported files (HTML, Markdown, plain lines) to canonical rich text and back; formulas are TeX
// between the delimiters of MathJax.
import MarkdownIt from 'markdown-it';
import { plainText, richText } from '../../kit/rich-text/rich-text.ts';
import { parseHtml } from '../../kit/rich-text/document.ts';
import { filesShownIn } from './document.ts';
import { replaceBetween } from './scan.ts';
import { documentLimits } from './limits.ts';
import { decodeUrl, extractDataUrls, type DocumentFiles } from './files.ts';
import { convertMathMl } from './math.ts';
import { UnreadableQuestion } from './report.ts';

const questionText = richText({ kilobytes: documentLimits.text });
const answerText = richText({ kilobytes: documentLimits.answerText });

/** Sanitizes HTML to canonical rich text; '' if it is empty. */
export function cleanText(html: string, of: 'question' | 'answer' = 'question'): string {
  const read = (of === 'question' ? questionText : answerText).safeParse(html);
  if (!read.success) throw new UnreadableQuestion(read.error.issues[0]?.message ?? '');
  return read.data ?? '';
}

/** The plain text of HTML on one line. */
export const singleLineText = (html: string): string =>
  plainText(html).replaceAll(/\s+/g, ' ').trim();

/** A placeholder with file names, for a text that shows only files in a format without files. */
export const filePlaceholders = (html: string): string =>
  `[${['файл', ...[...filesShownIn(html)].map((name) => `«${name}»`)].join(' ')}]`;

/** Whether a question contains such a placeholder, because an export left its file out. */
export const hasFilePlaceholder = (text: string): boolean => /\[файл(?: «[^«»<>]*»)+\]/.test(text);

/** Converts HTML of a short plain text: decodes entities, removes tags, joins lines. */
export const htmlToPlainText = (html: string): string =>
  hasTags(html) ? singleLineText(cleanText(html)) : collapseWhitespace(parseHtml(html).textContent);

/** Collapses all whitespace, line breaks included, to single spaces. */
export const collapseWhitespace = (text: string): string =>
  text.replaceAll(/[ \t\n\f\r]+/g, ' ').trim();

const hasTags = (html: string): boolean => /<[a-z!/?]/i.test(html);

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** One paragraph per line. */
export const htmlOfLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

/** One paragraph with line breaks. */
export const htmlOfPlain = (text: string): string =>
  `<p>${escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br>')}</p>`;

const markdown = new MarkdownIt({ html: true, breaks: false });

export function htmlOfMarkdown(text: string): string {
  requireModest(text);
  return markdown.render(text);
}

/** Moodle's automatic format: HTML in which line breaks are significant. */
export const htmlOfMoodleText = (text: string): string =>
  isBlockHtml(text) ? text : `<p>${text.trim().replaceAll(/\r\n?|\n/g, '<br>')}</p>`;

const isBlockHtml = (text: string): boolean =>
  /<(?:p|div|ul|ol|table|pre|blockquote|h[1-6]|figure)\b/i.test(text);

/**
 * The lines of a text that consists only of paragraphs; null for any other text. `htmlOfLines` converts them back
 * without loss.
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

/** Writes the formulas of a canonical text between the delimiters of MathJax and Moodle. */
export const withDelimitedFormulas = (html: string): string =>
  html
    .replaceAll(/<span class="formula">([^<]*)<\/span>/g, String.raw`\($1\)`)
    .replaceAll(/<div class="formula">([^<]*)<\/div>/g, String.raw`<p>\[$1\]</p>`);

/** Converts delimited formulas to the editor's elements, except in code. */
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

/** A formula within the length limit (`limits`) and without elements. */
const isFormula = (tex: string): boolean =>
  tex.length > 0 && tex.length <= 2000 && !tex.includes('<');

/** Content that the editor does not support, detected in the HTML before it is sanitized. */
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

/** Files of Moodle that are missing from the import. */
const missingFilesIn = (html: string): string[] =>
  Array.from(
    html.matchAll(/@@PLUGINFILE@@\/([^"'<>?\s]+)/g),
    ([, address = '']) => `файла «${decodeUrl(address)}» нет среди вложений`,
  );

/** Notes on content of a question that the import lost. */
export interface ReadingNotes {
  changed: string[];
  /** Losses without which the question cannot be answered: it is imported inactive. */
  lacking: string[];
}

/** The context in which texts of a question are read. */
export interface ReadingContext extends ReadingNotes {
  files: DocumentFiles;
}

/** The context for comments and solutions: a question remains usable when they lose content. */
export const forSupplementaryText = <T extends ReadingNotes>(notes: T): T => ({
  ...notes,
  lacking: notes.changed,
});

/** Characters of HTML that are read; the limit of a stored text is far lower. */
const longest = 1_000_000;

/**
 * Reads HTML of a file as rich text. `before` transforms it before it is sanitized; `files` is null where none are
 * allowed.
 */
export function readHtml(
  html: string,
  { files, lacking }: { files: DocumentFiles | null } & Pick<ReadingNotes, 'lacking'>,
  of: 'question' | 'answer',
  before: (html: string) => string = (html) => html,
): string {
  requireModest(html);
  const mathless = convertMathMl(html, (tex) => `<span class="formula">${escapeHtml(tex)}</span>`);
  const own = files === null ? mathless.html : extractDataUrls(mathless.html, files);
  requireModest(own);
  lacking.push(...mathless.lacking, ...lossesIn(own));
  const text = before(withFormulas(own));
  // Sanitizing treats text without tags as lines typed by a person.
  return cleanText(hasTags(text) ? text : `<p>${text}</p>`, of);
}

/** Reads a short plain text of a question. */
export function readPlain(html: string, { lacking }: Pick<ReadingNotes, 'lacking'>): string {
  requireModest(html);
  const { html: text, lacking: unread } = convertMathMl(html, escapeHtml);
  lacking.push(...unread, ...lossesIn(text));
  return htmlToPlainText(text);
}

function requireModest(text: string): void {
  if (text.length > longest) throw new UnreadableQuestion('Слишком длинный текст');
}
