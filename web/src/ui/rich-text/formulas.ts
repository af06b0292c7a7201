// KaTeX, with chemistry: it comes with the first formula that is shown.
import type { KatexOptions } from 'katex';

export async function loadFormulas() {
  const [{ default: katex }] = await Promise.all([
    import('katex'),
    import('katex/contrib/mhchem'),
    import('katex/dist/katex.min.css'),
  ]);
  /** Shows a formula in an element. Throws at what is wrong in it. */
  return (element: HTMLElement, tex: string, isBlock: boolean) =>
    katex.render(tex, element, { ...options, displayMode: isBlock });
}

/** What is wrong with a formula, in Russian; null when nothing is. */
export async function formulaProblem(tex: string): Promise<string | null> {
  const [{ default: katex }] = await Promise.all([import('katex'), import('katex/contrib/mhchem')]);
  try {
    katex.renderToString(tex, options);
    return null;
  } catch (error) {
    const place = error instanceof katex.ParseError ? error.position : undefined;
    // Of what is not closed, KaTeX finds the end.
    return place === undefined || place >= tex.length
      ? 'Формула не читается: проверьте скобки и команды'
      : `Формула не читается: «${tex.slice(place, place + 20)}»`;
  }
}

/** Without commands that lead somewhere or load something, and without endless macros. */
const options: KatexOptions = {
  // KaTeX's own words for a mistake have a style of their own, which the page's policy does not let in.
  throwOnError: true,
  trust: false,
  strict: 'ignore',
  maxSize: 20,
  maxExpand: 500,
};
