// The bar on top: back, where we are, the list of ideas, the bell, the person.
import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useMatches, useNavigate } from 'react-router';
import type { PageHandle } from '../kit/page.tsx';
import {
  Box,
  Breadcrumbs,
  chakra,
  Flex,
  IconButton,
  RouteLink,
  Skeleton,
  TextLink,
} from '../ui/index.ts';

export function TopBar({
  backTo,
  ideasOf,
  children,
}: {
  /** Where the back button leads; without it, to the page before. */
  backTo?: { label: string; to: string } | undefined;
  /** The code of the company whose ideas are linked. */
  ideasOf: string | null;
  /** The bell and the profile menu; skeletons stand there until they are known. */
  children: ReactNode;
}) {
  const title = (useMatches().at(-1)?.handle as PageHandle | undefined)?.title;
  return (
    <>
      {backTo ? (
        <BackLink to={backTo.to} aria-label={backTo.label} title={backTo.label}>
          <ArrowLeft size={18} aria-hidden />
        </BackLink>
      ) : (
        <BackButton />
      )}
      <Flex flex="1" minW="0" align="center">
        {title && <Breadcrumbs items={[{ label: title }]} />}
      </Flex>
      <Flex align="center" gap={{ base: '1', md: '3' }} flexShrink={0}>
        {ideasOf !== null && (
          <Box display={{ base: 'none', md: 'block' }}>
            <TextLink to={`/${ideasOf}/updating-platform/ideas`} color="muted" whiteSpace="nowrap">
              Список идей
            </TextLink>
          </Box>
        )}
        {children ?? <Skeleton w="32px" h="32px" borderRadius="full" />}
      </Flex>
    </>
  );
}

const BackLink = chakra(RouteLink, {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'control',
    borderRadius: 'lg',
    color: 'muted',
    _hover: { bg: 'softHover', color: 'ink' },
  },
});

function BackButton() {
  const navigate = useNavigate();
  return <IconButton icon={<ArrowLeft />} label="Назад" onClick={() => void navigate(-1)} />;
}
