// The cover of a record: its picture, or a gradient derived from its id.
import type { ReactNode } from 'react';
import { coverGradients } from '../theme/tokens.ts';

export type CoverThumbProps = {
  /** Determines the gradient. */
  id: string | number;
  /** The picture's URL at this width. */
  image?: string | undefined;
  /** A picture component that fills the cover, instead of `image`. */
  children?: ReactNode;
  width?: string;
  height?: string;
};

/** Decorative beside a written name. Plain elements, since a table shows hundreds. */
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
