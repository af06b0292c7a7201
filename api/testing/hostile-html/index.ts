// HTML that is written to do harm in a reader's browser: what rich text must be able to swallow. A case that works calls
// `alert`, asks `evil.example` for something, or takes the name of what a page's own scripts use.
import { addresses } from './addresses.ts';
import { breakouts } from './breakouts.ts';
import { clobbering } from './clobbering.ts';
import { evasions } from './evasions.ts';
import { handlers } from './handlers.ts';
import { leaks } from './leaks.ts';
import { mutations } from './mutations.ts';
import { nesting } from './nesting.ts';

export const hostileHtml: readonly string[] = [
  ...evasions,
  ...handlers,
  ...addresses,
  ...mutations,
  ...breakouts,
  ...leaks,
  ...clobbering,
  ...nesting,
];
