// The submit button of a Form, with a busy state.
import { use } from 'react';
import { Button, type ButtonProps } from '../text/Button.tsx';
import { FormStateContext } from './context.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'loading' | 'onClick'>;

export function SubmitButton({ variant = 'primary', ...rest }: SubmitButtonProps) {
  const form = use(FormStateContext);
  return <Button {...rest} type="submit" variant={variant} loading={form?.isSubmitting ?? false} />;
}
