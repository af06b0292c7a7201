// A button that opens the browser's own choice of files.
import { useRef, type ReactNode } from 'react';
import { uploadLimits } from '../../kit/upload.ts';
import { Button, type ButtonProps } from '../../ui/index.ts';

export function FilePickButton({
  onFiles,
  isMultiple = true,
  children,
  ...look
}: Pick<ButtonProps, 'variant' | 'size' | 'icon'> & {
  onFiles: (files: readonly File[]) => void;
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
        aria-label="Файлы для загрузки"
        accept={uploadLimits.extensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
