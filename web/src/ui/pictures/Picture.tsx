// An uploaded picture in the size it is displayed, with a blurred placeholder while loading; servers that don't return
// dimensions get neither.
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
  /** Empty for decoration. */
  alt: string;
  /** The displayed width, as in HTML's `sizes`: «56px». */
  sizes: string;
  /** Fills its container and is cropped. */
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
