// Text that is typed plainly, as the rich text that it is kept as.

/** Its lines are paragraphs; '' of nothing. */
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
