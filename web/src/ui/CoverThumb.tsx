// The cover of a course or another record: its picture, over a gradient that is always the same for the same id.
import type { ReactNode } from 'react';
import { coverGradients } from './tokens.ts';

export type CoverThumbProps = {
  /** Decides the gradient. */
  id: string | number;
  /** The picture, which fills the place. */
  children?: ReactNode;
  width?: string;
  height?: string;
};

/** Decoration beside a written name. Plain elements: a table shows hundreds. */
export function CoverThumb({ id, children, width = '48px', height = '32px' }: CoverThumbProps) {
  const style = { width, height, borderRadius: 6, flexShrink: 0, display: 'block' } as const;
  return (
    <span
      aria-hidden
      className="cover"
      style={{ ...style, overflow: 'hidden', backgroundImage: gradientOf(id) }}
    >
      {children}
    </span>
  );
}

function gradientOf(id: string | number): string {
  let hash = 0;
  for (const char of String(id)) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  const [from, to] = coverGradients[hash % coverGradients.length] ?? coverGradients[0];
  return `linear-gradient(135deg, ${from}, ${to})`;
}
