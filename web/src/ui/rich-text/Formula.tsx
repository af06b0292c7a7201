// A formula, shown as it was written until KaTeX has come.
import { useEffect, useRef } from 'react';
import { loadFormulas } from './formulas.ts';

export function Formula({ tex, isBlock }: { tex: string; isBlock: boolean }) {
  const place = useRef<HTMLElement>(null);
  // What stands within belongs to KaTeX, and not to React.
  useEffect(() => {
    const element = place.current;
    if (element) void showFormula(element, tex, isBlock);
  }, [tex, isBlock]);
  return isBlock ? (
    // A wide one scrolls, also by keyboard.
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
