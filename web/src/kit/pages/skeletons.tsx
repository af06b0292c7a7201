// Skeletons of pages, with the layout of the loaded page.
import type { ReactNode } from 'react';
import { chakra, Grid, PageHeader, Skeleton, Stack, PageBody } from '../../ui/index.ts';

/** A list: tabs, a bar, rows. */
export function ListSkeleton({ title, rowCount = 12 }: { title: string; rowCount?: number }) {
  const rows = Array.from({ length: rowCount }, (_, index) => index);
  return (
    <div aria-busy>
      <PageHeader title={title} tabs={<Skeleton w="260px" h="18px" my="4" />} />
      <chakra.div px={{ base: '4', md: '6' }} py="3">
        <Skeleton w={{ base: 'full', md: '280px' }} h="control" borderRadius="lg" />
      </chakra.div>
      <chakra.div h="36px" bg="canvas" borderTop="1px solid" borderColor="line" />
      {rows.map((row) => (
        <chakra.div
          key={row}
          display="flex"
          alignItems="center"
          gap="4"
          h="row"
          px={{ base: '4', md: '6' }}
          borderTop="1px solid"
          borderColor="line"
        >
          <Skeleton w="16px" h="16px" flexShrink={0} />
          <Skeleton w="48px" h="32px" flexShrink={0} />
          <Skeleton flex="1" maxW={`${String(180 + ((row * 67) % 140))}px`} />
        </chakra.div>
      ))}
    </div>
  );
}

/** A list of few rows. */
export const ShortListSkeleton = ({ title }: { title: string }) => (
  <ListSkeleton title={title} rowCount={3} />
);

/** A board: a bar, columns. */
export function BoardSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy>
      <PageHeader title={title} />
      <chakra.div px={{ base: '4', md: '6' }} py="3">
        <Skeleton w={{ base: 'full', md: '280px' }} h="control" borderRadius="lg" />
      </chakra.div>
      <chakra.div display="flex" gap="3" px={{ base: '4', md: '6' }} overflow="hidden">
        {['one', 'two', 'three', 'four'].map((column) => (
          <Skeleton key={column} w="288px" h="420px" flexShrink={0} borderRadius="xl" />
        ))}
      </chakra.div>
    </div>
  );
}

/** Cards with fields. */
export const FormSkeleton = ({ title }: { title: string }) => (
  <Cards head={<PageHeader title={title} />} />
);

/** A record's page: title, tabs, and cards with fields. */
export const RecordSkeleton = ({ title }: { title: string }) => (
  <Cards head={<PageHeader sticky title={title} tabs={<Skeleton w="260px" h="18px" mt="3" />} />} />
);

function Cards({ head }: { head: ReactNode }) {
  return (
    <>
      {head}
      <PageBody aria-busy>
        <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
          <Skeleton h="420px" borderRadius="xl" />
          <Stack gap="4">
            <Skeleton h="120px" borderRadius="xl" />
          </Stack>
        </Grid>
      </PageBody>
    </>
  );
}
