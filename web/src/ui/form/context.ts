// What the parts of a form know about it beside React Hook Form's own context.
import { createContext, useEffect } from 'react';

export type FormState = {
  isSubmitting: boolean;
  /** The last submit went through and nothing changed since. */
  isDone: boolean;
  /** It did not, and what was changed is not saved yet. */
  hasFailed: boolean;
};

export const FormStateContext = createContext<FormState | null>(null);

/** How the value of a field is told to a person, where two people have changed it. */
export type FieldWords<Value> = {
  label: string;
} & (
  | { show: (value: Value) => string; each?: never }
  /** A set, whose order means nothing: each of its members is told by itself. */
  | {
      each: (member: Value extends readonly (infer Member)[] ? Member : never) => string;
      show?: never;
    }
);

/** Of a field whose values only the field itself knows. */
export type AnyWords = FieldWords<never>;

interface Described {
  words: AnyWords;
  isOnScreen: boolean;
}

/** The fields of forms, by the form's `control`. Those that have left the screen are still told about. */
const described = new WeakMap<object, Map<string, Described>>();

export function isOnScreen(control: object, name: string): boolean {
  return described.get(control)?.get(name)?.isOnScreen ?? false;
}

/** What a form's field is called, and how its values are; nothing of a field that was never on the screen. */
export function wordsOf(control: object, name: string): AnyWords | null {
  return described.get(control)?.get(name)?.words ?? null;
}

/** Of a field on the screen. */
export function useFieldOnScreen<Value>(
  control: object,
  name: string,
  words: FieldWords<Value>,
): void {
  useDescription(control, name, words, true);
}

/** Of a value that several fields hold together. */
export function useFieldWords<Value>(
  { control }: { control: object },
  name: string,
  words: FieldWords<Value>,
): void {
  useDescription(control, name, words, false);
}

function useDescription<Value>(
  control: object,
  name: string,
  words: FieldWords<Value>,
  isField: boolean,
): void {
  useEffect(() => {
    const fields = described.get(control) ?? new Map<string, Described>();
    described.set(control, fields);
    // Whoever asks for the words gives them what the field holds.
    const field = { words: words as unknown as AnyWords, isOnScreen: isField };
    fields.set(name, field);
    return () => {
      field.isOnScreen = false;
    };
  });
}

/** The words of texts, in their field's box. */
export const textWords = (label: string): FieldWords<string> => ({
  label,
  show: (text) => (text.trim() === '' ? 'пусто' : `«${text.trim()}»`),
});

export const yesOrNoWords = (label: string): FieldWords<boolean> => ({
  label,
  show: (value) => (value ? 'да' : 'нет'),
});
