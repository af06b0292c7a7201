// A list of types to pick from, for example which block to add: searchable, with arrow keys, Enter or a click.
import { folded } from '@kafedra/common/words';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { chakra, Input, Text } from '../../ui/index.ts';

export interface Kind {
  label: string;
  hint: string;
  icon: ReactNode;
  /** Further words that the search matches. */
  also: string;
}

export function KindList<Type extends string>({
  label,
  placeholder,
  all,
  kinds,
  onChoose,
  onClose,
  children,
}: {
  /** «Какой блок добавить» */
  label: string;
  placeholder: string;
  /** «Виды блоков» */
  all: string;
  /** In display order. */
  kinds: readonly (readonly [Type, Kind])[];
  onChoose: (type: Type) => void;
  /** Left out when the list has no close button. */
  onClose?: () => void;
  /** Shown below the list: other ways to add something. */
  children?: ReactNode;
}) {
  const id = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const found = meant(kinds, words);
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
      const chosen = found[at];
      if (chosen !== undefined) onChoose(chosen[0]);
    } else if (event.key === 'Escape' && onClose) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <Panel data-kinds>
      <Input
        aria-label={label}
        placeholder={placeholder}
        // The box filters the list below, which never takes the focus.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded
        aria-controls={`${id}-kinds`}
        aria-activedescendant={found[at] && `${id}-${found[at][0]}`}
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
      <Kinds id={`${id}-kinds`} role="listbox" aria-label={all}>
        {found.map(([type, kind], index) => (
          <Choice
            key={type}
            id={`${id}-${type}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            aria-selected={index === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(type)}
          >
            {kind.icon}
            <span>
              <b>{kind.label}</b>
              <small>{kind.hint}</small>
            </span>
          </Choice>
        ))}
      </Kinds>
      {found.length === 0 && (
        <Text tone="muted" size="sm" p="2">
          Ничего не найдено
        </Text>
      )}
      {children}
    </Panel>
  );
}

/** The types that match the words. */
function meant<Type extends string>(kinds: readonly (readonly [Type, Kind])[], words: string) {
  const query = folded(words.trim());
  return kinds.filter(([, { label, hint, also }]) =>
    folded(`${label} ${hint} ${also}`).includes(query),
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

const Choice = chakra('div', {
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
