// A honeypot field, which bots fill in: it is invisible and not reachable by keyboard or screen reader.
import type { Ref } from 'react';
import { Box } from '../../ui/index.ts';

export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Box aria-hidden position="absolute" left="-9999px" w="1px" h="1px" overflow="hidden">
      <label>
        Сайт (не заполняйте)
        <input
          ref={ref}
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          // Attributes that make password managers ignore the field.
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </Box>
  );
}

/** The text that a bot typed; null for an empty field and for one that the browser filled in. */
export function honeypotText(input: HTMLInputElement | null): string | null {
  if (input === null || input.value === '' || input.matches(':autofill')) return null;
  return input.value;
}
