// Form state shared with its fields, in addition to React Hook Form's context.
import { createContext, useEffect } from 'react';

export type FormState = {
  isSubmitting: boolean;
  /** The last submit succeeded and nothing has changed since. */
  isDone: boolean;
  /** The last submit failed and there are unsaved changes. */
  hasFailed: boolean;
};

export const FormStateContext = createContext<FormState | null>(null);

/** How a conflict dialog displays the values of a field. */
export type FieldDisplay<Value> = {
  label: string;
} & (
  | { show: (value: Value) => string; each?: never }
  /** A set in any order; its members are displayed one by one. */
  | {
      each: (member: Value extends readonly (infer Member)[] ? Member : never) => string;
      show?: never;
    }
);

/** For fields whose value type is only known to themselves. */
export type AnyFieldDisplay = FieldDisplay<never>;

interface Described {
  words: AnyFieldDisplay;
  isOnScreen: boolean;
}

/** Fields by the form's `control`. Unmounted fields stay, since conflicts may concern them. */
const described = new WeakMap<object, Map<string, Described>>();

export function isOnScreen(control: object, name: string): boolean {
  return described.get(control)?.get(name)?.isOnScreen ?? false;
}

/** The label and formatting of a field; null for a field that was never rendered. */
export function fieldDisplayOf(control: object, name: string): AnyFieldDisplay | null {
  return described.get(control)?.get(name)?.words ?? null;
}

/** Registers a mounted field. */
export function useFieldOnScreen<Value>(
  control: object,
  name: string,
  words: FieldDisplay<Value>,
): void {
  useDescription(control, name, words, true);
}

/** Registers a value that several fields edit together. */
export function useFieldDisplay<Value>(
  { control }: { control: object },
  name: string,
  words: FieldDisplay<Value>,
): void {
  useDescription(control, name, words, false);
}

function useDescription<Value>(
  control: object,
  name: string,
  words: FieldDisplay<Value>,
  isField: boolean,
): void {
  useEffect(() => {
    const fields = described.get(control) ?? new Map<string, Described>();
    described.set(control, fields);
    // The functions are only called with values of this field.
    const field = { words: words as unknown as AnyFieldDisplay, isOnScreen: isField };
    fields.set(name, field);
    return () => {
      field.isOnScreen = false;
    };
  });
}

/** For text fields. */
export const textDisplay = (label: string): FieldDisplay<string> => ({
  label,
  show: (text) => (text.trim() === '' ? 'пусто' : `«${text.trim()}»`),
});

export const booleanDisplay = (label: string): FieldDisplay<boolean> => ({
  label,
  show: (value) => (value ? 'да' : 'нет'),
});
