// The links of the menu column, in groups; icons only when it is collapsed.
import type { LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { AppLink } from '../kit/AppLink.tsx';
import { chakra } from '../ui/index.ts';

export interface MenuGroup {
  /** Empty for what stands above all groups. */
  title: string;
  links: readonly { title: string; to: string; also?: readonly string[]; icon: LucideIcon }[];
}

export function MenuLinks({
  label,
  groups,
  collapsed,
}: {
  label: string;
  groups: readonly MenuGroup[];
  collapsed: boolean;
}) {
  const { pathname } = useLocation();
  const current = groups
    .flatMap(({ links }) =>
      links.flatMap(({ to, also = [] }) => [to, ...also].map((at) => ({ to, at }))),
    )
    .filter(({ at }) => pathname === at || pathname.startsWith(`${at}/`))
    .reduce((nearest, place) => (place.at.length > nearest.at.length ? place : nearest), {
      to: '',
      at: '',
    });
  return (
    <chakra.nav aria-label={label} display="flex" flexDirection="column" gap="4">
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title || undefined}>
          {group.title && (
            <GroupTitle collapsed={collapsed}>{collapsed ? '' : group.title}</GroupTitle>
          )}
          <chakra.ul
            m="0"
            p="0"
            listStyleType="none"
            display="flex"
            flexDirection="column"
            gap="0.5"
          >
            {group.links.map(({ title, to, icon: Icon }) => (
              <li key={to}>
                <MenuLink
                  to={to}
                  aria-current={to === current.to ? 'page' : undefined}
                  title={collapsed ? title : undefined}
                  aria-label={collapsed ? title : undefined}
                >
                  <Icon size={18} aria-hidden />
                  {collapsed ? null : title}
                </MenuLink>
              </li>
            ))}
          </chakra.ul>
        </section>
      ))}
    </chakra.nav>
  );
}

const GroupTitle = chakra('h2', {
  base: {
    px: '2.5',
    pb: '1.5',
    color: 'muted',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '16px',
  },
  variants: {
    collapsed: { true: { p: '0', mx: '2', mb: '1', borderTop: '1px solid', borderColor: 'line' } },
  },
});

const MenuLink = chakra(AppLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    h: '36px',
    px: '2.5',
    border: '1px solid transparent',
    borderRadius: 'lg',
    color: 'ink',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    '& > svg': { flexShrink: 0, color: 'muted' },
    _hover: { bg: 'softHover' },
    '&[aria-current=page]': {
      bg: 'surface',
      borderColor: 'line',
      color: 'primary',
      fontWeight: 'medium',
    },
    '&[aria-current=page] > svg': { color: 'primary' },
  },
});
