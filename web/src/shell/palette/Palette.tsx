// The command palette: finds areas, create commands and records by typing. A combobox with a list, after the ARIA
// Authoring Practices; neither select nor datalist can be that.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useNavigate } from 'react-router';
import { findCommandResults, permittedCreations } from './commands.ts';
import type { Permission } from '../../kit/pages/Admin.ts';
import { requestCreation } from '../../kit/pages/creation.ts';
import { chakra, Input, Modal, Text } from '../../ui/index.ts';
import { permittedAreas } from '../menu/areas.ts';
import { entriesFor, type Entry } from './entries.ts';
import { addRecent, recentRecords } from './recent.ts';
import { useCommandSearch } from './useCommandSearch.ts';

export interface PaletteProps {
  /** The company's code in addresses. */
  code: string;
  permissions: readonly Permission[];
  onClose: () => void;
}

export function Palette({ code, permissions, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const text = typed.trim();
  const find = useCallback(
    (search: string) =>
      findCommandResults(code, search, (permission) => permissions.includes(permission)),
    [code, permissions],
  );
  const found = useCommandSearch(text, find);
  const groups = entriesFor({
    text,
    recent: recentRecords(code),
    areas: permittedAreas(permissions),
    creations: permittedCreations((permission) => permissions.includes(permission)),
    found: found.groups,
  });
  const entries = groups.flatMap((group) => group.entries);
  const active = Math.min(place, entries.length - 1);
  const optionId = (index: number) => `${listId}-${String(index)}`;

  // Focused before the dialog moves the focus elsewhere, so that text typed early arrives here.
  useLayoutEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  });

  const choose = ({ label, note, path, isCreation }: Entry) => {
    const to = `/${code}/${path}`;
    onClose();
    if (isCreation) requestCreation(to);
    else addRecent(code, { label, path, ...(note !== undefined && { note }) });
    void navigate(to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = entries;
    if (event.key === 'ArrowDown' && length > 0) setPlace((active + 1) % length);
    else if (event.key === 'ArrowUp' && length > 0) setPlace((active - 1 + length) % length);
    else if (event.key === 'Enter') {
      const entry = entries[active];
      if (entry) choose(entry);
    } else return;
    event.preventDefault();
  };

  return (
    <Modal title="Поиск и команды" size="narrow">
      <chakra.div px="6" pb="3">
        <Input
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-label="Раздел, действие, человек, курс, урок"
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={active === -1 ? undefined : optionId(active)}
          placeholder="Раздел, действие, человек, курс, урок"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
        />
      </chakra.div>
      <Options
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Что найдено"
        aria-busy={found.status === 'searching'}
      >
        {groups.map(({ title, entries: those }) => (
          <div key={title} role="group" aria-label={title}>
            <div className="title" aria-hidden>
              {title}
            </div>
            {those.map((entry) => {
              const at = entries.indexOf(entry);
              const Icon = entry.icon;
              return (
                // Keyboard handling is in the input, which keeps the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={`${title} ${entry.path} ${entry.label}`}
                  id={optionId(at)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  data-active={at === active || undefined}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(entry)}
                >
                  <Icon size={16} aria-hidden />
                  <span className="words">{entry.label}</span>
                  {entry.note && <span className="note">{entry.note}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </Options>
      <chakra.output display="block" px="6" py="2.5" minH="42px" aria-live="polite">
        <Text size="sm" tone="muted">
          {wordsOf(found.status, entries.length)}
        </Text>
      </chakra.output>
    </Modal>
  );
}

function wordsOf(status: 'searching' | 'found' | 'failed', count: number): string {
  if (status === 'searching') return 'Ищем…';
  if (status === 'failed') return 'Поиск не удался. Попробуйте ещё раз.';
  return count === 0 ? 'Ничего не найдено' : '↑ ↓ — выбрать, Enter — открыть';
}

const Options = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    h: { sm: '360px' },
    overflowY: 'auto',
    px: '4',
    borderTop: '1px solid',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& .title': { px: '2', pt: '3', pb: '1', color: 'muted', fontSize: 'xs', fontWeight: 'medium' },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '36px',
      px: '2',
      borderRadius: 'md',
      cursor: 'pointer',
    },
    '& [role=option] > svg': { flexShrink: 0, color: 'muted' },
    '& [role=option]:hover': { bg: 'soft' },
    '& [data-active]': { bg: 'primarySoft' },
    '& .words': { flex: '1 1 auto', minW: '0', truncate: true },
    '& .note': { flex: '0 1 auto', minW: '0', truncate: true, color: 'muted', fontSize: 'sm' },
  },
});
