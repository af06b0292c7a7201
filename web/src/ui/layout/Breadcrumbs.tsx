// Breadcrumbs: links to the pages above the current one. Narrow screens show only the current page.
import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { RouteLink } from '../text/link.tsx';

export type Crumb = { label: string; to: string };

export type BreadcrumbsProps = { items: readonly Crumb[]; label?: string };

export function Breadcrumbs({ items, label: words = 'Путь к странице' }: BreadcrumbsProps) {
  const above = items.slice(0, -1);
  const here = items.at(-1);
  if (!here) return null;
  return (
    <chakra.nav aria-label={words} minW="0">
      <chakra.ol display="flex" alignItems="center" gap="2" m="0" p="0" listStyleType="none">
        {above.map(({ label, to }) => (
          <chakra.li
            key={to}
            display={{ base: 'none', md: 'flex' }}
            alignItems="center"
            gap="2"
            minW="0"
          >
            <CrumbLink to={to} title={label}>
              {label}
            </CrumbLink>
            <Divider />
          </chakra.li>
        ))}
        {/* Truncated first, since the pages above are harder to recognise when truncated. */}
        <chakra.li
          minW={{ base: '0', md: '10ch' }}
          flexShrink="1000"
          truncate
          fontWeight="medium"
          aria-current="page"
          title={here.label}
        >
          {here.label}
        </chakra.li>
      </chakra.ol>
    </chakra.nav>
  );
}

const Divider = () => (
  <ChevronRight size={16} aria-hidden style={{ flexShrink: 0, opacity: 0.6 }} />
);

const CrumbLink = chakra(RouteLink, {
  base: {
    maxW: '220px',
    color: 'muted',
    borderRadius: 'sm',
    truncate: true,
    _hover: { color: 'ink', textDecoration: 'underline' },
  },
});
