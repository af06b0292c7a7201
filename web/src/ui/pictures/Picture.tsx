// An uploaded picture in the size that its place needs, with a blurred stand-in until it is there. Both are done without
// where the server does not tell the picture's own size.
import { useMemo, useState } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import { pictureSources } from './pictureSources.ts';

export function Picture({
  url,
  width,
  height,
  thumbhash,
  alt,
  sizes,
  fills = false,
}: {
  url: string;
  /** Pixels. */
  width: number | null | undefined;
  height: number | null | undefined;
  /** Base64. */
  thumbhash: string | null | undefined;
  /** Empty where it is decoration. */
  alt: string;
  /** How wide its place is, as in HTML: «56px». */
  sizes: string;
  /** All of its place, cut where it must be. */
  fills?: boolean;
}) {
  const [isThere, setThere] = useState(false);
  const standIn = useMemo(() => standInOf(thumbhash), [thumbhash]);
  const isBlurred = standIn !== null && !isThere;
  return (
    <img
      src={url}
      srcSet={width ? pictureSources(url, width) : undefined}
      sizes={width ? sizes : undefined}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{
        ...(isBlurred && { background: `center / cover url(${standIn})` }),
        ...(fills && filling),
      }}
      onLoad={() => setThere(true)}
    />
  );
}

const filling = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;

function standInOf(thumbhash: string | null | undefined): string | null {
  if (!thumbhash) return null;
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
