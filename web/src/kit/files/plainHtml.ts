// Converts plain text to the HTML of rich text fields.

/** Each line becomes a paragraph; '' for an empty text. */
export function plainHtml(text: string): string {
  const escaped = text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  if (escaped === '') return '';
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
