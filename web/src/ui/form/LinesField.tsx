// A field for pasted lines: what is wrong with a line is said with its number, and leads to it.
import { useEffect, useRef } from 'react';
import { chakra } from '@chakra-ui/react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLatest } from '../behaviour/useLatest.ts';
import type { Rule } from '../format/validators.ts';
import { textWords } from './context.ts';
import { LongInput, type TextAreaProps } from './fields.tsx';
import { FieldFrame } from './frame.tsx';
import { useField } from './useField.ts';

export interface WrongLine {
  /** From 1, as a person counts. */
  number: number;
  /** What is wrong, beginning with a small letter or with the words that are wrong. */
  problem: string;
}

export type LinesFieldProps = Omit<TextAreaProps, 'check'> & {
  /** The lines that can't be taken, in their order. */
  wrongLines: (text: string) => readonly WrongLine[];
  /** What the server has against lines, by their text: it is told while they stand there, and they may be sent again. */
  refused?: ReadonlyMap<string, string>;
};

/** «Строка 7: …», also for what the server says of a line: the field takes the number out of it again. */
export const lineMessage = ({ number, problem }: WrongLine): string =>
  `Строка ${number}: ${problem}`;

export function LinesField({
  name,
  label,
  hint,
  required,
  rules = [],
  wrongLines,
  refused = nothing,
  ...native
}: LinesFieldProps) {
  const everyLine: Rule = (text) => {
    const [first] = wrongLines(text);
    return first ? lineMessage(first) : null;
  };
  const { field, error: fault } = useField<string>(name, {
    required,
    rules: [everyLine, ...rules],
    words: textWords(label),
  });
  const { ref: fieldRef, ...handlers } = field;
  const element = useRef<HTMLTextAreaElement>(null);
  const refusals = refusedIn(field.value, refused);
  const error = refusals[0] ? lineMessage(refusals[0]) : fault;
  const { control } = useFormContext();
  const { submitCount } = useFormState({ control });
  const atSubmit = useLatest(error);

  // Form puts the focus here when this field is the first that is wrong: the line is marked by then.
  useEffect(() => {
    const number = lineOf(atSubmit.current);
    if (submitCount > 0 && number !== null) markLine(element.current, number);
  }, [submitCount, atSubmit]);

  // The first is the field's own message.
  const others = error === null ? [] : [...refusals, ...wrongLines(field.value)].slice(1);
  return (
    <div>
      <FieldFrame label={label} hint={hint} required={required} error={error}>
        {(attributes) => (
          <LongInput
            {...native}
            {...attributes}
            {...handlers}
            ref={(input: HTMLTextAreaElement | null) => {
              element.current = input;
              fieldRef(input);
            }}
            spellCheck={false}
          />
        )}
      </FieldFrame>
      {others.length > 0 && (
        <Lines>
          {others.slice(0, shown).map((line) => (
            <li key={line.number}>
              <button
                type="button"
                onClick={() => {
                  markLine(element.current, line.number);
                  element.current?.focus();
                }}
              >
                {lineMessage(line)}
              </button>
            </li>
          ))}
          {others.length > shown && <li>И ещё строк с ошибками: {others.length - shown}</li>}
        </Lines>
      )}
    </div>
  );
}

const nothing: ReadonlyMap<string, string> = new Map();

const refusedIn = (text: string, refused: ReadonlyMap<string, string>): WrongLine[] =>
  text.split('\n').flatMap((line, index) => {
    const problem = refused.get(line.trim());
    return problem === undefined ? [] : [{ number: index + 1, problem }];
  });

/** So many mostly tell what is wrong with all. */
const shown = 5;

function lineOf(message: string | null): number | null {
  const [, number] = /^Строка (\d+):/.exec(message ?? '') ?? [];
  return number === undefined ? null : Number(number);
}

/** Selects a line, and scrolls the box so that it stands in the middle. */
function markLine(input: HTMLTextAreaElement | null, number: number): void {
  if (!input) return;
  const lines = input.value.split('\n');
  const start = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
  input.setSelectionRange(start, start + (lines[number - 1] ?? '').length);
  const lineHeight = input.scrollHeight / Math.max(1, lines.length);
  input.scrollTop = lineHeight * (number - 0.5) - input.clientHeight / 2;
}

const Lines = chakra('ul', {
  base: {
    m: '0',
    mt: '0.5',
    p: '0',
    listStyleType: 'none',
    color: 'danger',
    fontSize: 'xs',
    overflowWrap: 'anywhere',
    '& button': {
      p: '0',
      minH: '24px',
      border: 'none',
      bg: 'transparent',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      textDecoration: 'underline',
      textDecorationStyle: 'dotted',
      cursor: 'pointer',
    },
  },
});
