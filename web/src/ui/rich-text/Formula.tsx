// A formula, shown as source until KaTeX is loaded.
import { useEffect, useRef } from 'react';
import { loadFormulas } from './formulas.ts';

export function Formula({ tex, isBlock }: { tex: string; isBlock: boolean }) {
  const place = useRef<HTMLElement>(null);
  // KaTeX manages the content of the element, not React.
  useEffect(() => {
    const element = place.current;
    if (element) void showFormula(element, tex, isBlock);
  }, [tex, isBlock]);
  return isBlock ? (
    // A wide formula scrolls, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex
    <div className="formula-block" tabIndex={0} role="group" aria-label="Формула">
      <span ref={place} />
    </div>
  ) : (
    <span ref={place} className="formula" />
  );
}

export async function showFormula(element: HTMLElement, tex: string, isBlock: boolean) {
  element.textContent = tex;
  try {
    (await loadFormulas())(element, tex, isBlock);
  } catch {
    element.textContent = tex;
  }
}
