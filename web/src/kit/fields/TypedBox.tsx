// What a list is asked for by typing: words, or a number.
import { useEffect, useRef, useState } from 'react';
import { FieldFrame, Input } from '../../ui/index.ts';

/** Milliseconds after the last key. */
const pause = 400;

/** Tells what was typed after a short pause; of numbers only whole ones. */
export function TypedBox({
  label,
  value,
  onChange,
  placeholder,
  isNumber = false,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  isNumber?: boolean;
}) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const text = typed.trim();
  const isWrong = isNumber && text !== '' && !/^-?\d{1,15}$/.test(text);

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (isWrong || text === told.current) return;
    const timer = setTimeout(() => {
      told.current = text;
      onChange(text);
    }, pause);
    return () => clearTimeout(timer);
  });

  return (
    <FieldFrame label={label} error={isWrong ? 'Введите целое число' : null}>
      {(control) => (
        <Input
          {...control}
          inputMode={isNumber ? 'numeric' : undefined}
          placeholder={placeholder}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
