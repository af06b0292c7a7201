// Saves a file of the storage where the browser puts what is downloaded.
import { freshUrl, isExpired } from '../../kit/files/signedUrls.ts';

export async function downloadFile(url: string, name: string): Promise<void> {
  const address = isExpired(url) ? await freshUrl(url) : url;
  const link = document.createElement('a');
  // The name is not taken where the bytes come from another origin, which the store of files may have.
  link.href = `${address}?download=1`;
  link.download = name;
  link.click();
}
