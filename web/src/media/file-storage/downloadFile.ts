// Saves a file of the storage where the browser puts what is downloaded.

export function downloadFile(url: string, name: string): void {
  const link = document.createElement('a');
  // The name is not taken where the bytes come from another origin, which the store of files may have.
  link.href = `${url}?download=1`;
  link.download = name;
  link.click();
}
