// Puts a text into the clipboard, and says that it did.
import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { IconButton } from './Button.tsx';
import { useAlerts } from './overlay/alerts.tsx';

export type CopyButtonProps = {
  text: string;
  /** What is copied: «Копировать: TXT-запись». */
  label: string;
};

/** Milliseconds that the tick stays. */
const told = 1500;

export function CopyButton({ text, label }: CopyButtonProps) {
  const alerts = useAlerts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return alerts.error('Не удалось скопировать. Выделите текст и скопируйте его сами');
    }
    setCopied(true);
    setTimeout(() => setCopied(false), told);
  };
  return (
    <IconButton
      size="sm"
      icon={isCopied ? <Check /> : <Copy />}
      label={isCopied ? 'Скопировано' : `Копировать: ${label}`}
      onClick={() => void copy()}
    />
  );
}
