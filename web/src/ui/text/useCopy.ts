// Putting a text on the clipboard, where no button of its own says that it did.
import { useAlerts } from '../overlay/alerts.tsx';

interface CopyWords {
  done: string;
  /** Where the browser does not let it: how to get at the text. */
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
