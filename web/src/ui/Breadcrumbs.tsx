// Where this screen stands: links to what is above it, the screen itself last.
import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { RouteLink } from './link.tsx';

export type Crumb = { label: string; to?: string | undefined };

export type BreadcrumbsProps = { items: readonly Crumb[] };

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <chakra.nav aria-label="Путь к странице" minW="0">
      <chakra.ol display="flex" alignItems="center" gap="2" m="0" p="0" listStyleType="none">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <chakra.li
              key={`${item.label}:${item.to ?? ''}`}
              display="flex"
              alignItems="center"
              gap="2"
              minW="0"
            >
              {index > 0 && (
                <ChevronRight
                  size={16}
                  aria-hidden
                  color="currentColor"
                  style={{ flexShrink: 0, opacity: 0.6 }}
                />
              )}
              {item.to && !last ? (
                <CrumbLink to={item.to}>{item.label}</CrumbLink>
              ) : (
                <chakra.span
                  aria-current={last ? 'page' : undefined}
                  fontWeight={last ? 'medium' : undefined}
                  truncate
                >
                  {item.label}
                </chakra.span>
              )}
            </chakra.li>
          );
        })}
      </chakra.ol>
    </chakra.nav>
  );
}

const CrumbLink = chakra(RouteLink, {
  base: {
    color: 'muted',
    borderRadius: 'sm',
    whiteSpace: 'nowrap',
    _hover: { color: 'ink', textDecoration: 'underline' },
  },
});
