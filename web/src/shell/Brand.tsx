// The mark and the name of the product.
import { chakra } from '../ui/index.ts';

export function Brand({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      fontWeight="semibold"
      fontSize="lg"
    >
      <BrandMark letter="К" />
      {markOnly ? null : 'Кафедра'}
    </chakra.span>
  );
}

/** A letter on the primary colour: the product's, or a company's. */
export function BrandMark({ letter }: { letter: string }) {
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      boxSize="28px"
      flexShrink={0}
      borderRadius="lg"
      bg="primary"
      color="onPrimary"
      fontSize="md"
      fontWeight="semibold"
    >
      {letter}
    </chakra.span>
  );
}
