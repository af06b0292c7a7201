// Copies a text to the clipboard and reports the result as an alert.
import { useAlerts } from '../overlay/alerts.tsx';

interface CopyWords {
  done: string;
  /** The message if the browser refuses: how to copy it otherwise. */
  refused: string;
}

export function useCopy({ done, refused }: CopyWords): (text: string) => Promise<void> {
  const alerts = useAlerts();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      alerts.success(done);
    } catch {
      alerts.error(refused);
    }
  };
}
