// A text area for pasted lines; an error names its line and selects it on click.
import { useEffect, useRef } from 'react';
import { chakra } from '@chakra-ui/react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLatest } from '../behaviour/useLatest.ts';
import type { Rule } from '../format/validators.ts';
import { textDisplay } from './context.ts';
import { LongInput, type TextAreaProps } from './fields.tsx';
import { FieldFrame } from './frame.tsx';
import { useField } from './useField.ts';

export interface WrongLine {
  /** From 1. */
  number: number;
  /** The error, starting in lower case or with the invalid text. */
  problem: string;
}

export type LinesFieldProps = Omit<TextAreaProps, 'check'> & {
  /** The invalid lines, in order. */
  wrongLines: (text: string) => readonly WrongLine[];
  /**
   * The server's errors by line text: shown while the line exists, without blocking another submit.
   */
  refused?: ReadonlyMap<string, string>;
};

/**
 * «Строка 7: …»; also the format of the server's errors, from which the field parses the number.
 */
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
    words: textDisplay(label),
  });
  const { ref: fieldRef, ...handlers } = field;
  const element = useRef<HTMLTextAreaElement>(null);
  const refusals = refusedIn(field.value, refused);
  const error = refusals[0] ? lineMessage(refusals[0]) : fault;
  const { control } = useFormContext();
  const { submitCount } = useFormState({ control });
  const atSubmit = useLatest(error);

  // Runs after Form has focused the first invalid field, and selects the line.
  useEffect(() => {
    const number = lineOf(atSubmit.current);
    if (submitCount > 0 && number !== null) markLine(element.current, number);
  }, [submitCount, atSubmit]);

  // The first error is shown as the field's own message.
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

/** Maximum number of errors shown; more usually have one cause. */
const shown = 5;

function lineOf(message: string | null): number | null {
  const [, number] = /^Строка (\d+):/.exec(message ?? '') ?? [];
  return number === undefined ? null : Number(number);
}

/** Selects a line and scrolls it to the middle. */
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
