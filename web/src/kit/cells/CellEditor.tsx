// What a cell is typed into, or chosen in.
import { useEffect, useRef } from 'react';
import { chakra } from '../../ui/index.ts';

export function CellEditor({
  label,
  text,
  options,
  onChange,
}: {
  label: string;
  text: string;
  options: readonly string[] | undefined;
  /** `isDone` closes it. */
  onChange: (text: string, isDone: boolean) => void;
}) {
  return options ? (
    <Choice
      label={label}
      text={text}
      options={options}
      onChoose={(option) => onChange(option, true)}
    />
  ) : (
    <Text label={label} text={text} onChange={(typed) => onChange(typed, false)} />
  );
}

function Text({
  label,
  text,
  onChange,
}: {
  label: string;
  text: string;
  onChange: (text: string) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  // The key that opened it takes the place of what stands there.
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <Box
      ref={box}
      aria-label={label}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Whatever is chosen is meant: the options are shown at once, and one of them closes it. */
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
      // Some browsers open it only by its own key.
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
      {/* What was pasted and is none of these. */}
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
