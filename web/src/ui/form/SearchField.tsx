// The search box of a list: debounced, cleared by its button or Esc.
import { useEffect, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { IconButton } from '../text/Button.tsx';
import { Input } from './frame.tsx';

export type SearchFieldProps = {
  /** Accessible name. */
  label: string;
  placeholder?: string;
  /**
   * The list's current search; a change from outside, such as clearing the filter, updates the box.
   */
  value: string;
  onChange: (value: string) => void;
  /** Milliseconds after the last key. */
  delay?: number;
};

export function SearchField({
  label,
  placeholder = 'Поиск',
  value,
  onChange,
  delay = 150,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  const send = (text: string) => {
    sent.current = text.trim();
    onChange(text.trim());
  };

  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => send(typed), delay);
    return () => clearTimeout(timer);
  });

  const clear = () => {
    setTyped('');
    send('');
    input.current?.focus();
  };

  return (
    <Place>
      <chakra.span
        position="absolute"
        left="3"
        top="0"
        bottom="0"
        display="flex"
        alignItems="center"
        pointerEvents="none"
      >
        <Search size={16} aria-hidden />
      </chakra.span>
      <Input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        aria-keyshortcuts="/"
        data-search-field
        placeholder={placeholder}
        value={typed}
        pl="9"
        pr="9"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // Enter must not submit a surrounding form.
            event.preventDefault();
            send(typed);
          }
          if (event.key === 'Escape' && typed !== '') {
            event.stopPropagation();
            clear();
          }
        }}
      />
      {typed !== '' && (
        <chakra.span position="absolute" right="0.5" top="0.5">
          <IconButton size="sm" label="Очистить поиск" icon={<X />} onClick={clear} />
        </chakra.span>
      )}
    </Place>
  );
}

const Place = chakra('search', {
  base: {
    display: 'block',
    position: 'relative',
    w: { base: 'full', md: '280px' },
    // At most as wide as its container.
    maxW: 'full',
    color: 'muted',
  },
});
