// A user's photo, or initials if it is missing or fails to load.
import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { initials } from '../format/format.ts';

export type AvatarProps = {
  /** First and last name, for the initials. */
  name: string;
  photo?: string | null | undefined;
  /** Pixels. */
  size?: number;
};

/** Decorative beside a written name, so hidden from screen readers. */
export function Avatar({ name, photo, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const hasPhoto = photo && photo !== broken;
  return (
    <chakra.span
      aria-hidden
      // Drawn by CSS, so that it doesn't become part of a button's accessible name.
      data-initials={hasPhoto ? undefined : initials(name)}
      css={hasPhoto ? undefined : { _before: { content: 'attr(data-initials)' } }}
      display="inline-grid"
      placeItems="center"
      boxSize={`${size}px`}
      flexShrink={0}
      borderRadius="full"
      overflow="hidden"
      bg="avatar"
      color="onAvatar"
      fontSize={`${Math.max(10, Math.round(size * 0.36))}px`}
      fontWeight="semibold"
      lineHeight="1"
    >
      {hasPhoto && (
        <chakra.img
          src={photo}
          alt=""
          boxSize="full"
          objectFit="cover"
          onError={() => setBroken(photo)}
        />
      )}
    </chakra.span>
  );
}
