// A debounced text or number input for filters.
import { useEffect, useRef, useState } from 'react';
import { FieldFrame, Input } from '../../ui/index.ts';

/** Milliseconds after the last key. */
const pause = 400;

/** Whole numbers that a double represents exactly. */
export const wholeNumbers = /^-?\d{1,15}$/;

/** Reports the value after a short pause; for numbers only valid ones. */
export function DebouncedInput({
  label,
  value,
  onChange,
  placeholder,
  numbers,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  numbers?: RegExp;
}) {
  const [typed, setTyped] = useState(value);
  const lastValue = useRef(value);
  const text = numbers ? typed.replaceAll(/\s/g, '') : typed.trim();
  const isWrong = numbers !== undefined && text !== '' && !numbers.test(text);

  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (isWrong || text === lastValue.current) return;
    const timer = setTimeout(() => {
      lastValue.current = text;
      onChange(text);
    }, pause);
    return () => clearTimeout(timer);
  });

  return (
    <FieldFrame label={label} error={isWrong ? 'Введите целое число' : null}>
      {(control) => (
        <Input
          {...control}
          inputMode={numbers && 'numeric'}
          placeholder={placeholder}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
