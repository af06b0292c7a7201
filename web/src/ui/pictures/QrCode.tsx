// Text as a QR code, drawn as one path: black on white in any theme, since cameras need the contrast.
import { useMemo } from 'react';
import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

export type QrCodeProps = {
  text: string;
  /** Says what it leads to, for those who can't scan it. */
  label: string;
  /** Pixels. */
  size?: number;
};

/** Modules of white around the code; the standard asks for four. */
const border = 4;

export function QrCode({ text, label, size = 192 }: QrCodeProps) {
  const { side, path } = useMemo(() => draw(text), [text]);
  return (
    <chakra.svg
      // A drawing needs no file of its own.
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
