// Converts MathML, with or without namespace prefixes, to TeX.
import { MathMLToLaTeX } from 'mathml-to-latex';
import { parseHtml, LimitExceeded, type TreeNode } from '../../kit/rich-text/document.ts';
import { replaceBetween } from './scan.ts';

/** Replaces formulas in HTML; `lacking` receives a note for each that cannot be converted. */
export function convertMathMl(
  html: string,
  written: (tex: string) => string,
): { html: string; lacking: string[] } {
  const lacking = new Set<string>();
  const text = replaceBetween(
    html,
    /<(?:m|mml|mathml):math\b[^<>]*>|<math\b[^<>]*>/gi,
    /<\/(?:(?:m|mml|mathml):)?math\s*>/gi,
    (inside, [tag]) => {
      const { tex, words } = readMath(`${tag}${inside}</math>`);
      if (tex !== '') return written(tex);
      if (words === '') lacking.add('формула MathML не прочиталась');
      return escapeText(words);
    },
  );
  return { html: text, lacking: [...lacking] };
}

interface ReadMath {
  tex: string;
  /** The text shown for a formula without TeX. */
  words: string;
}

const nothing: ReadMath = { tex: '', words: '' };

/** The maximum length of a formula in a text. */
const longest = 2000;

function readMath(html: string): ReadMath {
  const root = parsed(html.replaceAll(/(?<=<\/?)(?:m|mml|mathml):/gi, ''));
  if (root === null) return nothing;
  const alternative = (root.getAttribute('alttext') ?? '').replaceAll(/\s+/g, ' ').trim();
  const annotated = annotationIn(root);
  const said = annotated || (isTex(alternative) ? alternative : converted(root));
  const tex = said.trim();
  return tex.length <= longest ? { tex, words: alternative } : { tex: '', words: alternative };
}

function parsed(html: string): TreeNode | null {
  try {
    const [root] = childrenOf(parseHtml(html));
    return root?.tag === 'math' ? root : null;
  } catch (error) {
    if (error instanceof LimitExceeded) return null;
    throw error;
  }
}

/** Some systems put words into the TeX annotation: «одна вторая». */
const isTex = (text: string): boolean => /[\\^_]/.test(text);

function annotationIn(node: TreeNode): string {
  if (node.tag === 'annotation' && /tex/i.test(node.getAttribute('encoding') ?? '')) {
    return node.textContent.trim();
  }
  for (const child of childrenOf(node)) {
    const found = annotationIn(child);
    if (found !== '') return found;
  }
  return '';
}

/** An unescaped percent sign begins a TeX comment and would hide the rest. */
const converted = (root: TreeNode): string =>
  MathMLToLaTeX.convert(xmlOf(root)).replaceAll(/(?<!\\)%/g, String.raw`\%`);

/** As strict XML, without annotations. */
function xmlOf(node: TreeNode): string {
  if (node.tag === '#text') return escapeText(node.nodeValue);
  if (/^(?:#|annotation)/.test(node.tag)) return '';
  const attributes = [...node.attributes].map(([name, value]) =>
    /^[a-z]+$/.test(name) ? ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"` : '',
  );
  const inside = childrenOf(node).map(xmlOf).join('');
  return `<${node.tag}${attributes.join('')}>${inside}</${node.tag}>`;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function childrenOf(node: TreeNode): TreeNode[] {
  const children: TreeNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}
