// KaTeX with its chemistry extension, loaded with the first formula.
import type { KatexOptions } from 'katex';

export async function loadFormulas() {
  const [{ default: katex }] = await Promise.all([
    import('katex'),
    import('katex/contrib/mhchem'),
    import('katex/dist/katex.min.css'),
  ]);
  /** Renders a formula into an element. Throws on a syntax error. */
  return (element: HTMLElement, tex: string, isBlock: boolean) =>
    katex.render(tex, element, { ...options, displayMode: isBlock });
}

/** The error of a formula in Russian; null if it is valid. */
export async function formulaProblem(tex: string): Promise<string | null> {
  const [{ default: katex }] = await Promise.all([import('katex'), import('katex/contrib/mhchem')]);
  try {
    katex.renderToString(tex, options);
    return null;
  } catch (error) {
    const place = error instanceof katex.ParseError ? error.position : undefined;
    // KaTeX reports unclosed groups at the end.
    return place === undefined || place >= tex.length
      ? 'Формула не читается: проверьте скобки и команды'
      : `Формула не читается: «${tex.slice(place, place + 20)}»`;
  }
}

/** Disables commands that link or load something, and unlimited macros. */
const options: KatexOptions = {
  // KaTeX's own error output uses inline styles, which the content security policy blocks.
  throwOnError: true,
  trust: false,
  strict: 'ignore',
  maxSize: 20,
  maxExpand: 500,
};
