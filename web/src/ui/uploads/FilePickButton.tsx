// A button that opens the browser's file dialog.
import { useRef, type ReactNode } from 'react';
import { acceptOf, type UploadLimits } from '../../kit/uploads/limits.ts';
import { Button, type ButtonProps } from '../text/Button.tsx';

export function FilePickButton({
  onFiles,
  limits,
  label = 'Файлы для загрузки',
  isMultiple = limits.files > 1,
  children,
  ...look
}: Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'loading' | 'aria-label'> & {
  onFiles: (files: readonly File[]) => void;
  /** Limits the selectable files. */
  limits: UploadLimits;
  /** Accessible name of the input. */
  label?: string;
  isMultiple?: boolean;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        hidden
        aria-label={label}
        accept={acceptOf(limits)}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
