// Copies a text to the clipboard and confirms that.
import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { Button, type ButtonProps } from './Button.tsx';
import { useAlerts } from '../overlay/alerts.tsx';

export type CopyButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'full' | 'aria-label'> & {
  text: string;
  children?: string;
};

/** Milliseconds for which the button shows «Скопировано». */
const copiedDuration = 2000;

export function CopyButton({ text, children = 'Скопировать', ...look }: CopyButtonProps) {
  const alerts = useAlerts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), copiedDuration);
    } catch {
      alerts.error('Браузер не дал скопировать. Выделите текст и скопируйте его сами');
    }
  };
  return (
    <Button
      {...look}
      icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      aria-live="polite"
      onClick={() => void copy()}
    >
      {isCopied ? 'Скопировано' : children}
    </Button>
  );
}
