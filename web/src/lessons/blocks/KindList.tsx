// Which kind of block to add: found by words, chosen with the arrows and Enter, or clicked.
import { useId, useState, type KeyboardEvent } from 'react';
import { LibraryBig } from 'lucide-react';
import { Button, chakra, Input, Text } from '../../ui/index.ts';
import { blockKinds, kindsMeant } from './blockKinds.tsx';
import type { BlockType } from '../../__generated__/BlockView_block.graphql.ts';

export function KindList({
  kinds,
  onChoose,
  onLibrary,
  onClose,
}: {
  kinds: readonly BlockType[];
  onChoose: (type: BlockType) => void;
  /** In place of a new one some of the library. */
  onLibrary?: () => void;
  /** Left out where it stays. */
  onClose?: () => void;
}) {
  const id = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const found = kindsMeant(kinds, words);
  const at = Math.min(active, found.length - 1);
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const isTyped = words !== '' && (event.key === 'ArrowLeft' || event.key === 'ArrowRight');
    if (step !== undefined && !isTyped) {
      event.preventDefault();
      setActive((at + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const type = found[at];
      if (type !== undefined) onChoose(type);
    } else if (event.key === 'Escape' && onClose) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <Panel data-kinds>
      <Input
        aria-label="Какой блок добавить"
        placeholder="Какой блок добавить: текст, видео, файл…"
        // It narrows the list below, where the focus never goes.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded
        aria-controls={`${id}-kinds`}
        aria-activedescendant={found[at] && `${id}-${found[at]}`}
        autoComplete="off"
        {...(onClose && startsHere)}
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value.replace(/^\//, ''));
          setActive(0);
        }}
        onKeyDown={onKey}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <Kinds id={`${id}-kinds`} role="listbox" aria-label="Виды блоков">
        {found.map((type, index) => {
          const { label, hint, icon } = blockKinds[type];
          return (
            <Kind
              key={type}
              id={`${id}-${type}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(type)}
            >
              {icon}
              <span>
                <b>{label}</b>
                <small>{hint}</small>
              </span>
            </Kind>
          );
        })}
      </Kinds>
      {found.length === 0 && (
        <Text tone="muted" size="sm" p="2">
          Ничего не найдено
        </Text>
      )}
      {onLibrary && (
        <Button
          size="sm"
          variant="ghost"
          icon={<LibraryBig size={16} aria-hidden />}
          onClick={onLibrary}
        >
          Вставить из библиотеки…
        </Button>
      )}
    </Panel>
  );
}

const startsHere = { autoFocus: true };

const Panel = chakra('div', {
  base: {
    p: '3',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: 'surface',
    boxShadow: 'card',
  },
});

const Kinds = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
    gap: '1',
    mt: '2',
    maxH: '320px',
    overflowY: 'auto',
  },
});

const Kind = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    p: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'soft' },
    '&[aria-selected=true]': { bg: 'primarySoft' },
    '& svg': { flexShrink: 0, mt: '0.5', color: 'primary' },
    '& span': { minW: '0' },
    '& b': { display: 'block', fontWeight: 'medium' },
    '& small': { display: 'block', color: 'muted', fontSize: 'xs' },
  },
});
