// What the parts of a form know about it beside React Hook Form's own context.
import { createContext } from 'react';

export type FormState = {
  isSubmitting: boolean;
  /** The last submit went through and nothing changed since. */
  isDone: boolean;
};

export const FormStateContext = createContext<FormState | null>(null);
