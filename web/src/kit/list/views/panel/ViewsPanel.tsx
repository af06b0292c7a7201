// The panel of a list's saved views: own and shared ones, and actions on the open one.
import type { ReactNode } from 'react';
import {
  Bookmark,
  Check,
  Link2,
  Pencil,
  Pin,
  PinOff,
  Plus,
  RotateCcw,
  Save,
  Trash2,
} from 'lucide-react';
import { useLocation } from 'react-router';
import { Box, Button, chakra, RouteLink, VisuallyHidden } from '../../../../ui/index.ts';
import { noView, searchOf, withView } from '../cachedViews.ts';
import { cacheView } from './cacheView.ts';
import { useViewActions } from './useViewActions.tsx';
import { useViews, type ListedView } from './useViews.ts';
import type { ViewedList } from '../ViewsButton.tsx';

export function ViewsPanel({
  tableId,
  list,
  isChanged,
  close,
}: {
  tableId: string;
  list: ViewedList;
  isChanged: boolean;
  close: () => void;
}) {
  const { open } = list;
  const { place, saved, defaultView } = open;
  const { companyId, views } = useViews(open);
  const actions = useViewActions({ companyId, tableId, list });
  const { pathname } = useLocation();
  const current = views.find(({ databaseId }) => databaseId === saved);
  const then = (act: () => unknown) => () => {
    close();
    void act();
  };
  const line = (view: ListedView) => (
    <ViewLine
      key={view.id}
      to={pathname + searchOf(view)}
      name={view.name}
      notes={[
        view.own && view.shared && 'виден всем',
        view.databaseId === defaultView?.databaseId && 'открывается первым',
      ]}
      isOpen={view === current}
      onOpen={() => {
        cacheView(place.code, view);
        close();
      }}
    />
  );
  const own = views.filter((view) => view.own);
  const others = views.filter((view) => !view.own);
  return (
    <Box mx="-2" minW="240px">
      <Lists>
        <ul>
          <ViewLine
            to={defaultView ? pathname + withView(noView, '') : pathname}
            name="Обычный вид"
            notes={[]}
            isOpen={current === undefined}
            onOpen={close}
          />
        </ul>
        {own.length > 0 && (
          <>
            <Heading id={headings.own}>Мои виды</Heading>
            <ul aria-labelledby={headings.own}>{own.map(line)}</ul>
          </>
        )}
        {others.length > 0 && (
          <>
            <Heading id={headings.shared}>Общие виды</Heading>
            <ul aria-labelledby={headings.shared}>{others.map(line)}</ul>
          </>
        )}
      </Lists>
      <Actions>
        {current && isChanged && (
          <>
            {current.may.update && (
              <Act icon={<Save />} onClick={then(() => actions.save(current))}>
                Сохранить изменения
              </Act>
            )}
            <Act icon={<RotateCcw />} onClick={then(() => actions.takeBack(current))}>
              Вернуть как было
            </Act>
          </>
        )}
        <Act icon={<Plus />} onClick={then(actions.create)}>
          Сохранить как новый вид…
        </Act>
        {current && (
          <>
            <Act
              icon={current.databaseId === defaultView?.databaseId ? <PinOff /> : <Pin />}
              onClick={then(() => actions.openFirst(current))}
            >
              {current.databaseId === defaultView?.databaseId
                ? 'Не открывать первым'
                : 'Открывать первым'}
            </Act>
            <Act icon={<Link2 />} onClick={then(() => actions.copyLink(current))}>
              Скопировать ссылку
            </Act>
            {current.may.update && (
              <Act icon={<Pencil />} onClick={then(() => actions.edit(current))}>
                Изменить вид…
              </Act>
            )}
            {current.may.delete && (
              <Act icon={<Trash2 />} onClick={then(() => actions.remove(current))}>
                Удалить вид
              </Act>
            )}
          </>
        )}
      </Actions>
    </Box>
  );
}

const headings = { own: 'own-views', shared: 'shared-views' } as const;

function ViewLine({
  to,
  name,
  notes,
  isOpen,
  onOpen,
}: {
  to: string;
  name: string;
  notes: readonly (string | false)[];
  isOpen: boolean;
  onOpen: () => void;
}) {
  const noteText = notes.filter((note) => note !== false).join(', ');
  return (
    <li>
      <Line to={to} aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
        <Bookmark aria-hidden />
        <chakra.span flex="1" minW="0">
          {name}
          {noteText && (
            <chakra.span display="block" color="muted" fontSize="xs">
              <VisuallyHidden>, </VisuallyHidden>
              {noteText}
            </chakra.span>
          )}
        </chakra.span>
        {isOpen && <Check aria-hidden />}
      </Line>
    </li>
  );
}

function Act({
  icon,
  onClick,
  children,
}: {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button variant="ghost" size="sm" full icon={icon} onClick={onClick}>
      {children}
    </Button>
  );
}

const Lists = chakra('nav', {
  base: {
    maxH: '40dvh',
    overflowY: 'auto',
    '& ul': { m: '0', p: '0', listStyleType: 'none' },
    '& li': { overflowWrap: 'anywhere' },
  },
});

const Heading = chakra('h2', {
  base: { px: '2.5', pt: '2', pb: '1', color: 'muted', fontSize: 'xs', fontWeight: 'medium' },
});

const Line = chakra(RouteLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '2.5',
    py: '1.5',
    borderRadius: 'md',
    _hover: { bg: 'soft' },
    '& > svg': { boxSize: '16px', flexShrink: 0, color: 'muted' },
    '&[aria-current] > svg:last-child': { color: 'primary' },
  },
});

const Actions = chakra('div', {
  base: {
    mt: '1',
    pt: '1',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > button': { justifyContent: 'flex-start' },
  },
});
