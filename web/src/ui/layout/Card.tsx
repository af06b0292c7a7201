// A card; with a title it is a section of the page.
import { useId, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Heading } from '../text/Text.tsx';

export type CardProps = {
  title?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  /** `none` for tables and pictures that extend to the edges. */
  padding?: 'normal' | 'none';
  children: ReactNode;
};

export function Card({ title, actions, padding = 'normal', children }: CardProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={title ? id : undefined}
      bg="surface"
      border="1px solid"
      borderColor="line"
      borderRadius="xl"
      p={padding === 'normal' ? '5' : undefined}
      overflow={padding === 'none' ? 'hidden' : undefined}
    >
      {title && (
        <chakra.header
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          mt={padding === 'normal' ? '-2px' : '4'}
          px={padding === 'none' ? '5' : undefined}
          mb="4"
        >
          <Heading id={id} as="h2">
            {title}
          </Heading>
          {actions}
        </chakra.header>
      )}
      {children}
    </chakra.section>
  );
}
