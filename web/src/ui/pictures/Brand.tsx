// The logo and name of the product.
import { chakra } from '@chakra-ui/react';

export function Brand({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      fontWeight="semibold"
      fontSize="lg"
    >
      <BrandMark name="Кафедра" />
      {markOnly ? null : 'Кафедра'}
    </chakra.span>
  );
}

/** The first letter of a name on the primary colour, for the product or a company. */
export function BrandMark({ name }: { name: string }) {
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
      {/[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase()}
    </chakra.span>
  );
}
