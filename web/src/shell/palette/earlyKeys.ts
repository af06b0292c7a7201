// Keeps what is typed between the keys that open the palette and the moment that its field can take it.

/** Begins to collect. The returned function ends it, and hands over what was typed, if anything was. */
export function collectKeys(): (take?: (text: string) => void) => void {
  let text = '';
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKey, true);
  return (take) => {
    document.removeEventListener('keydown', onKey, true);
    if (text !== '') take?.(text);
    text = '';
  };
}
