// Downloads a file of the storage to the browser's download folder.
import { freshUrl, isExpired } from '../../kit/files/signedUrls.ts';

export async function downloadFile(url: string, name: string): Promise<void> {
  const address = isExpired(url) ? await freshUrl(url) : url;
  const link = document.createElement('a');
  // Browsers ignore the `download` attribute for another origin, which the storage can have, so the server sends the
  // name.
  link.href = `${address}?download=1`;
  link.download = name;
  link.click();
}
