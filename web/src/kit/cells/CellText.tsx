// The content of a cell, with a link to its subject.
import { SquareArrowOutUpRight } from 'lucide-react';
import { Link } from 'react-router';
import type { CellState } from './useCells.ts';

export function CellText({ text, link }: Pick<CellState, 'text' | 'link'>) {
  if (link === null) return text;
  return (
    <span className="linked">
      <span>{text}</span>
      {/* Not a tab stop: the cell is reached by arrow keys and opens the link with Ctrl+Enter. */}
      <Link to={link.to} aria-label={link.label} title={link.label} tabIndex={-1}>
        <SquareArrowOutUpRight size={14} aria-hidden />
      </Link>
    </span>
  );
}
