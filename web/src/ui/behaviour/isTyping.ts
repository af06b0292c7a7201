// Whether keys are text where they were pressed.

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(`textarea, select, input:not(${pressed})`))
  );
}

/** Inputs that nobody types in. */
const pressed = '[type=checkbox], [type=radio], [type=button], [type=file], [type=range]';
