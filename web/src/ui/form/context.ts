// What the parts of a form know about it beside React Hook Form's own context.
import { createContext, useEffect } from 'react';

export type FormState = {
  isSubmitting: boolean;
  /** The last submit went through and nothing changed since. */
  isDone: boolean;
};

export const FormStateContext = createContext<FormState | null>(null);

/** Names of the fields that are on the screen, by the form's `control`. */
const fieldsOnScreen = new WeakMap<object, Set<string>>();

export function isOnScreen(control: object, name: string): boolean {
  return fieldsOnScreen.get(control)?.has(name) ?? false;
}

export function useFieldOnScreen(control: object, name: string): void {
  useEffect(() => {
    const names = fieldsOnScreen.get(control) ?? new Set();
    fieldsOnScreen.set(control, names.add(name));
    return () => {
      names.delete(name);
    };
  }, [control, name]);
}
