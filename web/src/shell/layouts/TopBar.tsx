// The bar on top: back, where we are, the person.
import type { MouseEvent, ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTrail } from '../../kit/pages/place.tsx';
import { cameFromHere } from '../../kit/pages/visit.ts';
import { Breadcrumbs, chakra, Flex, RouteLink, Skeleton } from '../../ui/index.ts';

export function TopBar({
  top,
  backTo,
  children,
}: {
  /** What the trail begins with in place of the topmost page's title. */
  top?: string | undefined;
  /** Where the back button always leads; without it, to the page before. */
  backTo?: { label: string; to: string } | undefined;
  /** The profile menu; a skeleton stands there until the person is known. */
  children: ReactNode;
}) {
  const trail = useTrail();
  return (
    <>
      {backTo ? (
        <BackLink to={backTo.to} aria-label={backTo.label} title={backTo.label}>
          <ArrowLeft size={18} aria-hidden />
        </BackLink>
      ) : (
        <StepBack to={trail.at(-2)?.to ?? '/companies'} />
      )}
      <Flex flex="1" minW="0" align="center">
        <Breadcrumbs
          items={trail.map(({ title, to }, index) => ({
            label: index === 0 && trail.length > 1 ? (top ?? title) : title,
            to,
          }))}
        />
      </Flex>
      <Flex align="center" gap={{ base: '1', md: '3' }} flexShrink={0}>
        {children ?? <Skeleton w="32px" h="32px" borderRadius="full" />}
      </Flex>
    </>
  );
}

/** To the page before; to the one above where another site, or nothing, came before. */
function StepBack({ to }: { to: string }) {
  const navigate = useNavigate();
  const stepBack = (event: MouseEvent) => {
    if (!cameFromHere() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to={to} aria-label="Назад" title="Назад" onClick={stepBack}>
      <ArrowLeft size={18} aria-hidden />
    </BackLink>
  );
}

const BackLink = chakra(RouteLink, {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: 'control',
    borderRadius: 'lg',
    color: 'muted',
    _hover: { bg: 'softHover', color: 'ink' },
  },
});
