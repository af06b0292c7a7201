// A field for robots, which fill in all that there is: people neither see it nor come to it by keyboard or screen reader.
import type { Ref } from 'react';
import { Box } from '../../ui/index.ts';

export function Trap({ ref }: { ref: Ref<HTMLInputElement> }) {
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
          // Password managers that ask for no more leave it alone.
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </Box>
  );
}

/** What a robot has typed; null of a person, whose browser may have filled it in by itself. */
export function trappedIn(input: HTMLInputElement | null): string | null {
  if (input === null || input.value === '' || input.matches(':autofill')) return null;
  return input.value;
}
