// The grouped links of the menu, as icons when collapsed. Rare links are folded, pinned links are at the top.
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronDown, ChevronRight, Pin, PinOff, type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { AppLink } from '../../kit/pages/AppLink.tsx';
import { readSetting, writeSetting } from '../../kit/network/settings.ts';
import { chakra } from '../../ui/index.ts';
import type { MenuPins } from './menuPins.ts';

export interface MenuGroup {
  /** Empty for the links above all groups. */
  title: string;
  links: readonly MenuEntry[];
}

interface MenuEntry {
  title: string;
  to: string;
  /** Pages at other addresses that also belong to it. */
  otherPaths?: readonly string[];
  icon: LucideIcon;
  isRare?: boolean;
}

export function MenuLinks({
  label,
  groups,
  collapsed,
  pins,
}: {
  label: string;
  groups: readonly MenuGroup[];
  collapsed: boolean;
  /** Left out where links can't be pinned. */
  pins?: MenuPins;
}) {
  const current = useCurrent(groups);
  const entry = (link: MenuEntry) => (
    <Entry
      key={link.to}
      link={link}
      isCurrent={link.to === current}
      collapsed={collapsed}
      pins={pins}
    />
  );
  return (
    <chakra.nav aria-label={label} display="flex" flexDirection="column" gap="4">
      {withPinned(groups, pins?.pinned ?? []).map(({ title, links }) => {
        const rare = links.filter((link) => link.isRare);
        const folds = rare.length > 1;
        return (
          <section key={title} aria-label={title || undefined}>
            {title && <GroupTitle collapsed={collapsed}>{collapsed ? '' : title}</GroupTitle>}
            <List>
              {links.filter((link) => !folds || !link.isRare).map(entry)}
              {folds && (
                <Fold
                  title={title}
                  collapsed={collapsed}
                  holdsCurrent={rare.some(({ to }) => to === current)}
                >
                  {rare.map(entry)}
                </Fold>
              )}
            </List>
          </section>
        );
      })}
    </chakra.nav>
  );
}

/** The link to the current page or its closest ancestor. */
function useCurrent(groups: readonly MenuGroup[]): string {
  const { pathname } = useLocation();
  return groups
    .flatMap(({ links }) =>
      links.flatMap(({ to, otherPaths = [] }) => [to, ...otherPaths].map((at) => ({ to, at }))),
    )
    .filter(({ at }) => pathname === at || pathname.startsWith(`${at}/`))
    .reduce((nearest, place) => (place.at.length > nearest.at.length ? place : nearest), {
      to: '',
      at: '',
    }).to;
}

/** Moves pinned links from their groups into a separate group near the top. */
function withPinned(groups: readonly MenuGroup[], pinned: readonly string[]): readonly MenuGroup[] {
  const links = groups.flatMap((group) => group.links);
  const atTop = pinned.flatMap((to) => links.filter((link) => link.to === to));
  const rest = groups.map(({ title, links: those }) => ({
    title,
    links: those.filter((link) => !atTop.includes(link)),
  }));
  const top = rest.filter(({ title }) => title === '');
  const pinnedGroup = {
    title: 'Закреплённые',
    links: atTop.map((link) => ({ ...link, isRare: false })),
  };
  return [...top, pinnedGroup, ...rest.filter(({ title }) => title !== '')].filter(
    (group) => group.links.length > 0,
  );
}

function Entry({
  link: { title, to, icon: Icon },
  isCurrent,
  collapsed,
  pins,
}: {
  link: MenuEntry;
  isCurrent: boolean;
  collapsed: boolean;
  pins: MenuPins | undefined;
}) {
  const isPinned = pins?.pinned.includes(to) ?? false;
  const words = isPinned ? `Открепить «${title}»` : `Закрепить «${title}» наверху`;
  const item = useRef<HTMLLIElement>(null);
  // Each link is one tab stop; arrow keys move to its pin button.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') item.current?.querySelector('button')?.focus();
    if (key === 'ArrowLeft') item.current?.querySelector('a')?.focus();
  };
  return (
    <Item ref={item} onKeyDown={onKeyDown}>
      <MenuLink
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        title={collapsed ? title : undefined}
        aria-label={collapsed ? title : undefined}
      >
        <Icon size={18} aria-hidden />
        {collapsed ? null : title}
      </MenuLink>
      {pins && !collapsed && (
        <PinButton
          type="button"
          tabIndex={-1}
          title={words}
          aria-label={words}
          onClick={() => pins.toggle(to)}
        >
          {isPinned ? <PinOff size={14} aria-hidden /> : <Pin size={14} aria-hidden />}
        </PinButton>
      )}
    </Item>
  );
}

/** Stays as the user left it, but is open when it contains the current page. */
function Fold({
  title,
  collapsed,
  holdsCurrent,
  children,
}: {
  title: string;
  collapsed: boolean;
  holdsCurrent: boolean;
  children: ReactNode;
}) {
  const [unfolded, setUnfolded] = useState(() => unfoldedGroups().includes(title));
  const isOpen = unfolded || holdsCurrent;
  const toggle = () => {
    const others = unfoldedGroups().filter((each) => each !== title);
    const next = unfolded ? others : [...others, title];
    writeSetting('menu_unfolded', next.length === 0 ? null : next.join());
    setUnfolded(!unfolded);
  };
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      {!holdsCurrent && (
        <li>
          <FoldButton
            type="button"
            aria-expanded={isOpen}
            aria-label={`Ещё в разделе «${title}»`}
            title={collapsed ? `Ещё в разделе «${title}»` : undefined}
            onClick={toggle}
          >
            <Icon size={18} aria-hidden />
            {collapsed ? null : 'Ещё'}
          </FoldButton>
        </li>
      )}
      {isOpen && children}
    </>
  );
}

function unfoldedGroups(): readonly string[] {
  return (readSetting('menu_unfolded') ?? '').split(',').filter((title) => title !== '');
}

const List = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
  },
});

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

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  w: 'full',
  h: '36px',
  px: '2.5',
  border: '1px solid transparent',
  borderRadius: 'lg',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '& > svg': { flexShrink: 0, color: 'muted' },
  _hover: { bg: 'softHover' },
};

const FoldButton = chakra('button', { base: { ...line, color: 'muted', cursor: 'pointer' } });

const Item = chakra('li', {
  base: {
    position: 'relative',
    '& > button': { opacity: 0 },
    '&:hover > button, &:focus-within > button': { opacity: 1 },
    // Always visible on devices without hover.
    '@media (hover: none)': { '& > button': { opacity: 1 } },
  },
});

const PinButton = chakra('button', {
  base: {
    position: 'absolute',
    insetY: '0',
    insetEnd: '1',
    display: 'grid',
    placeItems: 'center',
    my: 'auto',
    boxSize: '28px',
    borderRadius: 'md',
    color: 'muted',
    bg: 'surface',
    cursor: 'pointer',
    _hover: { color: 'ink' },
  },
});

const MenuLink = chakra(AppLink, {
  base: {
    ...line,
    color: 'ink',
    '&[aria-current=page]': {
      bg: 'surface',
      borderColor: 'line',
      color: 'primary',
      fontWeight: 'medium',
    },
    '&[aria-current=page] > svg': { color: 'primary' },
  },
});
