// A page that consists of one centred card with a heading.
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Heading, Text } from '../text/Text.tsx';

export function Sheet({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <chakra.section
      w="full"
      maxW="420px"
      p={{ base: '5', md: '8' }}
      bg="surface"
      border="1px solid"
      borderColor="line"
      borderRadius="xl"
      boxShadow="card"
    >
      <Heading as="h1" size="page">
        {title}
      </Heading>
      {text && (
        <Text tone="muted" mt="2">
          {text}
        </Text>
      )}
      <chakra.div mt="6">{children}</chakra.div>
    </chakra.section>
  );
}
