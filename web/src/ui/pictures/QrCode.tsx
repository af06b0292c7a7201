// A QR code as one SVG path, black on white in both themes, since cameras need the contrast.
import { useMemo } from 'react';
import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

export type QrCodeProps = {
  text: string;
  /** Describes the link for those who can't scan it. */
  label: string;
  /** Pixels. */
  size?: number;
};

/** Modules of white margin; the standard requires four. */
const border = 4;

export function QrCode({ text, label, size = 192 }: QrCodeProps) {
  const { side, path } = useMemo(() => draw(text), [text]);
  return (
    <chakra.svg
      // An inline SVG needs no image file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      w={`${size}px`}
      h={`${size}px`}
      maxW="full"
      borderRadius="lg"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </chakra.svg>
  );
}

function draw(text: string): { side: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { side: size, path: runs.join('') };
}
