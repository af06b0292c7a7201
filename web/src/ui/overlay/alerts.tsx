// The stack of alerts in the corner, which disappear after a time unless hovered or focused.
import {
  createContext,
  Fragment,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { chakra, defineRecipe } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Download, Undo2, X } from 'lucide-react';
import { isTyping } from '../behaviour/isTyping.ts';
import { RouteLink } from '../text/link.tsx';
import { useDisplayTime } from './useDisplayTime.ts';

export type Alerts = {
  /** «Успешно» by default. */
  success: (text?: string) => void;
  /** «Данные успешно сохранены». */
  saved: () => void;
  /** «Произошла ошибка» by default. */
  error: (text?: string) => void;
  /** An action that can be undone for a while with `onUndo`. */
  withUndo: (text: string, onUndo: () => void) => void;
  /** An action with results elsewhere, with links to them; `onUndo` undoes it. */
  withLinks: (text: string, links: readonly AlertLink[], onUndo?: () => void) => void;
  /** A file that is ready for download. */
  withFile: (text: string, file: AlertFile) => void;
};

export type AlertFile = { url: string; fileName: string };

/** A link in this tab or a new one, or an action on the result. */
export type AlertLink =
  | { text: string; to: string; isAside?: boolean }
  | { text: string; onAction: () => void };

/** Display times in milliseconds. */
export const alertLife = { plain: 4000, undo: 5000, file: 10_000, links: 10_000 } as const;

/** Maximum number of links; the rest is counted. */
const mostLinks = 3;

const AlertsContext = createContext<Alerts | null>(null);

export function useAlerts(): Alerts {
  const alerts = use(AlertsContext);
  if (!alerts) throw new Error('useAlerts needs UiProvider above it');
  return alerts;
}

type Alert = {
  id: number;
  kind: 'success' | 'error';
  text: string;
  onUndo?: (() => void) | undefined;
  links?: readonly AlertLink[];
  file?: AlertFile;
};

export function AlertsProvider({ children }: { children: ReactNode }) {
  const [stack, setStack] = useState<readonly Alert[]>([]);
  const lastId = useRef(0);

  const alerts = useMemo((): Alerts => {
    const push = (alert: Omit<Alert, 'id'>) => {
      lastId.current += 1;
      const id = lastId.current;
      setStack((all) => [...all.slice(-4), { ...alert, id }]);
    };
    return {
      success: (text = 'Успешно') => push({ kind: 'success', text }),
      saved: () => push({ kind: 'success', text: 'Данные успешно сохранены' }),
      error: (text = 'Произошла ошибка') => push({ kind: 'error', text }),
      withUndo: (text, onUndo) => push({ kind: 'success', text, onUndo }),
      withLinks: (text, links, onUndo) => push({ kind: 'success', text, links, onUndo }),
      withFile: (text, file) => push({ kind: 'success', text, file }),
    };
  }, []);

  const remove = useCallback(
    (id: number) => setStack((all) => all.filter((alert) => alert.id !== id)),
    [],
  );

  useUndoKey(stack, remove);

  return (
    <AlertsContext value={alerts}>
      {children}
      {/* React Aria hides everything outside an open modal except elements with this attribute. */}
      <Stack data-react-aria-top-layer="true" aria-label="Уведомления">
        <output aria-live="polite" aria-relevant="additions">
          {stack.map((alert) => (
            <AlertCard key={alert.id} alert={alert} onGone={remove} />
          ))}
        </output>
      </Stack>
    </AlertsContext>
  );
}

/** Ctrl+Z undoes the last undoable alert; inside a text box it undoes typing. */
function useUndoKey(stack: readonly Alert[], remove: (id: number) => void) {
  const last = stack.findLast(({ onUndo }) => onUndo);
  useEffect(() => {
    if (!last) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // By physical key: the Russian layout has «я» there.
      const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.shiftKey || event.altKey || isTyping(event.target)) return;
      // A component with its own undo history has handled it.
      if (event.defaultPrevented) return;
      event.preventDefault();
      remove(last.id);
      last.onUndo?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [last, remove]);
}

function AlertCard({ alert, onGone }: { alert: Alert; onGone: (id: number) => void }) {
  const { id, kind, text, onUndo, file, links = [] } = alert;
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const onOver = useCallback(() => onGone(id), [id, onGone]);
  useDisplayTime(lifeOf(alert), isHovered || hasFocus, onOver);

  return (
    <Card
      kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {kind === 'error' ? (
        <CircleAlert size={18} aria-hidden />
      ) : (
        <CircleCheck size={18} aria-hidden />
      )}
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        {text}
        {links.slice(0, mostLinks).map((link, index) => (
          <Fragment key={'to' in link ? link.to : link.text}>
            {index === 0 ? ' ' : ', '}
            {'to' in link ? (
              <InText to={link.to} {...(link.isAside && { target: '_blank' })}>
                {link.text}
              </InText>
            ) : (
              <InTextButton type="button" onClick={link.onAction}>
                {link.text}
              </InTextButton>
            )}
          </Fragment>
        ))}
        {links.length > mostLinks && ` и ещё ${links.length - mostLinks}`}
      </chakra.span>
      {onUndo && (
        <Action
          type="button"
          title="Ctrl+Z"
          aria-keyshortcuts="Control+Z"
          onClick={() => {
            onGone(id);
            onUndo();
          }}
        >
          <Undo2 size={16} aria-hidden />
          Вернуть
        </Action>
      )}
      {file && (
        <ActionLink href={file.url} download={file.fileName}>
          <Download size={16} aria-hidden />
          Скачать
        </ActionLink>
      )}
      <Action type="button" aria-label="Закрыть уведомление" onClick={() => onGone(id)}>
        <X size={16} aria-hidden />
      </Action>
    </Card>
  );
}

function lifeOf({ onUndo, file, links = [] }: Alert): number {
  if (file) return alertLife.file;
  if (links.length > 0) return alertLife.links;
  return onUndo ? alertLife.undo : alertLife.plain;
}

const Stack = chakra('section', {
  base: {
    position: 'fixed',
    // On phones above the buttons of modals and the selection bar.
    bottom: { base: '20', md: '5' },
    right: { base: '3', md: '6' },
    left: { base: '3', md: 'auto' },
    zIndex: 'alert',
    pointerEvents: 'none',
    '& > output': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '2' },
  },
});

const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: { base: 'full', md: 'auto' },
    minW: { md: '280px' },
    maxW: '440px',
    minH: '48px',
    pl: '3.5',
    pr: '2',
    py: '2',
    borderRadius: 'lg',
    bg: 'inverse',
    color: 'onInverse',
    boxShadow: 'popover',
    pointerEvents: 'auto',
    animation: 'enter 200ms ease-out',
    '& > svg': { flexShrink: 0 },
  },
  variants: {
    kind: {
      success: { '& > svg': { color: 'onInverseSuccess' } },
      error: { '& > svg': { color: 'onInverseDanger' } },
    },
  },
});

const action = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: '32px',
    minW: '32px',
    justifyContent: 'center',
    px: '1.5',
    borderRadius: 'md',
    color: 'onInverseAccent',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { bg: 'inverseHover' },
    textDecoration: 'none',
    _focusVisible: { outlineColor: 'onInverseAccent', outlineOffset: '0' },
  },
});

const inText = defineRecipe({
  base: {
    color: 'onInverseAccent',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    _focusVisible: { outlineColor: 'onInverseAccent' },
  },
});

const InText = chakra(RouteLink, inText);
const InTextButton = chakra('button', inText);

const Action = chakra('button', action);
const ActionLink = chakra('a', action);
