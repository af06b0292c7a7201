// A person's photo, or initials where there is none (or it did not load).
import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { initials } from './format.ts';

export type AvatarProps = {
  /** Name and surname, for the initials. */
  name: string;
  photo?: string | null | undefined;
  /** Pixels. */
  size?: number;
};

/** Decoration beside a written name, so it says nothing to screen readers. */
export function Avatar({ name, photo, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <chakra.span
      aria-hidden
      display="inline-grid"
      placeItems="center"
      boxSize={`${size}px`}
      flexShrink={0}
      borderRadius="full"
      overflow="hidden"
      bg="#dce6f4"
      color="#3c4f70"
      fontSize={`${Math.max(10, Math.round(size * 0.36))}px`}
      fontWeight="semibold"
      lineHeight="1"
    >
      {photo && photo !== broken ? (
        <chakra.img
          src={photo}
          alt=""
          boxSize="full"
          objectFit="cover"
          onError={() => setBroken(photo)}
        />
      ) : (
        initials(name)
      )}
    </chakra.span>
  );
}
