// The editor of a cell: a text box or a select.
import { useEffect, useRef, type RefObject } from 'react';
import { chakra } from '../../ui/index.ts';
import type { CellKind } from './kinds.ts';

export function CellEditor({
  label,
  text,
  kind: { options, lines },
  onChange,
}: {
  label: string;
  text: string;
  kind: CellKind;
  /** `isDone` closes the editor. */
  onChange: (text: string, isDone: boolean) => void;
}) {
  if (options) {
    return (
      <Choice
        label={label}
        text={text}
        options={options}
        onChoose={(option) => onChange(option, true)}
      />
    );
  }
  const Typed = lines ? Lines : Line;
  return <Typed label={label} text={text} onChange={(typed) => onChange(typed, false)} />;
}

interface TypedText {
  label: string;
  text: string;
  onChange: (text: string) => void;
}

function Line({ label, text, onChange }: TypedText) {
  const box = useRef<HTMLInputElement>(null);
  useSelected(box);
  return (
    <Box
      ref={box}
      aria-label={label}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Enter ends the editing, as in every cell; Alt+Enter adds a line, as in spreadsheets. */
function Lines({ label, text, onChange }: TypedText) {
  const box = useRef<HTMLTextAreaElement>(null);
  useSelected(box);
  return (
    <LinesBox
      ref={box}
      aria-label={label}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        const { selectionStart, selectionEnd } = event.currentTarget;
        event.currentTarget.setRangeText('\n', selectionStart, selectionEnd, 'end');
        onChange(event.currentTarget.value);
      }}
    />
  );
}

/** Selects the content so that the key that opened the editor replaces it. */
function useSelected(box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, [box]);
}

/** Shows the options at once; a choice closes the editor. */
function Choice({
  label,
  text,
  options,
  onChoose,
}: {
  label: string;
  text: string;
  options: readonly string[];
  onChoose: (option: string) => void;
}) {
  const box = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    box.current?.focus();
    try {
      box.current?.showPicker();
    } catch {
      // Some browsers open the options only by their own key.
    }
  }, []);
  return (
    <chakra.select
      ref={box}
      css={boxStyle}
      aria-label={label}
      value={text}
      onChange={(event) => onChoose(event.target.value)}
    >
      {/* A pasted text that is not among the options. */}
      {!options.includes(text) && <option value={text}>{text}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {option === '' ? '—' : option}
        </option>
      ))}
    </chakra.select>
  );
}

const boxStyle = {
  w: 'full',
  h: 'full',
  px: '2',
  border: 'none',
  outline: '2px solid {colors.primary}',
  outlineOffset: '-2px',
  bg: 'surface',
  color: 'ink',
  fontSize: 'md',
} as const;

const Box = chakra('input', { base: boxStyle });

const LinesBox = chakra('textarea', {
  base: { ...boxStyle, h: '32', minW: 'xs', py: '2', resize: 'none', boxShadow: 'popover' },
});
