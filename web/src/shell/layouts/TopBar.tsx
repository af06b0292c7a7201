// The top bar: back button, breadcrumbs, profile menu.
import type { MouseEvent, ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useBreadcrumbs } from '../../kit/pages/breadcrumbs.tsx';
import { cameFromHere } from '../../kit/pages/visit.ts';
import { Breadcrumbs, chakra, Flex, RouteLink, Skeleton } from '../../ui/index.ts';

export function TopBar({
  top,
  backTo,
  children,
}: {
  /** Replaces the topmost page's title in the breadcrumbs. */
  top?: string | undefined;
  /** A fixed target of the back button; by default the previous page. */
  backTo?: { label: string; to: string } | undefined;
  /** The profile menu; a skeleton until the user is known. */
  children: ReactNode;
}) {
  const trail = useBreadcrumbs();
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

/**
 * Goes to the previous page, or to the parent page when the previous one isn't of this application.
 */
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
