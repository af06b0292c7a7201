// The cover of a course or another record: its picture, over a gradient that is always the same for the same id.
import type { ReactNode } from 'react';
import { coverGradients } from '../theme/tokens.ts';

export type CoverThumbProps = {
  /** Decides the gradient. */
  id: string | number;
  /** The address of its picture, in the width of the place. */
  image?: string | undefined;
  /** The picture, which fills the place, where it is more than that. */
  children?: ReactNode;
  width?: string;
  height?: string;
};

/** Decoration beside a written name. Plain elements: a table shows hundreds. */
export function CoverThumb({
  id,
  image,
  children,
  width = '48px',
  height = '32px',
}: CoverThumbProps) {
  const style = { width, height, borderRadius: 6, flexShrink: 0, display: 'block' } as const;
  return (
    <span
      aria-hidden
      className="cover"
      style={{ ...style, overflow: 'hidden', backgroundImage: gradientOf(id) }}
    >
      {image !== undefined && (
        <img
          alt=""
          src={image}
          loading="lazy"
          decoding="async"
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
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
