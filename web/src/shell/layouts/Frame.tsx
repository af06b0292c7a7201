// The frame of the back office: menu column (a drawer on narrow screens), top bar, page.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronsLeft, ChevronsRight, Menu as MenuIcon, X } from 'lucide-react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { chakra, IconButton } from '../../ui/index.ts';
import { readSetting, writeSetting } from '../../kit/network/settings.ts';
import { Shortcuts } from '../Shortcuts.tsx';

export interface FrameProps {
  /** Above the menu: the company or the user's area. */
  head: (place: 'column' | 'collapsed column' | 'drawer') => ReactNode;
  menu: (collapsed: boolean) => ReactNode;
  /** The top bar after the drawer's button. */
  bar: ReactNode;
  /** Between top bar and page: a notice for every page. */
  notice?: ReactNode;
  /** In a corner over the page. */
  dock?: ReactNode;
  /** Replaces any page. */
  replacement?: ReactNode;
}

export function Frame({ head, menu, bar, notice, dock, replacement }: FrameProps) {
  const [collapsed, setCollapsed] = useState(() => readSetting('menu_collapsed') === '1');
  const { key } = useLocation();
  const toggle = () => {
    writeSetting('menu_collapsed', collapsed ? null : '1');
    setCollapsed(!collapsed);
  };
  return (
    <chakra.div display="flex" minH="100dvh" alignItems="stretch">
      <SkipLink href="#page">К содержанию страницы</SkipLink>
      <Column collapsed={collapsed}>
        <ColumnHead>{head(collapsed ? 'collapsed column' : 'column')}</ColumnHead>
        <ColumnBody>{menu(collapsed)}</ColumnBody>
        <chakra.div p="2" borderTop="1px solid" borderColor="line">
          <IconButton
            size="sm"
            icon={collapsed ? <ChevronsRight /> : <ChevronsLeft />}
            label={collapsed ? 'Сделать меню широким' : 'Сделать меню узким'}
            aria-expanded={!collapsed}
            onClick={toggle}
          />
        </chakra.div>
      </Column>
      <chakra.div flex="1" minW="0" display="flex" flexDirection="column">
        <Bar>
          {/* Navigation closes the drawer. */}
          <Drawer key={key} head={head('drawer')} menu={menu(false)} />
          {bar}
        </Bar>
        {notice}
        <PageArea>{replacement || <Outlet />}</PageArea>
      </chakra.div>
      {dock}
      <Shortcuts />
    </chakra.div>
  );
}

/**
 * The page's content. It takes the focus on navigation, so that keyboard and screen reader users start there.
 */
function PageArea({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const area = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    area.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <chakra.main
      id="page"
      ref={area}
      tabIndex={-1}
      flex="1"
      minW="0"
      display="flex"
      flexDirection="column"
      outline="none"
    >
      <Progress aria-hidden data-loading={state === 'loading' || undefined} />
      {children}
    </chakra.main>
  );
}

/** The menu on narrow screens: a native modal dialog, which traps the focus and closes on Esc. */
function Drawer({ head, menu }: { head: ReactNode; menu: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <chakra.div display={{ base: 'block', md: 'none' }}>
      <IconButton
        icon={<MenuIcon />}
        label="Открыть меню"
        onClick={() => dialog.current?.showModal()}
      />
      <Sheet
        ref={dialog}
        aria-label="Меню"
        onClick={(event) => {
          // A click outside the sheet has the dialog itself as target.
          if (event.target === event.currentTarget) dialog.current?.close();
        }}
      >
        <chakra.div display="flex" flexDirection="column" minH="full">
          <ColumnHead>
            <chakra.div flex="1" minW="0">
              {head}
            </chakra.div>
            <IconButton icon={<X />} label="Закрыть меню" onClick={() => dialog.current?.close()} />
          </ColumnHead>
          <ColumnBody>{menu}</ColumnBody>
        </chakra.div>
      </Sheet>
    </chakra.div>
  );
}

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'alert',
    px: '4',
    py: '2',
    borderRadius: 'lg',
    bg: 'primary',
    color: 'onPrimary',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

const Column = chakra('aside', {
  base: {
    position: 'sticky',
    top: '0',
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    flexShrink: 0,
    h: '100dvh',
    bg: 'soft',
    borderRight: '1px solid',
    borderColor: 'line',
    transition: 'width 200ms',
  },
  variants: { collapsed: { true: { w: '61px' }, false: { w: '248px' } } },
});

const ColumnHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    h: '56px',
    px: '2',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});

const ColumnBody = chakra('div', { base: { flex: '1', overflowY: 'auto', p: '2', pt: '3' } });

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: '56px',
    flexShrink: 0,
    px: { base: '2', md: '4' },
    bg: 'surface',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});

const Sheet = chakra('dialog', {
  base: {
    m: '0',
    p: '0',
    w: 'min(300px, 86vw)',
    maxW: 'none',
    h: '100dvh',
    maxH: 'none',
    border: 'none',
    bg: 'soft',
    color: 'ink',
    '&::backdrop': { bg: 'scrim' },
    '&[open]': { animation: 'fade 200ms ease-out' },
  },
});

// Hidden during short waits. Always in the DOM: inserting it would recalculate the styles of the whole page during a
// navigation.
const Progress = chakra('div', {
  base: {
    '&:not([data-loading])': { display: 'none' },
    position: 'fixed',
    top: '0',
    left: '0',
    zIndex: 'alert',
    h: '3px',
    w: '40%',
    bg: 'primary',
    animation: 'slide 1200ms ease-in-out 300ms infinite backwards',
  },
});
