// Whether a key event goes to a text input.

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(`textarea, select, input:not(${pressed})`))
  );
}

/** Input types without text. */
const pressed = '[type=checkbox], [type=radio], [type=button], [type=file], [type=range]';
