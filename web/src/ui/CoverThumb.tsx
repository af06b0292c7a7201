// The cover of a course or another record: its image, or a gradient that is always the same for the same id.
import { useState } from 'react';
import { coverGradients } from './tokens.ts';

export type CoverThumbProps = {
  /** Decides the gradient. */
  id: string | number;
  image?: string | null | undefined;
  width?: string;
  height?: string;
};

/** Decoration beside a written name. Plain elements: a table shows hundreds. */
export function CoverThumb({ id, image, width = '48px', height = '32px' }: CoverThumbProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = { width, height, borderRadius: 6, flexShrink: 0, display: 'block' } as const;
  if (image && image !== broken) {
    return (
      <img
        src={image}
        alt=""
        loading="lazy"
        onError={() => setBroken(image)}
        style={{ ...style, objectFit: 'cover' }}
      />
    );
  }
  return <span aria-hidden style={{ ...style, backgroundImage: gradientOf(id) }} />;
}

function gradientOf(id: string | number): string {
  let hash = 0;
  for (const char of String(id)) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  const [from, to] = coverGradients[hash % coverGradients.length] ?? coverGradients[0];
  return `linear-gradient(135deg, ${from}, ${to})`;
}
