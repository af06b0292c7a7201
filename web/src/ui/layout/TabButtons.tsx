// Tabs without routes, as in a dialog, with arrow keys after the ARIA tabs pattern.
import { useRef, type KeyboardEvent } from 'react';
import { chakra } from '@chakra-ui/react';

export type TabButtonsProps<Id extends string> = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  /** The id of the active tab. */
  current: Id;
  onChange: (id: Id) => void;
};

export function TabButtons<Id extends string>({
  label,
  tabs,
  current,
  onChange,
}: TabButtonsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === current);
    const next = (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onChange(tab.id);
    (row.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <Row ref={row} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          aria-selected={tab.id === current}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    gap: '6',
    overflowX: 'auto',
    mb: '-1px',
    scrollbarWidth: 'none',
    '& > button': {
      py: '2.5',
      color: 'muted',
      whiteSpace: 'nowrap',
      borderBottom: '2px solid transparent',
      cursor: 'pointer',
    },
    '& > button:hover': { color: 'ink' },
    '& > button:focus-visible': { outlineOffset: '-2px' },
    '& > button[aria-selected=true]': {
      color: 'primary',
      fontWeight: 'medium',
      borderBottomColor: 'primary',
    },
  },
});
