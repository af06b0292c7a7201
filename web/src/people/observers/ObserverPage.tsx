// The page frame of observers.
import type { ReactNode } from 'react';
import { chakra, Heading } from '../../ui/index.ts';

export function ObserverPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page>
      <Heading as="h1" size="page" mb="5" overflowWrap="anywhere">
        {title}
      </Heading>
      {children}
    </Page>
  );
}

const Page = chakra('div', {
  base: { w: 'full', maxW: '1080px', mx: 'auto', px: { base: '4', md: '6' }, py: '6' },
});
