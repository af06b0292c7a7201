// The page frame of a learner's purchases.
import type { ReactNode } from 'react';
import { chakra, Flex, Heading } from '../../ui/index.ts';

export function PurchasePage({
  title,
  badge,
  children,
}: {
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page>
      <Flex align="center" gap="3" wrap="wrap" mb="5" aria-live="polite">
        <Heading as="h1" size="page" overflowWrap="anywhere" minW="0">
          {title}
        </Heading>
        {badge}
      </Flex>
      {children}
    </Page>
  );
}

const Page = chakra('div', {
  base: { w: 'full', maxW: '1080px', mx: 'auto', px: { base: '4', md: '6' }, py: '6' },
});
